//! What the coach thinks of the rounds that are over.

use super::frame::heading;
use super::parts::{El, close_key, el};
use super::store::{Store, phrases};
use super::study::Desk;

/// The screen.
pub fn review_screen(_store: Store, desk: Desk) -> El {
    el("main").class("study formica").child(heading(phrases().review())).child(close_key(move || desk.close()))
}
