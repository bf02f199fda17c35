//! What has been played so far, and how it went.

use super::frame::heading;
use super::parts::{El, close_key, el};
use super::store::{Store, phrases};
use super::study::Desk;

/// The screen of the statistics.
pub fn statistics_screen(_store: Store, desk: Desk) -> El {
    el("main").class("study formica").child(heading(phrases().statistics())).child(close_key(move || desk.close()))
}
