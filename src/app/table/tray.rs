//! The tray in the middle: what to do now, the stock, the hand and the discard pile.

use super::discard_pile::DiscardPile;
use super::hand::HeldCard;
use super::prompt::Prompt;
use super::stock::Stock;
use crate::app::state::{TableState, phrases};
use crate::table::view::TrayView;
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

/// Something of what the tray shows, tracked; the default where no round is on the table.
pub fn of_tray<T: Default + 'static>(
    tray: Memo<Option<TrayView>>,
    read: fn(&TrayView) -> T,
) -> impl Fn() -> T + Copy + Send + Sync + 'static {
    move || tray.with(|tray| tray.as_ref().map_or_else(T::default, read))
}
