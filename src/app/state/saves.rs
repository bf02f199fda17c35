//! What is kept in this browser.

use crate::storage::{BrowserTexts, Saves};
use leptos::prelude::*;

/// What is kept in this browser; one for the page, in context.
pub type BrowserSaves = Saves<BrowserTexts>;

/// What is kept in this browser, from context. Where there is none, as in a task that outlives what began it, it is the same but for
/// what found no room.
pub fn saves() -> BrowserSaves {
    use_context().unwrap_or_default()
}
