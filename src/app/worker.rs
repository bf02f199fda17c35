//! What the worker calls (`public/worker.js`).

use super::split::{self, Think};
use crate::i18n::LazyPhrases;
use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks for computer players and the coach.
#[wasm_bindgen]
pub struct Thinker {
    think: Think,
    phrases: &'static LazyPhrases,
}

#[wasm_bindgen]
impl Thinker {
    /// Loads what it takes to think. What the coach says is in the language of these texts of the lazy part; to play needs none.
    /// Nothing where it cannot be loaded.
    pub async fn load(texts: Option<String>) -> Option<Thinker> {
        let (think, phrases) = split::thinking(texts).await.ok()??;
        Some(Thinker { think, phrases })
    }

    /// The answer to a message of the page; nothing where there is none.
    pub fn think(&self, message: &str) -> Option<String> {
        (self.think)(message, self.phrases)
    }
}
