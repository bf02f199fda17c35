//! The match at the table as it is saved, and what it is to the deal of a day.

use crate::app::browser::tabs::match_of_tab;
use crate::app::state::saves;
use crate::record::RecordedMatch;
use crate::storage::{DayGo, TextStore, keys};

/// The seed of the match at the table, if it is known.
pub fn match_seed() -> Option<u64> {
    saves().extras(&match_of_tab()?)?.seed
}

/// The match at the table, as it is saved.
pub fn match_at_table() -> Option<RecordedMatch> {
    saves().read_match(&match_of_tab()?).ok().flatten()
}

/// What the match at the table is to the deal of a day, if it is one and over.
pub fn day_go(recorded: &RecordedMatch) -> Option<DayGo> {
    // Earlier versions have listed here which ones were begun.
    saves().0.remove(keys::DAY);
    saves().day_go(&match_of_tab()?, recorded)
}
