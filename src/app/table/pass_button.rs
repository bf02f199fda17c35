//! The button that goes on without announcing.

use super::shortcut::shortcut;
use crate::app::state::{Coach, TableState, phrases};
use crate::engine::Action;
use crate::table::input::Press;
use leptos::prelude::*;

/// Goes on without announcing, where that is to be decided.
#[component]
pub fn PassButton() -> impl IntoView {
    let table = expect_context::<TableState>();
    let coach = expect_context::<Coach>();
    let phrases = phrases();
    view! {
        <button
            class="key key--quiet pass"
            id="pass"
            class:is-hot=move || coach.hints_at(|action| action == Action::Pass)
            aria-label=phrases.go_on_name()
            aria-keyshortcuts=shortcut("G")
            on:click=move |_| table.press(Press::Pass)
        >
            {phrases.go_on()}
        </button>
    }
}
