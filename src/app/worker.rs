//! What the worker calls (`public/worker.js`).

use super::split;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a question, in the language of these texts or of the last ones; nothing where there is no answer.
#[wasm_bindgen]
pub async fn think(message: String, texts: Option<String>) -> Option<String> {
    split::think(message, texts).await.ok().flatten()
}
