//! What is kept in this browser.

use crate::app::browser::local_storage::BrowserTexts;
use crate::storage::Saves;
use leptos::prelude::*;

/// What is kept in this browser; one for the page, in context.
pub type BrowserSaves = Saves<BrowserTexts>;

/// What is kept in this browser, from context.
pub fn saves() -> BrowserSaves {
    expect_context()
}
