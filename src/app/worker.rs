//! What the worker calls (`public/worker.js`).

use super::parts::{self, Think};
use crate::i18n::ThinkingPhrases;
use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks for computer players and the coach.
#[wasm_bindgen]
pub struct Thinker {
    think: Think,
    phrases: &'static ThinkingPhrases,
}

#[wasm_bindgen]
impl Thinker {
    /// Loads what it takes to think. What the coach says is in the language of these texts; to play needs none.
    /// Nothing where it cannot be loaded.
    pub async fn load(texts: Option<String>) -> Option<Thinker> {
        let (think, phrases) = parts::thinking(texts).await.ok()??;
        Some(Thinker { think, phrases })
    }

    /// The answer to a message of the page; nothing where there is none.
    pub fn think(&self, message: &str) -> Option<String> {
        (self.think)(message, self.phrases)
    }
}
