//! The part of the Club: its opponents, and the ladder.

use crate::app::browser::split_point::split_point;
use crate::app::club::{LadderScreen, OpponentsScreen, Strip};
use crate::app::state::ClubScreen;
use crate::i18n::{ClubPhrases, PeoplePhrases};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    club, preload(load);
    /// Draws a screen of the Club.
    pub fn draw(screen: ClubScreen, texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view_of(screen))))
    }
}

split_point! {
    club;
    /// Draws where the person stands in the Club, for the first screen.
    pub fn draw_strip(texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view! { <Strip/> }.into_any())))
    }
}

fn provide_texts(texts: &[String]) -> Option<()> {
    let [club, people] = texts else { return None };
    provide_context(ClubPhrases::read(club)?);
    provide_context(PeoplePhrases::read(people)?);
    Some(())
}

fn view_of(screen: ClubScreen) -> AnyView {
    match screen {
        ClubScreen::Opponents => view! { <OpponentsScreen/> }.into_any(),
        ClubScreen::Ladder => view! { <LadderScreen/> }.into_any(),
    }
}
