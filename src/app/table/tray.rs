//! The tray in the middle: what to do now, the stock, the hand and the discard pile.

use super::character::RemarkInTray;
use super::discard_pile::DiscardPile;
use super::hand::HeldCard;
use super::prompt::Prompt;
use super::stock::Stock;
use crate::app::browser::fitting::fit;
use crate::app::browser::timers::after_paint;
use crate::app::components::{Glyph, Keyed};
use crate::app::state::{TableState, phrases};
use crate::table::TableMatch;
use crate::table::moves::{earlier_of_others, last_of_others};
use leptos::html;
use leptos::prelude::*;

/// The tray.
#[component]
pub fn Tray() -> impl IntoView {
    let table = expect_context::<TableState>();
    let tray = Memo::new(move |_| table.tray());
    // What somebody else has just done, where there is no room for the last moves. A replay says so in its prompt.
    let viewer = table.current.viewer.get_untracked();
    let last = Memo::new(move |_| {
        let last = |game: &TableMatch| last_of_others(game, viewer, phrases());
        if table.is_replay() { String::new() } else { table.current.with(last) }
    });
    view! {
        <section class="tray" aria-label=phrases().card_tray()>
            <EarlierTurns/>
            <p class="tray__last" aria-hidden="true" prop:textContent=last></p>
            <RemarkInTray/>
            <Prompt tray/>
            <div class="cells">
                <Stock tray/>
                <HeldCard tray/>
                <DiscardPile tray/>
            </div>
        </section>
    }
}

/// What the others did before that, since the person's own last turn; only to be seen.
#[component]
fn EarlierTurns() -> impl IntoView {
    let table = expect_context::<TableState>();
    let viewer = table.current.viewer.get_untracked();
    let turns = Memo::new(move |_| {
        let earlier = |game: &TableMatch| earlier_of_others(game, viewer, phrases());
        if table.is_replay() { Vec::new() } else { table.current.with(earlier) }
    });
    let line = NodeRef::<html::P>::new();
    Effect::new(move || {
        turns.track();
        after_paint(move || {
            if let Some(line) = line.try_get_untracked().flatten() {
                fit(&line);
            }
        });
    });
    let entries = |turns: Vec<(usize, String)>| {
        let entry = |(colour, text): (usize, String)| {
            view! { <span class=format!("tray__turn p{colour}")><Glyph colour/><span>{text}</span></span> }
        };
        turns.into_iter().map(entry).collect_view()
    };
    view! {
        <p class="tray__before" aria-hidden="true" node_ref=line>
            <Keyed key=turns children=entries/>
        </p>
    }
}
