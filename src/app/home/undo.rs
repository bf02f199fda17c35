//! The way to put back what was deleted.

use super::saved_cards::{SavedCards, UNDO};
use crate::app::state::phrases;
use leptos::prelude::*;

/// The way to put a deleted match back. It stands where that was.
#[component]
pub fn Undo() -> impl IntoView {
    let cards = expect_context::<SavedCards>();
    view! {
        <div class="undone" role="status">
            <b>{phrases().match_deleted()}</b>
            <button id=UNDO class="key key--quiet" on:click=move |_| cards.put_back()>{phrases().undo()}</button>
        </div>
    }
}
