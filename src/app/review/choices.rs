//! Which round is looked at, and whose decisions.

use crate::app::browser::events::value_of;
use crate::app::components::RoundSelect;
use crate::app::state::{CurrentMatch, ReviewState, looking_back_phrases, phrases};
use crate::engine::Seat;
use leptos::prelude::*;

/// The round and the seat. What is chosen may lead to another seat, since not everybody plays every round.
#[component]
pub fn Choices() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let current = expect_context::<CurrentMatch>();
    let rounds = current.with_untracked(|game| game.recorded.results().len());
    let shown = Memo::new(move |_| review.with(|reviewed| reviewed.round));
    view! {
        <p class={"study__o"}>
            <RoundSelect rounds shown on_choose=move |round| review.choose_round(round)/>
            <SeatChoice/>
        </p>
    }
}

#[component]
fn SeatChoice() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let current = expect_context::<CurrentMatch>();
    let names = current.with_untracked(|game| {
        let name = |seat: Seat| phrases().called(game.recorded.name(seat)).to_owned();
        Seat::ALL.into_iter().take(game.players()).map(name).collect::<Vec<String>>()
    });
    let chosen = Memo::new(move |_| review.with(|reviewed| reviewed.seat.number()));
    let option = |(number, name): (usize, String)| {
        view! {
            <option value=number.to_string() translate="no" prop:selected=move || chosen.get() == number>{name}</option>
        }
    };
    view! {
        <select
            class="sel"
            aria-label=looking_back_phrases().whose()
            on:change=move |event| {
                if let Some(seat) = value_of(&event).and_then(|seat| seat.parse().ok()).and_then(Seat::new) {
                    review.choose_seat(seat);
                }
            }
        >
            {names.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}
