//! The split points: what is called here is loaded when it is first called. `cargo xtask finish` makes files of the parts: the
//! program for a match, and the lazy part, for what few ever look at.

use super::lazy_app::LazyApp;
use super::share::{self, has_deal_end};
use super::state::{LazyScreen, LazyTexts, saves};
use crate::i18n::LazyPhrases;
use crate::messages;
use crate::storage::{TextStore, keys};
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

/// Draws a screen of the lazy part with its texts.
pub type Draw = fn(LazyScreen, LazyTexts) -> AnyView;

/// Draws the end of a match whose deals others play, too.
pub type DrawDealEnd = fn(LazyTexts) -> AnyView;

/// Answers a message of the page to the worker.
pub type Think = fn(&str, &LazyPhrases) -> Option<String>;

/// How a screen of the lazy part is drawn, with the texts of that part and of the rule book; `None` if these are not of
/// this version.
#[wasm_split(lazy, fallible, preload(load), wasm_split_path = leptos::wasm_split)]
pub fn lazy_screen(texts: (String, String)) -> Result<Option<(Draw, LazyTexts)>, SplitLoaderError> {
    let draw: Draw = |screen, texts| view! { <LazyApp screen texts/> }.into_any();
    Ok(LazyTexts::read(&texts).map(|texts| (draw, texts)))
}

/// How the worker thinks, and the texts of the lazy part where they are given; `None` if these are not of this version.
#[wasm_split(lazy, fallible, wasm_split_path = leptos::wasm_split)]
pub fn thinking(texts: Option<String>) -> Result<Option<(Think, &'static LazyPhrases)>, SplitLoaderError> {
    let phrases = texts.map_or(Some(LazyPhrases::EMPTY), |texts| LazyPhrases::read(&texts));
    Ok(phrases.map(|phrases| -> (Think, &'static LazyPhrases) { (messages::think, phrases) }))
}

/// How the end of a match is drawn whose deals others play, too, with the texts as for a screen; `None` where it has nothing
/// to say.
#[wasm_split(lazy, fallible, wasm_split_path = leptos::wasm_split)]
pub fn deal_end(texts: (String, String)) -> Result<Option<(DrawDealEnd, LazyTexts)>, SplitLoaderError> {
    let draw: DrawDealEnd = |texts| {
        provide_context(texts);
        share::deal_end()
    };
    Ok(LazyTexts::read(&texts).filter(|_| has_deal_end()).map(|texts| (draw, texts)))
}

/// Whether the match at the table may be one whose deals others play, too.
pub fn may_be_shared() -> bool {
    [keys::DAY, keys::DAYS, keys::FRIENDS].iter().any(|key| saves().0.get(key).is_some())
}
