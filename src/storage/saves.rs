//! The keys of what is stored, and what happens to text that cannot be read.

use super::text_store::{StorageFault, TextStore};
use crate::record::{self, RecordedGame};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The storage keys. The number is the version of what is stored under them.
pub mod keys {
    /// The match, as a record.
    pub const MATCH: &str = "rack-o/1/match";
    /// What a record does not hold of the match at this table, see [`MatchExtras`](super::MatchExtras).
    pub const EXTRAS: &str = "rack-o/1/match-extras";
    /// The settings.
    pub const SETTINGS: &str = "rack-o/1/settings";
    /// Who sat where in the last match.
    pub const TABLE: &str = "rack-o/1/table";
    /// The finished rounds that are not in the tally yet, see [`Played`](super::Played).
    pub const PLAYED: &str = "rack-o/1/played";
    /// What has been played on this device, see [`Tally`](super::Tally).
    pub const TALLY: &str = "rack-o/1/tally";
    /// What has been played on other devices, see [`DeviceTally`](super::DeviceTally).
    pub const TALLIES: &str = "rack-o/1/tallies";
    /// This device's number, drawn when its profile is first exported.
    pub const DEVICE: &str = "rack-o/1/device";
    /// The deals of the day, see [`Days`](super::Days).
    pub const DAYS: &str = "rack-o/1/days";
    /// The day whose deal was started and has not been counted yet.
    pub const DAY: &str = "rack-o/1/day";
    /// The links of friends' results whose deals were begun, a line each, the last one first.
    pub const FRIENDS: &str = "rack-o/1/friends";
    /// The prefix of keys for texts that could not be read; a number follows.
    pub const ASIDE: &str = "rack-o/1/set-aside/";
}

/// What a record does not hold: the seed of the cards to come, and how the table looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchExtras {
    /// The seed of the match in decimal: JSON numbers are not precise enough.
    pub seed: String,
    /// The colour and sign of each seat, 0 to 3.
    pub colours: Vec<u8>,
    /// Whether the player is at the table rather than on the first screen.
    pub at_table: bool,
}

/// Who sat at a seat when the last match started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedSeat {
    /// The name.
    pub name: String,
    /// `human`, `computer` or `empty`.
    pub player: String,
    /// The level of a computer player.
    pub level: String,
}

/// Text that could not be read and was moved to another key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableText {
    /// The key it was stored under, one of [`keys`].
    pub key: &'static str,
    /// The text, so that the person can download it.
    pub text: String,
}

/// Reads and writes the stored data.
#[derive(Clone, Copy, Debug)]
pub struct Saves<S>(pub S);

impl<S: TextStore> Saves<S> {
    /// The match in progress, or the last finished one.
    ///
    /// # Errors
    /// [`UnreadableText`] if the stored text is not a match; it has been set aside.
    pub fn read_match(&self) -> Result<Option<RecordedGame>, UnreadableText> {
        let Some(text) = self.0.get(keys::MATCH) else { return Ok(None) };
        record::read_own(&text).map(Some).ok_or_else(|| self.set_aside(keys::MATCH, text))
    }

    /// Writes the match.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn write_match(&self, recorded: &RecordedGame) -> Result<(), StorageFault> {
        self.0.set(keys::MATCH, &recorded.to_json())
    }

    /// Reads a value stored as JSON.
    ///
    /// # Errors
    /// [`UnreadableText`] if the text cannot be read; it has been set aside.
    pub fn read<T: DeserializeOwned>(&self, key: &'static str) -> Result<Option<T>, UnreadableText> {
        let Some(text) = self.0.get(key) else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|_| self.set_aside(key, text))
    }

    /// Writes a value as JSON.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn write<T: Serialize>(&self, key: &'static str, value: &T) -> Result<(), StorageFault> {
        self.0.set(key, &to_json(value))
    }

    /// Moves unreadable text to the first free key for it. It is removed from its own key only after it has been stored
    /// there.
    pub(super) fn set_aside(&self, key: &'static str, text: String) -> UnreadableText {
        let free = (1..100).map(|n| format!("{}{n}", keys::ASIDE)).find(|aside| self.0.get(aside).is_none());
        if let Some(aside) = free
            && self.0.set(&aside, &text).is_ok()
        {
            self.0.remove(key);
        }
        UnreadableText { key, text }
    }
}

/// The value as one line of JSON.
pub(super) fn to_json<T: Serialize>(value: &T) -> String {
    // Serializing to memory cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Chance, Edition};
    use crate::record::{PlayerKind, SeatEntry};
    use crate::storage::memory::Memory;
    use crate::storage::{Settings, Theme};

    fn some_match() -> RecordedGame {
        let rules = Edition::MiltonBradley.preset().check(2).unwrap();
        let ann = SeatEntry { name: "Ann".into(), player: PlayerKind::Human, level: None };
        let mut recorded = RecordedGame::start(rules, vec![ann.clone(), ann], Chance::new(7)).unwrap();
        recorded.deal_from(Chance::new(7)).unwrap();
        recorded
    }

    #[test]
    fn a_match_comes_back_as_it_was_left() {
        let memory = Memory::default();
        let saves = Saves(&memory);
        assert!(saves.read_match().unwrap().is_none());
        let recorded = some_match();
        saves.write_match(&recorded).unwrap();
        assert_eq!(saves.read_match().unwrap().unwrap().record(), recorded.record());
    }

    #[test]
    fn a_broken_match_is_set_aside_word_for_word() {
        let memory = Memory::default();
        for (place, broken) in ["{", "null", r#"{"format":"chess","version":1}"#].into_iter().enumerate() {
            (&memory).set(keys::MATCH, broken).unwrap();
            assert_eq!(Saves(&memory).read_match().unwrap_err().text, broken);
            assert_eq!((&memory).get(keys::MATCH), None);
            assert_eq!((&memory).get(&format!("{}{}", keys::ASIDE, place + 1)).as_deref(), Some(broken));
        }
    }

    #[test]
    fn with_no_room_to_set_it_aside_a_broken_match_stays_where_it_is() {
        let memory = Memory::default();
        (&memory).set(keys::MATCH, "{").unwrap();
        memory.fault.set(Some(StorageFault::Full));
        assert_eq!(Saves(&memory).read_match().unwrap_err().text, "{");
        assert_eq!((&memory).get(keys::MATCH).as_deref(), Some("{"));
    }

    #[test]
    fn settings_of_an_older_version_keep_what_they_say() {
        let memory = Memory::default();
        (&memory).set(keys::SETTINGS, r#"{"theme":"dark"}"#).unwrap();
        let settings: Settings = Saves(&memory).read(keys::SETTINGS).unwrap().unwrap();
        assert_eq!(settings, Settings { theme: Theme::Dark, ..Settings::default() });
    }
}
