//! The saved matches, each in a place of its own.
//!
//! A match is known by its id, a random number. The empty id is that of the one match that earlier versions kept: they
//! and this one read and write it by turns. Each match is written by one tab, and nothing here is shared between them.

use super::fields::to_json;
use super::keys;
use super::match_keys::{extras_key, record_key, reviews_key};
use super::saves::{MatchExtras, Saves, UnreadableText};
use super::summary::SavedMatch;
use super::text_store::{StorageFault, TextStore};
use crate::record::{self, Record, RecordedMatch};

/// The most matches that are kept. Another one is begun only where a finished one can go.
pub const MOST_MATCHES: usize = 24;
/// The most finished matches that stay when another match begins.
const MOST_FINISHED: usize = 5;
/// For so many seconds a match in which nobody has moved may still be on some tab's table.
const UNTOUCHED_STAYS: i32 = 24 * 60 * 60;

/// A match that was deleted, to put it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeletedMatch {
    /// What stood under which key.
    texts: Vec<(String, Option<String>)>,
}

impl<S: TextStore> Saves<S> {
    /// The match with this id.
    ///
    /// # Errors
    /// [`UnreadableText`] if the stored text is not a match; it has been set aside, unless it is one of a later version.
    pub fn read_match(&self, id: &str) -> Result<Option<RecordedMatch>, UnreadableText> {
        let Some(text) = self.0.get(&record_key(id)) else { return Ok(None) };
        record::read_own(&text).map(Some).ok_or_else(|| self.set_match_aside(id, text))
    }

    /// What the record of this match does not hold; nothing where that cannot be read.
    pub fn extras(&self, id: &str) -> Option<MatchExtras> {
        serde_json::from_str(&self.0.get(&extras_key(id))?).ok()
    }

    /// Writes a match. Where there is no room left, `drop_other` may delete another one, but not the one with this id, and says
    /// whether it has: see [`Saves::drop_oldest_finished`].
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn write_match(
        &self,
        id: &str,
        recorded: &RecordedMatch,
        extras: &MatchExtras,
        drop_other: impl Fn(&str) -> bool,
    ) -> Result<(), StorageFault> {
        let texts = [(record_key(id), recorded.to_json()), (extras_key(id), to_json(extras))];
        // Both or, as far as this page is concerned, neither: a list that knew more than the record would be wrong.
        for (key, text) in &texts {
            while let Err(fault) = self.0.set(key, text) {
                if fault != StorageFault::Full || !drop_other(id) {
                    texts.iter().for_each(|(key, text)| self.0.keep(key, text));
                    return Err(fault);
                }
            }
        }
        Ok(())
    }

    /// The saved matches, the one that was played last before the others, and what could not be read and was set aside. Those in
    /// which nobody has moved are on some tab's table, or were left behind: after a day they are gone.
    /// `now` is the time in seconds since the beginning of 2020: what an earlier version has left was played just now, as far as
    /// can be told.
    pub fn matches(&self, now: i32) -> (Vec<SavedMatch>, Vec<UnreadableText>) {
        let (mut all, mut aside) = (Vec::<SavedMatch>::new(), Vec::new());
        for id in self.match_ids() {
            let is_left =
                |extras: &MatchExtras| extras.untouched && now.saturating_sub(extras.time()) > UNTOUCHED_STAYS;
            if self.extras(&id).as_ref().is_some_and(is_left) {
                self.drop_untouched(&id);
                continue;
            }
            match self.listed(id, now) {
                Ok(Some(saved)) => {
                    let earlier = all.iter().position(|one| one.time() < saved.time());
                    all.insert(earlier.unwrap_or(all.len()), saved);
                }
                Ok(None) => {}
                Err(unreadable) => aside.push(unreadable),
            }
        }
        (all, aside)
    }

    /// Whether a saved match is over. `now`: as for [`Saves::matches`].
    pub fn has_finished(&self, now: i32) -> bool {
        self.matches(now).0.iter().any(SavedMatch::is_over)
    }

    /// Whether there is room for another match, and no finished one has to go for it.
    pub fn has_room(&self) -> bool {
        let (all, _) = self.matches(0);
        all.len() < MOST_MATCHES && all.iter().filter(|saved| saved.is_over()).count() <= MOST_FINISHED
    }

    /// Makes room for another match: of finished ones, which are in the history, only a few stay. `false` where
    /// there are as many others as there can be.
    pub fn make_room(&self) -> bool {
        loop {
            if self.has_room() {
                return true;
            }
            if !self.drop_oldest_finished(None) {
                return self.matches(0).0.len() < MOST_MATCHES;
            }
        }
    }

    /// Deletes a match. Of one that is over nothing stays in the history but what the statistics count.
    pub fn delete_match(&self, id: &str) -> DeletedMatch {
        let saved = SavedMatch { id: id.to_owned(), extras: self.extras(id).unwrap_or_default() };
        // In a cup it counts all the same; where that finds no room now, it does not.
        let _ = self.note_cup_match(&saved);
        let kept = self.id_in_history(&saved);
        let mut texts = self.take_match(id);
        match kept {
            Some(kept) => texts.extend(self.take_cards(&kept)),
            // What the coach has found in it is of no use any more.
            None if !id.is_empty() => texts.push(self.take(reviews_key(id))),
            None => {}
        }
        DeletedMatch { texts }
    }

    /// Deletes the match of the history with this id: nothing stays but what the statistics count.
    pub fn delete_finished(&self, id: &str) -> DeletedMatch {
        let (saved, _) = self.matches(0);
        let is_it = |one: &&SavedMatch| self.id_in_history(one).as_deref() == Some(id);
        let mut texts = saved.iter().find(is_it).map(|one| self.take_match(&one.id)).unwrap_or_default();
        texts.extend(self.take_cards(id));
        DeletedMatch { texts }
    }

    /// Removes a match in which nobody has moved. It has no place in the history, whose reader is not in the first program.
    pub fn drop_untouched(&self, id: &str) {
        self.take_match(id);
    }

    /// Removes a match from those that are saved, and says what stood there.
    fn take_match(&self, id: &str) -> Vec<(String, Option<String>)> {
        [record_key(id), extras_key(id)].map(|key| self.take(key)).into()
    }

    /// Removes a text, and says what it was.
    fn take(&self, key: String) -> (String, Option<String>) {
        let text = self.0.get(&key);
        self.0.remove(&key);
        (key, text)
    }

    /// Puts a match back that was deleted.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn put_match_back(&self, deleted: DeletedMatch) -> Result<(), StorageFault> {
        let mut put = Ok(());
        for (key, text) in deleted.texts {
            let Some(text) = text else { continue };
            if let Err(fault) = self.0.set(&key, &text) {
                self.0.keep(&key, &text);
                put = Err(fault);
            }
        }
        put
    }

    /// The ids of all matches, in no order.
    pub(super) fn match_ids(&self) -> Vec<String> {
        let ids = self.0.keys_from(keys::MATCH).into_iter();
        ids.filter_map(|key| match key.strip_prefix(keys::MATCH)? {
            "" => Some(String::new()),
            rest => rest.strip_prefix('/').map(str::to_owned),
        })
        .collect()
    }

    /// A match as it stands in the list. What the list says is worked out from the record where it is not noted.
    fn listed(&self, id: String, now: i32) -> Result<Option<SavedMatch>, UnreadableText> {
        let known = self.extras(&id);
        let is_known = known.is_some();
        let mut extras = known.unwrap_or_default();
        if extras.is_noted() && !extras.has_players() {
            let text = self.0.get(&record_key(&id));
            if let Some(record) = text.and_then(|text| serde_json::from_str::<Record>(&text).ok()) {
                extras.note_players(&record);
                if now > 0 {
                    let _ = self.0.set(&extras_key(&id), &to_json(&extras));
                }
            }
        }
        if !extras.is_noted() {
            let Some(text) = self.0.get(&record_key(&id)) else { return Ok(None) };
            let record = serde_json::from_str::<Record>(&text).ok();
            let Some(record) = record.filter(|record| record.version == record::VERSION) else {
                return Err(self.set_match_aside(&id, text));
            };
            extras.note(&record, now);
            if is_known && now > 0 {
                // Where it cannot be stored it is worked out again.
                let _ = self.0.set(&extras_key(&id), &to_json(&extras));
            }
        }
        Ok(Some(SavedMatch { id, extras }))
    }

    /// Of the finished matches that are in the history, removes the one that was played longest ago from those that are saved,
    /// but not this one; whether there was one.
    pub fn drop_oldest_finished(&self, except: Option<&str>) -> bool {
        let (all, _) = self.matches(0);
        let may_go = |saved: &&SavedMatch| saved.is_over() && Some(&*saved.id) != except && self.is_in_history(saved);
        let oldest = all.iter().rev().find(may_go);
        oldest.map(|saved| self.take_match(&saved.id)).is_some()
    }

    /// Sets a match aside that cannot be read. One of a later version stays: that will read it.
    fn set_match_aside(&self, id: &str, text: String) -> UnreadableText {
        if record::is_later(&text) {
            return UnreadableText { key: keys::MATCH, text, is_newer: true };
        }
        let unreadable = self.set_aside_from(&record_key(id), keys::MATCH, text);
        if self.0.get(&record_key(id)).is_none() {
            self.0.remove(&extras_key(id));
        }
        unreadable
    }
}
