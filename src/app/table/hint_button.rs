//! The button that asks the coach.

use super::signals::shortcut;
use crate::app::components::Icon;
use crate::app::state::{Coach, Sound, phrases};
use leptos::prelude::*;

/// Shows the coach's hint, or puts it away.
#[component]
pub fn HintButton(
    /// Whether there is nothing to ask now: then it keeps its place, unseen.
    #[prop(into)]
    is_idle: Signal<bool>,
) -> impl IntoView {
    let coach = expect_context::<Coach>();
    let sound = expect_context::<Sound>();
    let phrases = phrases();
    view! {
        <button
            class="key key--quiet hint"
            id="hint"
            class:is-idle=is_idle
            aria-pressed=move || coach.hint().is_some().to_string()
            aria-label=phrases.hint()
            aria-keyshortcuts=shortcut("H")
            on:click=move |_| coach.toggle_hint(sound)
        >
            <Icon name="lamp"/>
            <span>{phrases.hint()}</span>
        </button>
    }
}
