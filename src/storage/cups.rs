//! The cups that were played, or are being played.

use super::fields::Fields;
use super::keys;
use super::match_keys::is_id;
use super::played_cup::PlayedCup;
use super::saves::Saves;
use super::text_store::{StorageFault, TextStore};
use crate::club::cup::Cup;
use crate::record::RecordedMatch;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// How many cups are remembered: one an evening for more than two years.
const MOST_CUPS: usize = 1000;

/// All cups, each once. Those that only a later version can read are kept for it as they are.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Box<RawValue>>", into = "Vec<Box<RawValue>>")]
pub struct Cups {
    cups: Vec<PlayedCup>,
    later: Vec<Box<RawValue>>,
}

impl From<Vec<Box<RawValue>>> for Cups {
    fn from(stored: Vec<Box<RawValue>>) -> Cups {
        let mut cups = Cups::default();
        // No more are ever stored.
        for text in stored.into_iter().take(MOST_CUPS) {
            let fields = serde_json::from_str::<Fields>(text.get()).ok();
            match fields.and_then(PlayedCup::read) {
                Some(cup) if cups.of(&cup.cup).is_none() => cups.cups.push(cup),
                Some(_) => {}
                None => cups.later.push(text),
            }
        }
        cups.tidy();
        cups
    }
}

impl From<Cups> for Vec<Box<RawValue>> {
    fn from(cups: Cups) -> Vec<Box<RawValue>> {
        // Serializing to memory cannot fail.
        let known = cups.cups.into_iter().filter_map(|cup| to_raw_value(&cup.fields()).ok());
        known.chain(cups.later).collect()
    }
}

impl Cups {
    /// Those that are known here, in the order they were begun.
    pub fn all(&self) -> &[PlayedCup] {
        &self.cups
    }

    /// Whether there is none, of no version.
    pub const fn is_empty(&self) -> bool {
        self.cups.is_empty() && self.later.is_empty()
    }

    /// What was made of a cup.
    pub fn of(&self, cup: &Cup) -> Option<&PlayedCup> {
        self.cups.iter().find(|played| played.cup == *cup)
    }

    /// The cup to go on with: the one of those that are not over that was begun last.
    pub fn open(&self) -> Option<&PlayedCup> {
        self.cups.iter().rev().find(|played| played.bracket().winner().is_none())
    }

    /// Adds what was made of a cup. Where it is there already, what is further stays.
    pub fn put(&mut self, played: PlayedCup) {
        match self.cups.iter_mut().find(|known| known.cup == played.cup) {
            Some(known) => *known = played.merged(known),
            None => self.cups.push(played),
        }
        self.tidy();
    }

    /// The union of both; of the same cup what is further, or else what is here.
    #[must_use]
    pub(super) fn merged(mut self, other: &Cups) -> Cups {
        for theirs in &other.cups {
            let own = self.of(&theirs.cup).cloned();
            self.put(own.map_or_else(|| theirs.clone(), |own| own.merged(theirs)));
        }
        for text in &other.later {
            if self.later.iter().all(|known| known.get() != text.get()) {
                self.later.push(text.clone());
            }
        }
        self.tidy();
        self
    }

    /// Puts them in order; the oldest go where there are too many.
    fn tidy(&mut self) {
        self.later.truncate(MOST_CUPS);
        self.cups.sort_by_key(|played| played.begun);
        let surplus = (self.cups.len() + self.later.len()).saturating_sub(MOST_CUPS);
        self.cups.drain(..surplus.min(self.cups.len()));
    }
}

impl<S: TextStore> Saves<S> {
    /// The cups.
    pub fn cups(&self) -> Cups {
        self.read(keys::CUPS).ok().flatten().unwrap_or_default()
    }

    /// Keeps what was made of a cup. What another tab has made of it meanwhile stays where it is further.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn keep_cup(&self, played: PlayedCup) -> Result<(), StorageFault> {
        let mut cups = self.cups();
        cups.put(played);
        self.write(keys::CUPS, &cups)
    }

    /// The match with this id has just ended: if it is one of a cup it counts there, the first time. Returns the cup.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn count_cup_match(&self, id: &str, recorded: &RecordedMatch) -> Result<Option<PlayedCup>, StorageFault> {
        if !is_id(id) || id.is_empty() {
            return Ok(None);
        }
        let mut cups = self.cups();
        let Some(mut played) = cups.cups.iter().find(|played| played.has_match(id)).cloned() else { return Ok(None) };
        if played.count(id, recorded) {
            cups.put(played.clone());
            self.write(keys::CUPS, &cups)?;
        }
        Ok(Some(played))
    }
}

#[cfg(test)]
#[path = "cups_tests.rs"]
mod tests;
