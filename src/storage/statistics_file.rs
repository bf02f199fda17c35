//! The statistics as a file. Programs read the lines in it, and the game adds it again device by device.

use super::counting::KeptMatch;
use super::fields::to_json;
use super::profile::ProfileFault::Unreadable;
use super::profile::{DeviceTally, MOST_DEVICES, MOST_LINES, MOST_PROFILE_BYTES, Profile, ProfileFault};
use super::saves::Saves;
use super::tally::{StoredLine, Tally};
use super::text_store::TextStore;
use crate::record::{self, Header};
use serde::{Deserialize, Serialize};

/// The format's name in every such file.
pub const STATISTICS_FORMAT: &str = "rack-o-statistics";
const VERSION: i64 = 1;
/// The device of the counts in a file of an earlier version, which does not say where they are from.
const UNKNOWN_DEVICE: &str = "0";

/// What is in the file.
#[derive(Serialize, Deserialize)]
struct StatisticsFile {
    format: String,
    version: i64,
    streak: u32,
    best_streak: u32,
    /// The counts of all devices together.
    lines: Vec<StoredLine>,
    /// The counts by device. Earlier versions leave them out.
    #[serde(default)]
    tallies: Vec<DeviceTally>,
}

impl<S: TextStore> Saves<S> {
    /// The statistics of this and all other devices as the text of a file. `fresh` is a random number, for a device that has
    /// none yet.
    pub fn statistics_file(&self, fresh: u64) -> String {
        let all = self.tally_of_all_devices(self.tally().0);
        let (streak, best_streak) = (all.streak, all.best_streak);
        let lines = all.lines.into_iter().map(StoredLine::from).collect();
        let Profile { tallies, history, .. } = self.profile(fresh);
        let tallies = with_all_counted(tallies, &history.matches());
        let format = STATISTICS_FORMAT.to_owned();
        to_json(&StatisticsFile { format, version: VERSION, streak, best_streak, lines, tallies }) + "\n"
    }
}

/// The counts by device, with the history: each says up to which match.
fn with_all_counted(mut tallies: Vec<DeviceTally>, history: &[KeptMatch]) -> Vec<DeviceTally> {
    for one in history {
        let device = one.entry.device.to_string();
        if tallies.iter().all(|known| known.device != device) {
            tallies.push(DeviceTally { device, tally: Tally::default() });
        }
    }
    for one in &mut tallies {
        let own = history.iter().filter(|kept| kept.entry.device.to_string() == one.device);
        let last = own.map(|kept| kept.entry.time).max();
        one.tally = Tally { until: last.max(one.tally.until), ..one.with_history(history) };
    }
    tallies
}

/// Reads such a file: a profile with statistics alone.
///
/// # Errors
/// The first [`ProfileFault`].
pub fn read_statistics(text: &str) -> Result<Profile, ProfileFault> {
    if text.len() > MOST_PROFILE_BYTES {
        return Err(ProfileFault::TooLong);
    }
    let header: Header = serde_json::from_str(text).map_err(|fault| Unreadable(record::in_words(&fault)))?;
    match (header.format.as_deref(), header.version) {
        (Some(STATISTICS_FORMAT), Some(VERSION)) => {}
        (Some(STATISTICS_FORMAT), Some(other)) => return Err(ProfileFault::Version(other)),
        _ => return Err(ProfileFault::Format),
    }
    let file: StatisticsFile = serde_json::from_str(text).map_err(|fault| Unreadable(record::in_words(&fault)))?;
    let mut tallies = file.tallies;
    if tallies.is_empty() {
        let StatisticsFile { lines, streak, best_streak, .. } = file;
        let tally = Tally { streak, best_streak, ..Tally::of_lines(lines) };
        tallies.push(DeviceTally { device: UNKNOWN_DEVICE.to_owned(), tally });
    }
    if tallies.len() > MOST_DEVICES || !tallies.iter().all(DeviceTally::is_sound) {
        return Err(Unreadable(format!("tallies: more than {MOST_DEVICES}, or longer than {MOST_LINES} lines")));
    }
    Ok(Profile { tallies, ..Profile::default() })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Edition, Goal, RulesDraft};
    use crate::storage::ImportMode;
    use crate::storage::memory::Memory;
    use crate::storage::played::tests::{announced, computer, human, log};

    /// A device on which this many matches were won.
    fn device(matches: usize) -> Memory {
        let memory = Memory::default();
        let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
        let won = announced(rules, vec![human(), computer("hard"), computer("easy")], 0);
        (0..matches).for_each(|_| log(&memory, &won).unwrap());
        memory
    }

    fn matches_won(memory: &Memory) -> u32 {
        let saves = Saves(memory);
        saves.tally_of_all_devices(saves.tally().0).sum(|_| true).matches_won
    }

    #[test]
    fn what_was_saved_and_then_deleted_is_there_again_and_counts_once() {
        let here = device(3);
        let text = Saves(&here).statistics_file(7);
        Saves(&here).forget_tally();
        assert_eq!(matches_won(&here), 0);
        let profile = read_statistics(&text).unwrap();
        for _ in 0..2 {
            Saves(&here).import(&profile, ImportMode::Merge, 7).unwrap();
            assert_eq!(matches_won(&here), 3);
        }
        let elsewhere = device(2);
        for _ in 0..2 {
            Saves(&elsewhere).import(&profile, ImportMode::Merge, 8).unwrap();
            assert_eq!(matches_won(&elsewhere), 5);
        }
    }

    #[test]
    fn a_file_of_an_earlier_version_is_added_too() {
        let text = r#"{"format":"rack-o-statistics","version":1,"streak":1,"best_streak":2,"lines":[{"edition":"jumbo","opposition":"hard","counts":{"rounds":4,"rounds_won":3,"points":230,"chip_rounds":0,"chips":0,"matches":4,"matches_won":3,"decisions":0,"lost":0}}]}"#;
        let here = device(1);
        let profile = read_statistics(text).unwrap();
        for _ in 0..2 {
            Saves(&here).import(&profile, ImportMode::Merge, 7).unwrap();
            assert_eq!(matches_won(&here), 4);
        }
    }

    #[test]
    fn what_is_no_such_file_is_refused() {
        let good = Saves(&device(1)).statistics_file(7);
        assert!(read_statistics(&good).is_ok());
        assert_eq!(
            read_statistics(&good.replace("\"version\":1", "\"version\":2")).unwrap_err(),
            ProfileFault::Version(2)
        );
        assert_eq!(read_statistics(&good.replace("rack-o-statistics", "chess")).unwrap_err(), ProfileFault::Format);
        for bad in [&good[..good.len() / 2], "", "[]", &good.replace("\"device\":\"7\"", "\"device\":\"<7>\"")] {
            assert!(read_statistics(bad).is_err(), "{bad}");
        }
        assert_eq!(read_statistics(&" ".repeat(MOST_PROFILE_BYTES + 1)).unwrap_err(), ProfileFault::TooLong);
    }
}
