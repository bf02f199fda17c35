//! The part that thinks, in the worker: the expert and the coach.

use crate::app::browser::split_point::split_point;
use crate::i18n::ThinkingPhrases;
use crate::messages;
use leptos::wasm_split::SplitLoaderError;

/// Answers a message of the page to the worker.
pub type Think = fn(&str, &ThinkingPhrases) -> Option<String>;

split_point! {
    thinking;
    /// How the worker thinks, and the texts of the coach where they are given.
    pub fn thinking(texts: Option<String>) -> Result<Option<(Think, &'static ThinkingPhrases)>, SplitLoaderError> {
        let phrases = texts.map_or(Some(ThinkingPhrases::EMPTY), |texts| ThinkingPhrases::read(&texts));
        Ok(phrases.map(|phrases| -> (Think, &'static ThinkingPhrases) { (messages::think, phrases) }))
    }
}
