//! The statistics as a file.

use crate::storage::{Tally, TallyLine};
use serde::Serialize;

/// What is in the file.
#[derive(Serialize)]
struct StatisticsFile<'a> {
    format: &'static str,
    version: u8,
    streak: u32,
    best_streak: u32,
    lines: &'a [TallyLine],
}

/// The tally as the text of a file.
pub fn export_text(tally: &Tally) -> String {
    let file = StatisticsFile {
        format: "rack-o-statistics",
        version: 1,
        streak: tally.streak,
        best_streak: tally.best_streak,
        lines: &tally.lines,
    };
    // It can always be written to memory.
    serde_json::to_string(&file).unwrap_or_default() + "\n"
}
