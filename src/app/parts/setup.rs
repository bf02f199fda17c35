//! The screen on which a match is set up, a part of its own.

use crate::app::browser::split_point::split_point;
use crate::app::setup::SetUpScreen;
use crate::i18n::{ClubPhrases, PeoplePhrases, SetupPhrases};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    setup, preload(load);
    /// Draws the screen.
    pub fn draw(texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view! { <SetUpScreen/> }.into_any())))
    }
}

fn provide_texts(texts: &[String]) -> Option<()> {
    let [setup, club, people] = texts else { return None };
    provide_context(SetupPhrases::read(setup)?);
    provide_context(ClubPhrases::read(club)?);
    provide_context(PeoplePhrases::read(people)?);
    Some(())
}
