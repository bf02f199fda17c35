//! The history as it goes to other devices: the texts as they are stored, by the ids of the matches.

use super::counting::{KeptMatch, in_order};
use super::keys;
use super::match_keys::{history_key, id_of_record, is_id, reviews_key};
use super::merging::ProfileMatch;
use super::saves::Saves;
use super::text_store::TextStore;
use crate::history::{HistoryFault, Reviews, read_entry, read_match};
use std::collections::{BTreeMap, BTreeSet};

/// The most matches in a profile: more than two a day for twenty years, of which a browser stores ten.
const MOST_MATCHES: usize = 16_000;

/// The matches that are over, and what the coach has found in them. What a later version has written goes along as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archive {
    /// The texts of the matches by their ids, see [`history`](crate::history).
    pub(super) history: BTreeMap<String, String>,
    /// What the coach has found, by the ids of the matches.
    pub(super) reviews: BTreeMap<String, String>,
}

impl Archive {
    /// What is stored here.
    pub(super) fn of<S: TextStore>(saves: &Saves<S>) -> Archive {
        let texts = |start: &str| -> BTreeMap<String, String> {
            let keys = saves.0.keys_from(start).into_iter();
            keys.filter_map(|key| Some((key.strip_prefix(start)?.to_owned(), saves.0.get(&key)?))).collect()
        };
        let is_sound = |id: &str, text: &str| is_id(id) && matches!(read_entry(text), Ok(_) | Err(HistoryFault::Newer));
        let mut archive = Archive { history: texts(keys::HISTORY), reviews: texts(keys::REVIEWS) };
        // Stored data that was tampered with is cut down to what is read again.
        archive.history.retain(|id, text| is_sound(id, text));
        archive.reviews.retain(|id, text| is_id(id) && !matches!(Reviews::read(text), Err(HistoryFault::Damaged)));
        archive
    }

    /// Checks what came from a file. The cards are only looked at when somebody looks back at the match.
    ///
    /// # Errors
    /// The first [`HistoryFault`]; what a later version has written is none.
    pub(super) fn check(&self) -> Result<(), HistoryFault> {
        if self.history.len() > MOST_MATCHES || self.reviews.len() > MOST_MATCHES {
            return Err(HistoryFault::TooLong);
        }
        if !self.history.keys().chain(self.reviews.keys()).all(|id| is_id(id) && !id.is_empty()) {
            return Err(HistoryFault::Damaged);
        }
        let entries = self.history.values().map(|text| read_entry(text).map(drop));
        let reviews = self.reviews.values().map(|text| Reviews::read(text).map(drop));
        entries.chain(reviews).filter(|read| *read != Err(HistoryFault::Newer)).collect()
    }

    /// The matches that can be read, the first one first, as in [`Saves::history`].
    pub(super) fn matches(&self) -> Vec<KeptMatch> {
        let reviews = |id: &str| self.reviews.get(id).and_then(|text| Reviews::read(text).ok()).unwrap_or_default();
        let kept = |(id, text): (&String, &String)| {
            Some(KeptMatch { id: id.clone(), entry: read_entry(text).ok()?, reviews: reviews(id) })
        };
        let mut all: Vec<KeptMatch> = self.history.iter().filter_map(kept).collect();
        in_order(&mut all);
        all
    }

    /// The matches of both by their ids; what is in both stays as it is here. A match that was played on from the same moment on two
    /// devices, to different ends, is two: the other one gets an id that follows from its record, the same every time.
    #[must_use]
    pub(super) fn merged(mut self, other: &Archive) -> Archive {
        let own: BTreeSet<String> = self.history.values().cloned().collect();
        // A text that is here may be there under another id: see below.
        for (id, text) in other.history.iter().filter(|(_, text)| !own.contains(*text)) {
            let id = match self.history.get(id) {
                Some(own) => match id_of_other(own, text) {
                    Some(id) => id,
                    None => continue,
                },
                None => id.clone(),
            };
            self.history.entry(id).or_insert_with(|| text.clone());
        }
        for (id, text) in &other.reviews {
            let own = self.reviews.entry(id.clone()).or_insert_with(|| text.clone());
            if let (Ok(one), Ok(more)) = (Reviews::read(own), Reviews::read(text)) {
                *own = one.merged(&more).text();
            }
        }
        self
    }

    /// Whether a saved match that is not over here was played to its end from there.
    pub(super) fn has_gone_on(&self, one: &ProfileMatch) -> bool {
        let is_over = !one.recorded.record().winners.is_empty();
        let end = self.history.get(&one.id).filter(|_| !is_over).and_then(|text| read_match(text).ok());
        end.is_some_and(|end| one.recorded.record().leads_to(end.recorded.record()))
    }

    /// What has to be stored or removed, so that this takes the place of what is there: what goes first, since that makes room.
    pub(super) fn changes(&self, there: &Archive) -> Vec<(String, Option<String>)> {
        let kinds = [
            (&self.history, &there.history, history_key as fn(&str) -> String),
            (&self.reviews, &there.reviews, reviews_key),
        ];
        let gone = kinds
            .iter()
            .flat_map(|(new, old, key)| old.keys().filter(|id| !new.contains_key(*id)).map(|id| (key(id), None)));
        let put = kinds.iter().flat_map(|(new, old, key)| {
            new.iter().filter(|(id, text)| old.get(*id) != Some(text)).map(|(id, text)| (key(id), Some(text.clone())))
        });
        gone.chain(put).collect()
    }
}

/// Where two texts with the same id are of two matches, the id for the other one. One that cannot be read, or is without its
/// cards, is the same as any other.
fn id_of_other(own: &str, other: &str) -> Option<String> {
    if own == other {
        return None;
    }
    let (own, other) = (read_match(own).ok()?, read_match(other).ok()?);
    let is_same = own.recorded.record().leads_to(other.recorded.record());
    (!is_same).then(|| id_of_record(&other.recorded.to_json()))
}
