//! The history of finished matches, each under a key of its own. A match goes there when nobody waits for it: until then its end
//! stands among the saved matches, which do not let it go before.

use super::counting::{KeptMatch, in_order};
use super::keys;
use super::match_keys::{history_key, id_of_record, record_key, reviews_key};
use super::saves::Saves;
use super::summary::SavedMatch;
use super::text_store::{StorageFault, TextStore};
use crate::engine::Chance;
use crate::history::{Entry, FinishedMatch, HistoryFault, Review, Reviews, pack, read_entry, read_match};
use crate::record::{self, RecordedMatch};

/// How many letters have to fit, or there is hardly any room.
const ROOM: usize = 1 << 17;

/// The key of a round in the log, in parts: the time, the id of the match, and the number of the round from 1.
pub(super) fn parts_of_played(key: &str) -> Option<(i32, &str, usize)> {
    let mut parts = key.strip_prefix(keys::PLAYED_EACH)?.split('/');
    let (time, id, round) = (parts.next()?, parts.next()?, parts.next()?);
    parts.next().is_none().then_some((time.parse().ok()?, id, round.parse().ok()?))
}

impl<S: TextStore> Saves<S> {
    /// All matches of the history, the first one first. What a later version has written is not among them, and stays.
    pub fn history(&self) -> Vec<KeptMatch> {
        let ids = self.history_ids();
        let mut all: Vec<KeptMatch> = ids.into_iter().filter_map(|id| self.kept_match(id)).collect();
        in_order(&mut all);
        all
    }

    /// What the history says of the match with this id.
    pub(super) fn kept_match(&self, id: String) -> Option<KeptMatch> {
        let entry = read_entry(&self.0.get(&history_key(&id))?).ok()?;
        Some(KeptMatch { entry, reviews: self.reviews(&id), id })
    }

    /// The match of the history with this id, with its cards; `None` where there is none.
    pub fn finished_match(&self, id: &str) -> Option<Result<FinishedMatch, HistoryFault>> {
        self.0.get(&history_key(id)).map(|text| read_match(&text))
    }

    /// Whether there is hardly any room left: not for a match in play and some hundreds of finished ones.
    pub fn is_nearly_full(&self) -> bool {
        let is_full = self.0.set(keys::ROOM, &"x".repeat(ROOM)) == Err(StorageFault::Full);
        self.0.remove(keys::ROOM);
        is_full
    }

    /// The ids of all matches in the history.
    pub(super) fn history_ids(&self) -> Vec<String> {
        let keys = self.0.keys_from(keys::HISTORY).into_iter();
        keys.filter_map(|key| key.strip_prefix(keys::HISTORY).map(str::to_owned)).collect()
    }

    /// Writes every match that is over into the history, where it is not there yet. `now`: the time in seconds since the beginning
    /// of 2020. `fresh`: a random number, for a device that has none yet.
    ///
    /// # Errors
    /// [`StorageFault`] if one was not stored; it is still among the saved matches.
    pub fn keep_finished(&self, now: i32, fresh: u64) -> Result<(), StorageFault> {
        let (saved, _) = self.matches(now);
        let over = saved.iter().filter(|saved| saved.is_over());
        over.map(|saved| self.keep(saved, fresh)).fold(Ok(()), Result::and)
    }

    /// Writes a finished match into the history. Its rounds count from there as far as they are in the log; the others are in the
    /// sums of the statistics, or count nowhere.
    fn keep(&self, saved: &SavedMatch, fresh: u64) -> Result<(), StorageFault> {
        self.note_cup_match(saved)?;
        // Before the look at the history: what another tab has taken out of the log is there by then.
        let log = self.log_of(&saved.id);
        if self.is_in_history(saved) {
            return Ok(());
        }
        let text = self.0.get(&record_key(&saved.id));
        let recorded = text.as_ref().and_then(|text| record::read_own(text));
        let (Some(text), Some(recorded)) = (text, recorded) else { return Ok(()) };
        let device = self.device(fresh).parse().unwrap_or(fresh);
        let counts = |nth: usize| log.iter().any(|(_, round)| *round == nth + 1);
        let entry = Entry::of(&recorded, &saved.extras.colours, saved.time(), device, counts);
        let seed = saved.extras.seed.filter(|seed| has_dealt(*seed, &recorded));
        let packed = entry.and_then(|entry| pack(&entry, &recorded, seed).ok());
        // What cannot be packed stays as it is.
        let Some(packed) = packed else { return Ok(()) };
        let is_free = |id: &String| !id.is_empty() && self.0.get(&history_key(id)).is_none();
        let id = Some(saved.id.clone()).filter(is_free).unwrap_or_else(|| id_of_record(&text));
        let key = history_key(&id);
        while self.0.get(&key).is_none() {
            match self.0.set(&key, &packed) {
                Ok(()) => log.iter().for_each(|(line, _)| self.0.remove(line)),
                Err(StorageFault::Full) if self.drop_oldest_finished(Some(&saved.id)) => {}
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    /// Whether the end of a saved match stands in the history.
    pub(super) fn is_in_history(&self, saved: &SavedMatch) -> bool {
        self.id_in_history(saved).is_some()
    }

    /// The id of a saved match in the history: its own or, where that is taken or it has none, one that follows from its record.
    pub(super) fn id_in_history(&self, saved: &SavedMatch) -> Option<String> {
        let is_there = |id: &String| {
            let text = self.0.get(&history_key(id));
            text.is_some_and(|text| match read_entry(&text) {
                Ok(entry) => saved.has_ended_as(entry.rounds.len(), &entry.totals()),
                // A later version has put it there.
                Err(fault) => fault == HistoryFault::Newer,
            })
        };
        let own = Some(saved.id.clone()).filter(|id| !id.is_empty()).filter(is_there);
        own.or_else(|| self.0.get(&record_key(&saved.id)).map(|text| id_of_record(&text)).filter(is_there))
    }

    /// The rounds of a match in the log: the key of each, and its number from 1.
    fn log_of(&self, id: &str) -> Vec<(String, usize)> {
        let mut log = Vec::new();
        if !id.is_empty() {
            for key in self.keys_of_played() {
                if let Some((_, of, round)) = parts_of_played(&key)
                    && of == id
                {
                    log.push((key, round));
                }
            }
        }
        log
    }

    /// Removes the cards and the names of a match in the history, and says what stood there. Nothing, where that cannot be read.
    pub(super) fn take_cards(&self, id: &str) -> Option<(String, Option<String>)> {
        let key = history_key(id);
        let text = self.0.get(&key)?;
        let left = read_entry(&text).ok()?.without_cards().text().ok()?;
        // Less than was there has room.
        let _ = self.0.set(&key, &left);
        Some((key, Some(text)))
    }

    /// What the coach has found in the match with this id.
    pub(super) fn reviews(&self, id: &str) -> Reviews {
        self.0.get(&reviews_key(id)).and_then(|text| Reviews::read(&text).ok()).unwrap_or_default()
    }

    /// Notes what the coach has found; `false` where it is noted already, or cannot be.
    pub(super) fn note_review(&self, id: &str, review: Review) -> Result<bool, StorageFault> {
        let kept = self.0.get(&reviews_key(id));
        let Ok(mut reviews) = kept.map_or(Ok(Reviews::default()), |text| Reviews::read(&text)) else {
            // What a later version has written stays.
            return Ok(false);
        };
        if !reviews.add(review) {
            return Ok(false);
        }
        self.0.set(&reviews_key(id), &reviews.text()).map(|()| true)
    }
}

/// Whether cards of this match came from this seed.
fn has_dealt(seed: u64, recorded: &RecordedMatch) -> bool {
    let (chance, record) = (Chance::new(seed), recorded.record());
    let first = record.rounds.first();
    chance.cut(record.seats.len()) == record.cut
        || first.is_some_and(|round| chance.deck(0, record.seats.len()).cards().eq(round.deck.iter().copied()))
}
