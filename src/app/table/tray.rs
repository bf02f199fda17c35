//! The tray in the middle: what to do now, the stock, the hand and the discard pile.

use super::discard_pile::DiscardPile;
use super::hand::HeldCard;
use super::prompt::Prompt;
use super::stock::Stock;
use crate::app::state::{TableState, phrases};
use crate::table::Match;
use crate::table::sentences::last_of_others;
use leptos::prelude::*;

/// The tray.
#[component]
pub fn Tray() -> impl IntoView {
    let table = expect_context::<TableState>();
    let tray = Memo::new(move |_| table.tray());
    // What somebody else has just done, where there is no room for the last moves. A replay says so in its prompt.
    let viewer = table.current.viewer.get_untracked();
    let last = Memo::new(move |_| {
        let last = |game: &Match| last_of_others(game, viewer, phrases());
        if table.is_replay() { String::new() } else { table.current.with(last) }
    });
    view! {
        <section class="tray" aria-label=phrases().card_tray()>
            <p class="tray__last" aria-hidden="true" prop:textContent=last></p>
            <Prompt tray/>
            <div class="cells">
                <Stock tray/>
                <HeldCard tray/>
                <DiscardPile tray/>
            </div>
        </section>
    }
}
