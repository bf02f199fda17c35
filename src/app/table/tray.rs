//! The tray in the middle: what to do now, the stock, the hand and the discard pile.

use super::discard_pile::DiscardPile;
use super::hand::HeldCard;
use super::prompt::Prompt;
use super::stock::Stock;
use crate::app::state::{TableState, phrases};
use leptos::prelude::*;

/// The tray.
#[component]
pub fn Tray() -> impl IntoView {
    let table = expect_context::<TableState>();
    let tray = Memo::new(move |_| table.tray());
    view! {
        <section class="tray" aria-label=phrases().card_tray()>
            <Prompt tray/>
            <div class="cells">
                <Stock tray/>
                <HeldCard tray/>
                <DiscardPile tray/>
            </div>
        </section>
    }
}
