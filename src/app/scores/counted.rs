//! The racks at the end of a round, counted from slot 5.

use crate::app::parts::{Lip, RackBody, SlotShell};
use crate::app::store::{InPlay, phrases};
use crate::app::table::hand::{CardPrint, card_class, card_style};
use crate::app::table::look::{Face, open_slot};
use crate::engine::{Call, Rack, RoundResult, Seat, bonus_for_run};
use leptos::prelude::*;

/// Every rack of the round, the best score first.
pub fn counted_racks(play: &InPlay, result: &RoundResult) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = result.seats.iter().collect();
    seats.sort_by_key(|&seat| (seat != result.announcer, -result.scores[seat.number()], seat));
    let racks = seats.into_iter().map(|seat| counted_rack(play, result, seat)).collect_view();
    view! { <div class="racks">{racks}</div> }
}

fn counted_rack(play: &InPlay, result: &RoundResult, seat: Seat) -> impl IntoView + use<> {
    let phrases = phrases();
    let rack = result.racks[seat.number()];
    let score = result.scores[seat.number()];
    let colour = play.colour(seat);
    let announced = result.announcer == seat;
    let name = play.name(seat).to_owned();
    let highest = crate::engine::highest_card(result.seats.len());
    let slot = move |slot| {
        let look = open_slot(&rack, slot, true);
        let name = match look.face {
            Face::Card(card) => phrases.slot(slot.label(), card.number(), look.in_order),
            _ => phrases.empty_slot(slot.label()),
        };
        view! {
            <SlotShell at=slot look>
                <span class=card_class(look.face) style=card_style(look.face) role="img" aria-label=name>
                    {match look.face {
                        Face::Card(card) => Some(view! { <CardPrint card/> }),
                        _ => None,
                    }}
                </span>
            </SlotShell>
        }
    };
    view! {
        <article
            class=format!("res p{colour}")
            class:res--win=announced
            aria-label=phrases.scores(play.who(seat, phrases), score)
        >
            <RackBody colour highest slots=slot>
                <Lip colour name/>
                {announced.then(|| view! { <span class="token">{phrases.announced()}</span> })}
            </RackBody>
            <p class="sum">
                <b class="sum__p tn">{format!("{score:+}")}</b>
                <span>{how(play, result, &rack, announced)}</span>
            </p>
        </article>
    }
}

/// How the points came about, in signs that need no language.
fn how(play: &InPlay, result: &RoundResult, rack: &Rack, announced: bool) -> String {
    if matches!(play.goal(), crate::engine::Goal::Chips(_)) || announced && result.call == Call::Eclair {
        return String::new();
    }
    let cards = format!("{} × 5", rack.rising());
    if !announced {
        return cards;
    }
    match bonus_for_run(rack.longest_run()) {
        bonus if bonus > 0 && play.recorded.game().rules().bonus => format!("{cards} + 25 + {bonus}"),
        _ => format!("{cards} + 25"),
    }
}
