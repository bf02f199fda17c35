//! What is loaded when it is first wanted: the functions that are marked with the entry of a part ([`crate::lazy_parts`]). To
//! call one loads its part first, with all that only such functions call.
//!
//! They get the texts of their part as they were loaded, and give nothing where these are not of this version. What a screen reads
//! of the state while it is drawn is not tracked, or it would be drawn anew.

mod club;
mod cup;
mod looking_back;
mod reading;
mod settings;
mod setup;
mod sharing;
mod thinking;

pub use club::draw_strip;
pub use sharing::deal_end;
pub use thinking::{Think, thinking};

use super::state::LazyScreen;
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

/// Loads the program of a screen's part.
///
/// # Errors
/// It could not be loaded.
pub async fn load(screen: &LazyScreen) -> Result<(), SplitLoaderError> {
    match screen {
        LazyScreen::Reading(_) => reading::load().await,
        LazyScreen::LookingBack(_) => looking_back::load().await,
        LazyScreen::Sharing(_) => sharing::load().await,
        LazyScreen::Settings => settings::load().await,
        LazyScreen::SetUp => setup::load().await,
        LazyScreen::Club(_) => club::load().await,
        LazyScreen::Cup(_) => cup::load().await,
    }
}

/// Draws a screen with the texts of its part.
///
/// # Errors
/// Its part could not be loaded.
pub async fn draw(screen: LazyScreen, texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
    match screen {
        LazyScreen::Reading(screen) => reading::draw(screen, texts).await,
        LazyScreen::LookingBack(screen) => looking_back::draw(screen, texts).await,
        LazyScreen::Sharing(screen) => sharing::draw(screen, texts).await,
        LazyScreen::Settings => settings::draw(texts).await,
        LazyScreen::SetUp => setup::draw(texts).await,
        LazyScreen::Club(screen) => club::draw(screen, texts).await,
        LazyScreen::Cup(screen) => cup::draw(screen, texts).await,
    }
}
