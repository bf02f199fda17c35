//! A file with a match.

use crate::app::components::Button;
use crate::app::state::{
    Continued, LookingBackScreen, Navigation, ScreenStack, ShownMatch, phrases, saves, sharing_phrases,
};
use crate::engine::Stage;
use crate::i18n::Who;
use crate::record::RecordedMatch;
use crate::storage::SameMatch;
use leptos::prelude::*;

/// What is in the file, and what can be done with it.
#[component]
pub fn MatchFile(
    /// The match.
    recorded: RecordedMatch,
) -> impl IntoView {
    let texts = sharing_phrases();
    let names: Vec<Who<'_>> = recorded.names().map(|name| Who::Named(phrases().called(name))).collect();
    let is_over = matches!(recorded.state().stage(), Stage::Over(_));
    let line = texts.opened_line(&phrases().names(&names), is_over, recorded.results().len());
    let saved = saves().same_match(&recorded).filter(|_| !is_over);
    let is_begun = saved.is_some();
    let looks_back = !recorded.results().is_empty();
    view! {
        <p>{line}</p>
        {is_begun.then(|| view! { <p>{texts.already_begun()}</p> })}
        <p class={"sheetbox__f"}>
            {(!is_over).then(|| view! { <ContinueButton recorded=recorded.clone() saved/> })}
            {looks_back.then(|| view! { <LookBackButtons recorded=&recorded is_main=is_over/> })}
        </p>
    }
}

/// The buttons that open the replay and the review of a match.
#[component]
pub fn LookBackButtons<'a>(
    /// The match.
    recorded: &'a RecordedMatch,
    /// Whether there is nothing else to do with it.
    is_main: bool,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let (replayed, reviewed) = (ShownMatch::of(recorded), ShownMatch::of(recorded));
    view! {
        <Button
            id="file-replay"
            class=if is_main { "key--sun" } else { "key--quiet" }
            is_main=is_main
            on_press=move |()| navigation.show(LookingBackScreen::Replay(replayed.clone(), 0))
        >
            {phrases().replay()}
        </Button>
        <Button
            id="file-review"
            class="key--quiet"
            on_press=move |()| navigation.show(LookingBackScreen::Review(reviewed.clone(), None))
        >
            {phrases().review()}
        </Button>
    }
}

/// The button that goes on with a match: the saved one, where it is that one and further.
#[component]
pub fn ContinueButton(
    /// The match.
    recorded: RecordedMatch,
    /// The same match among those that are saved.
    #[prop(optional_no_strip)]
    saved: Option<SameMatch>,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let recorded = Box::new(recorded);
    let continued = match saved {
        Some(saved) if saved.is_behind => Continued::InPlaceOf(saved.id, recorded),
        Some(saved) => Continued::Saved(saved.id),
        None => Continued::Beside(recorded, None),
    };
    view! {
        <Button class="key--sun" is_main=true on_press=move |()| stack.continue_match(continued.clone())>
            {sharing_phrases().go_on_with_it()}
        </Button>
    }
}
