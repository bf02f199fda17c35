//! Another player's rack: backs only. No card of it is in the page.

use super::hand::card_class;
use super::look::{last_turn, short_turn, slot_at_table};
use crate::app::parts::{Lip, RackBody, SlotShell};
use crate::app::store::{phrases, use_store};
use crate::engine::{Seat, Slot};
use leptos::prelude::*;

/// The rack of a player who is not looking.
#[component]
pub fn OtherRack(
    /// Whose it is.
    seat: Seat,
    /// Where it stands: left, top, right, or in front where nobody's rack is open.
    place: &'static str,
) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let Some((name, colour, goal)) = store
        .play
        .with_untracked(|play| play.as_ref().map(|play| (play.name(seat).to_owned(), play.colour(seat), play.goal())))
    else {
        return ().into_any();
    };
    let total = Memo::new(move |_| {
        store.of_play(|play| play.recorded.game().totals().get(seat.number()).copied().unwrap_or(0))
    });
    let turn = Memo::new(move |_| store.of_play(|play| last_turn(play, seat)));
    let note = move || turn.get().map(|turn| short_turn(&turn, phrases));
    let to_act = Memo::new(move |_| store.of_play(|play| play.recorded.game().to_act() == Some(seat)));
    let slot = move |slot: Slot| {
        let look = Memo::new(move |_| {
            store.of_play(|play| slot_at_table(play, None, seat, slot, super::input::Choice::Nothing))
        });
        view! {
            <SlotShell at=slot look>
                <span class=move || card_class(look.get().face) aria-hidden="true"></span>
            </SlotShell>
        }
    };
    let class = if place == "mine" { "mine mine--covered".to_owned() } else { format!("opp opp--{place}") };
    let label = {
        let name = name.clone();
        move || phrases.other_rack(&name, total.get(), goal, note())
    };
    view! {
        <section class=class aria-label=label>
            <RackBody colour highest=60 slots=slot>
                <Lip colour name=name.clone() total/>
                {move || to_act.get().then(|| view! { <span class="token">{phrases.thinking()}</span> })}
            </RackBody>
            <p class="note" aria-hidden="true">{note}</p>
        </section>
    }
    .into_any()
}
