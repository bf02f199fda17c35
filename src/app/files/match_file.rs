//! A file with a match.

use crate::app::components::Button;
use crate::app::state::{CurrentMatch, LazyScreen, Navigation, ScreenStack, lazy_phrases, phrases};
use crate::engine::Stage;
use crate::i18n::Who;
use crate::record::RecordedGame;
use leptos::prelude::*;

/// What is in the file, and what can be done with it.
#[component]
pub fn MatchFile(
    /// The match.
    recorded: RecordedGame,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let texts = lazy_phrases();
    let names: Vec<Who<'_>> =
        recorded.record().seats.iter().map(|seat| Who::Named(phrases().called(&seat.name))).collect();
    let is_over = matches!(recorded.game().stage(), Stage::Over(_));
    let line = texts.opened_line(&phrases().names(&names), is_over, recorded.results().len());
    let replaces = !is_over && current.is_under_way();
    let record = recorded.to_json();
    let looks_back = !recorded.results().is_empty();
    view! {
        <p>{line}</p>
        {replaces.then(|| view! { <p>{texts.opened_replaces()}</p> })}
        <p class={"sheetbox__f"}>
            {looks_back.then(|| view! { <LookBackButtons record=record.clone()/> })}
            {(!is_over).then(|| view! { <ContinueButton record=record.clone()/> })}
        </p>
    }
}

/// The buttons that open the replay and the review of a match.
#[component]
pub fn LookBackButtons(
    /// The match.
    record: String,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let reviewed = record.clone();
    view! {
        <Button
            class="key--sun"
            on_press=move |()| navigation.show(LazyScreen::Replay(record.clone()))
        >
            {phrases().replay()}
        </Button>
        <Button
            class="key--quiet"
            on_press=move |()| navigation.show(LazyScreen::Review(reviewed.clone()))
        >
            {phrases().review()}
        </Button>
    }
}

#[component]
fn ContinueButton(record: String) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <Button class="key--quiet" on_press=move |()| stack.continue_match(record.clone(), None)>
            {lazy_phrases().go_on_with_it()}
        </Button>
    }
}
