//! Reading and writing what is stored, and what happens to text that cannot be read.

use super::fields::{Fields, to_json, written_over};
use super::keys;
use super::text_store::{StorageFault, TextStore};
use crate::engine::RulesDraft;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a record does not hold: the seed of the cards to come, and how the table looks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MatchExtras {
    /// The seed of the match, where it is known.
    #[serde(with = "seed_text")]
    pub seed: Option<u64>,
    /// The number of each seat's colour and sign, 0 to 3: a number of its own, that of the seat where the match was set up.
    pub colours: Vec<u8>,
    /// Whether the player is at the table rather than on the first screen.
    pub at_table: bool,
    /// The names of the players, for the list of saved matches. Earlier versions leave them out, and what follows, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// How the match stands: when it was last played, its round, how far it is, whether it is for chips, and the totals; see
    /// [`MatchExtras::note`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<i32>,
    /// By which rules it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<RulesDraft>,
    /// Which computer player is at each seat, by id; an empty text for a person. Earlier versions leave it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<String>,
    /// Whether it was begun here and nothing has been played yet that would be worth keeping: it is for the tab that plays it alone,
    /// and is gone when that leaves it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub untouched: bool,
}

/// A seed as it is stored: in decimal, since numbers in JSON are not precise enough; an empty text where none is known.
mod seed_text {
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "serde wants it so")]
    pub fn serialize<S: Serializer>(seed: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&seed.map(|seed| seed.to_string()).unwrap_or_default())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
        Ok(String::deserialize(from)?.parse().ok())
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Who sat at a seat when the last match started. What cannot be read of it is empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Fields")]
pub struct SavedSeat {
    /// The name.
    pub name: String,
    /// `human`, `computer` or `empty`.
    pub player: String,
    /// The level of a computer player.
    pub level: String,
}

impl From<Fields> for SavedSeat {
    fn from(fields: Fields) -> SavedSeat {
        let word = |name: &str| fields.read(name).unwrap_or_default();
        SavedSeat { name: word("name"), player: word("player"), level: word("level") }
    }
}

/// Text that could not be read: it was moved to another key, or is of a later version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableText {
    /// The key it was stored under, one of [`keys`].
    pub key: &'static str,
    /// The text, so that the person can download it.
    pub text: String,
    /// Whether a later version of the game has written it: then it stays where it is.
    pub is_newer: bool,
}

/// Reads and writes the stored data.
#[derive(Clone, Copy, Debug, Default)]
pub struct Saves<S>(pub S);

impl<S: TextStore> Saves<S> {
    /// Whether this is a first visit: nothing was played or filled in, and nothing was set aside.
    pub fn is_first_visit(&self) -> bool {
        let kinds = [
            keys::MATCH,
            keys::TABLE,
            keys::PLAYED,
            keys::TALLY,
            keys::TALLIES,
            keys::DAYS,
            keys::HISTORY,
            keys::ASIDE,
        ];
        kinds.iter().all(|start| self.0.keys_from(start).is_empty())
    }

    /// Whether a round was ever played to its end here, or on a device whose profile was imported.
    pub fn has_played(&self) -> bool {
        let kinds = [keys::PLAYED, keys::TALLY, keys::TALLIES, keys::DAYS, keys::HISTORY];
        kinds.iter().any(|start| !self.0.keys_from(start).is_empty())
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

    /// Writes an object over the one that is stored. What a later version has written into that stays, until something else is
    /// chosen.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn write_over<T: Serialize + DeserializeOwned>(
        &self,
        key: &'static str,
        value: &T,
    ) -> Result<(), StorageFault> {
        self.0.set(key, &self.text_over(key, value))
    }

    /// The text of an object as it is written over the one that is stored.
    pub(super) fn text_over<T: Serialize + DeserializeOwned>(&self, key: &str, value: &T) -> String {
        self.0.get(key).map_or_else(|| to_json(value), |stored| written_over(&stored, value))
    }

    /// Moves unreadable text to the first free key for it. It is removed from its own key only after it has been stored
    /// there.
    pub(super) fn set_aside(&self, key: &'static str, text: String) -> UnreadableText {
        self.set_aside_from(key, key, text)
    }

    /// As [`Saves::set_aside`], for a text of this kind that is stored under a key of its own.
    pub(super) fn set_aside_from(&self, stored: &str, key: &'static str, text: String) -> UnreadableText {
        let free = (1..100).map(|n| format!("{}{n}", keys::ASIDE)).find(|aside| self.0.get(aside).is_none());
        if let Some(aside) = free
            && self.0.set(&aside, &text).is_ok()
        {
            self.0.remove(stored);
        }
        UnreadableText { key, text, is_newer: false }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::storage::memory::Memory;
    use crate::storage::{Settings, Theme};

    #[test]
    fn a_visit_is_the_first_until_something_was_played_or_filled_in() {
        for (key, is_first) in
            [(keys::SETTINGS, true), (keys::TABLE, false), (keys::PLAYED, false), (keys::DAYS, false)]
        {
            let memory = Memory::default();
            let saves = Saves(&memory);
            assert!(saves.is_first_visit());
            saves.write(key, &0).unwrap();
            assert_eq!(saves.is_first_visit(), is_first, "{key}");
        }
        let memory = Memory::default();
        let saves = Saves(&memory);
        saves.set_aside(keys::TABLE, "?".to_owned());
        assert!(!saves.is_first_visit());
    }

    #[test]
    fn settings_of_an_older_version_keep_what_they_say() {
        let memory = Memory::default();
        (&memory).set(keys::SETTINGS, r#"{"theme":"dark"}"#).unwrap();
        let settings: Settings = Saves(&memory).read(keys::SETTINGS).unwrap().unwrap();
        assert_eq!(settings, Settings { theme: Theme::Dark, ..Settings::default() });
    }
}
