//! The button that goes on without announcing.

use super::pressing::pressing;
use super::signals::shortcut;
use crate::app::state::{Coach, phrases};
use crate::engine::Action;
use crate::table::input::Press;
use leptos::prelude::*;

/// Goes on without announcing, where that is to be decided.
#[component]
pub fn PassButton() -> impl IntoView {
    let coach = expect_context::<Coach>();
    let phrases = phrases();
    view! {
        <button
            class="key key--quiet pass"
            id="pass"
            class:is-hot=move || coach.hints_at(|action| action == Action::Pass)
            aria-label=phrases.go_on_name()
            aria-keyshortcuts=shortcut("G")
            on:click=pressing(Press::Pass)
        >
            {phrases.go_on()}
        </button>
    }
}
