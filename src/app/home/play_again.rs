//! The match that was set up last: what it is, Play, and the way to change it.

use crate::app::browser::timers::after_paint;
use crate::app::components::Button;
use crate::app::state::{LazyScreen, Navigation, SetupState, TabMatch, phrases};
use leptos::prelude::*;

/// Play, what it begins, and the way to set up another match.
#[component]
pub fn PlayAgain() -> impl IntoView {
    let setup = SetupState::load(expect_context(), expect_context());
    let tab = expect_context::<TabMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let summary = setup.with_untracked(|draft| draft.summary(phrases));
    let is_too_few = summary.is_none();
    let play = move |_| {
        // The press is shown first.
        after_paint(move || {
            if let Some((rules, seats, colours)) = setup.ready().and_then(|draft| draft.new_match(phrases)) {
                tab.start(rules, seats, colours);
            }
        });
    };
    view! {
        <div class="go">
            <button class="key key--sun key--big go__b" aria-disabled=is_too_few.then_some("true") on:click=play>
                {phrases.play()}
            </button>
            <p class="go__s">{summary.unwrap_or_else(|| phrases.too_few_players().to_owned())}</p>
            <Button id="open-setup" class="key--quiet" on_press=move |()| navigation.show(LazyScreen::SetUp)>
                {phrases.change_setup()}
            </Button>
        </div>
    }
}
