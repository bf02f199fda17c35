//! The hand, in the middle of the tray.

use super::signals::of_tray;
use super::undo_button::UndoButton;
use crate::app::components::{DrawnText, Keyed, LooseCard, nothing};
use crate::app::state::{CurrentMatch, TakingBack};
use crate::table::TableMatch;
use crate::table::view::{Hand, TrayView};
use leptos::prelude::*;

/// The card in the hand, over the name of the game.
#[component]
pub fn HeldCard(
    /// What the tray shows.
    tray: Memo<Option<TrayView>>,
) -> impl IntoView {
    let highest = expect_context::<CurrentMatch>().with_untracked(TableMatch::highest_card);
    let hand = Memo::new(move |_| of_tray(tray, |tray| tray.hand)());
    let content = move |hand: Hand| {
        let card = match hand {
            Hand::Nothing => return nothing(),
            Hand::Covered => None,
            Hand::Card(card) => Some(card),
        };
        view! {
            <div class="hand__card">
                <LooseCard card highest class="is-held"/>
            </div>
        }
        .into_any()
    };
    view! {
        <div class="hand" id="hand">
            <span class="emboss" aria-hidden="true">
                <DrawnText text="RACK-O"/>
            </span>
            <Keyed key=hand children=content/>
            {TakingBack::here().map(|taking_back| view! { <UndoButton taking_back/> })}
        </div>
    }
}
