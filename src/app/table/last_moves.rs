//! The last moves, as everybody at the table saw them, and what was said.

use crate::app::browser::timers::after_paint;
use crate::app::components::{Glyph, Keyed};
use crate::app::state::{CurrentMatch, Remarks, phrases};
use crate::table::moves::last_turns;
use leptos::prelude::*;

/// How many moves are shown.
const SHOWN: usize = 6;

/// The last moves, the newest at the bottom. Before the first it says who deals.
#[component]
pub fn LastMoves() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let remarks = Remarks::here();
    let said = move || remarks.map(Remarks::said).unwrap_or_default();
    let turns = move || current.with(|game| last_turns(game, SHOWN, &said(), phrases));
    // They come a frame later: the one that shows a move has enough to do.
    let shown = RwSignal::new(untrack(turns));
    Effect::new(move || {
        let turns = turns();
        after_paint(move || {
            if shown.try_with_untracked(|shown| *shown != turns) == Some(true) {
                shown.set(turns);
            }
        });
    });
    let entries = |turns: Vec<(usize, String)>| {
        turns.into_iter().map(|(colour, text)| view! { <Entry colour text/> }).collect_view()
    };
    view! {
        <aside class="log" aria-label=phrases.last_moves()>
            <h2>{phrases.last_moves()}</h2>
            <ol>
                <Keyed key=shown children=entries/>
            </ol>
        </aside>
    }
}

#[component]
fn Entry(colour: usize, text: String) -> impl IntoView {
    view! {
        <li class=format!("p{colour}")>
            <Glyph colour/>
            <span>{text}</span>
        </li>
    }
}
