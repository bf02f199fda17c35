//! Which round is looked at, and whose decisions.

use crate::app::components::CollectAnyView;
use crate::app::state::{CurrentMatch, ReviewState, lazy_phrases, phrases};
use crate::engine::Seat;
use crate::record::SeatEntry;
use leptos::prelude::*;

/// The round and the seat. What is chosen may lead to another seat, since not everybody plays every round.
#[component]
pub fn Choices() -> impl IntoView {
    view! {
        <p class={"study__o"}>
            <RoundChoice/>
            <SeatChoice/>
        </p>
    }
}

#[component]
fn RoundChoice() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let current = expect_context::<CurrentMatch>();
    let rounds = current.with_untracked(|game| game.recorded.results().len());
    let chosen = Memo::new(move |_| review.with(|reviewed| reviewed.round));
    let option = |round: usize| {
        let name = lazy_phrases().replay_round(round + 1);
        view! { <option value=round.to_string() prop:selected=move || chosen.get() == round>{name}</option> }
    };
    view! {
        <select
            class="sel"
            aria-label=phrases().round()
            on:change:target=move |event| {
                if let Ok(round) = event.target().value().parse() {
                    review.choose_round(round);
                }
            }
        >
            {(0..rounds).map(option).collect_any_view()}
        </select>
    }
}

#[component]
fn SeatChoice() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let current = expect_context::<CurrentMatch>();
    let names = current.with_untracked(|game| {
        let name = |entry: &SeatEntry| phrases().called(&entry.name).to_owned();
        game.recorded.record().seats.iter().map(name).collect::<Vec<String>>()
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
            aria-label=lazy_phrases().whose()
            on:change:target=move |event| {
                if let Some(seat) = event.target().value().parse().ok().and_then(Seat::new) {
                    review.choose_seat(seat);
                }
            }
        >
            {names.into_iter().enumerate().map(option).collect_any_view()}
        </select>
    }
}
