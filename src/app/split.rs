//! The split points: what is called here is loaded when it is first called. `cargo xtask finish` makes files of the parts: the
//! program for a match, and the lazy part, for what few ever look at.

use super::lazy_app::LazyApp;
use super::share::{self, has_deal_end};
use super::state::{LazyScreen, lazy_phrases, load_lazy_texts, load_rule_book_texts};
use crate::messages;
use crate::storage::{Browser, TextStore, keys};
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

/// Draws a screen of the lazy part.
pub type Draw = fn(LazyScreen) -> AnyView;

/// How a screen of the lazy part is drawn, with the texts of that part and of the rule book; `None` if these are not of
/// this version.
#[wasm_split(lazy, fallible, preload(load), wasm_split_path = leptos::wasm_split)]
pub fn lazy_screen(texts: (String, String)) -> Result<Option<Draw>, SplitLoaderError> {
    let is_read = load_lazy_texts(&texts.0) && load_rule_book_texts(&texts.1);
    let draw: Draw = |screen| view! { <LazyApp screen/> }.into_any();
    Ok(is_read.then_some(draw))
}

/// What the worker does with a message ([`messages::think`]). Where its answer has words, the texts of the lazy part are
/// needed, once in each language.
#[wasm_split(lazy, fallible, wasm_split_path = leptos::wasm_split)]
pub fn think(message: String, texts: Option<String>) -> Result<Option<String>, SplitLoaderError> {
    if texts.is_some_and(|texts| !load_lazy_texts(&texts)) {
        return Ok(None);
    }
    Ok(messages::think(&message, lazy_phrases()))
}

/// How the end of a match is drawn whose deals others play, too, with the texts as for a screen; `None` where it has nothing
/// to say.
#[wasm_split(lazy, fallible, wasm_split_path = leptos::wasm_split)]
pub fn deal_end(texts: (String, String)) -> Result<Option<fn() -> AnyView>, SplitLoaderError> {
    let draw: fn() -> AnyView = share::deal_end;
    Ok((load_lazy_texts(&texts.0) && has_deal_end()).then_some(draw))
}

/// Whether the match at the table may be one whose deals others play, too.
pub fn may_be_shared() -> bool {
    [keys::DAY, keys::DAYS, keys::FRIENDS].iter().any(|key| Browser.get(key).is_some())
}
