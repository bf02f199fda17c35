//! The part of the cup.

use crate::app::browser::split_point::split_point;
use crate::app::cup::{CupOfLink, CurrentCup, PlayedCups};
use crate::app::state::CupScreen;
use crate::i18n::{ClubPhrases, CupPhrases};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    cup, preload(load);
    /// Draws a screen of the cup.
    pub fn draw(screen: CupScreen, texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        Ok(untrack(|| provide_texts(&texts).map(|()| view_of(screen))))
    }
}

fn provide_texts(texts: &[String]) -> Option<()> {
    let [cup, club] = texts else { return None };
    provide_context(CupPhrases::read(cup)?);
    provide_context(ClubPhrases::read(club)?);
    Some(())
}

fn view_of(screen: CupScreen) -> AnyView {
    match screen {
        CupScreen::Current => view! { <CurrentCup/> }.into_any(),
        CupScreen::Of(link) => view! { <CupOfLink link/> }.into_any(),
        CupScreen::History => view! { <PlayedCups/> }.into_any(),
    }
}
