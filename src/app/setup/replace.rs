//! Asks before a new match takes the place of the one under way.

use crate::app::parts::SheetBox;
use crate::app::store::{InPlay, phrases, use_store};
use leptos::prelude::*;

/// The question, with both ways out.
#[component]
pub fn ReplaceMatch() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let round = store.play.with_untracked(|play| play.as_ref().map_or(1, InPlay::round_number));
    let start = move |_| {
        store.sheet.set(None);
        store.start_waiting();
    };
    let go_on = move |_| {
        store.sheet.set(None);
        store.waiting.set(None);
        store.back_to_table();
    };
    view! {
        <SheetBox title=phrases.replace_match() kind="sheetbox--ask">
            <p>{phrases.replace_match_what(round)}</p>
            <p class="sheetbox__f">
                <button class="key key--sun" on:click=start>{phrases.start_new()}</button>
                <button class="key key--quiet" on:click=go_on>{phrases.go_on_with_old()}</button>
            </p>
        </SheetBox>
    }
}
