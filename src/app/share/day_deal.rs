//! The match at the table as it is saved, and what it is to the deal of a day.

use crate::app::browser::tabs::match_of_tab;
use crate::record::RecordedMatch;
use crate::storage::{Browser, DayGo, Saves, TextStore, keys};

/// The seed of the match at the table, if it is known.
pub fn match_seed() -> Option<u64> {
    Saves(Browser).extras(&match_of_tab()?)?.seed.parse().ok()
}

/// The match at the table, as it is saved.
pub fn match_at_table() -> Option<RecordedMatch> {
    Saves(Browser).read_match(&match_of_tab()?).ok().flatten()
}

/// What the match at the table is to the deal of a day, if it is one and over.
pub fn day_go(recorded: &RecordedMatch) -> Option<DayGo> {
    // Earlier versions have listed here which ones were begun.
    Browser.remove(keys::DAY);
    Saves(Browser).day_go(&match_of_tab()?, recorded)
}
