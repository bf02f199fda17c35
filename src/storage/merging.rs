//! Finds a match among those that are saved, and puts matches of two devices together. Only lazy parts do.

use super::match_keys::{id_of_record, record_key};
use super::saves::{MatchExtras, Saves};
use super::summary::SavedMatch;
use super::text_store::TextStore;
use crate::record::{Record, RecordedMatch};

/// A match in a profile.
#[derive(Clone, Debug)]
pub struct ProfileMatch {
    /// Its id: digits, or nothing for the match that an earlier version has left.
    pub id: String,
    /// The match.
    pub recorded: RecordedMatch,
    /// What a record does not hold of it.
    pub extras: Option<MatchExtras>,
}

/// A saved match that is the same as one from a file or link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SameMatch {
    /// Its id.
    pub id: String,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether the one from the file is further: then it takes the place of the saved one, which it goes on from.
    pub is_behind: bool,
}

impl<S: TextStore> Saves<S> {
    /// The saved match that this one leads to or goes on from; the one that was played last, where there are several.
    pub fn same_match(&self, recorded: &RecordedMatch) -> Option<SameMatch> {
        self.same_matches(recorded).into_iter().next()
    }

    /// All saved matches that this one leads to or goes on from, the one that was played last before the others.
    pub fn same_matches(&self, recorded: &RecordedMatch) -> Vec<SameMatch> {
        let (all, _) = self.matches(0);
        let same = |saved: SavedMatch| {
            let text = self.0.get(&record_key(&saved.id))?;
            let kept: Record = serde_json::from_str(&text).ok()?;
            let is_later = recorded.record().leads_to(&kept);
            let is_same = is_later || kept.leads_to(recorded.record());
            is_same.then(|| SameMatch { is_over: saved.is_over(), is_behind: !is_later, id: saved.id })
        };
        all.into_iter().filter_map(same).collect()
    }
}

/// The matches of both, each once, as far as it was played on either. Where both went on from the same moment in different
/// ways, both stay. `fresh`: a random number, for those whose id is taken.
pub(super) fn merged_matches(mut own: Vec<ProfileMatch>, others: &[ProfileMatch], fresh: u64) -> Vec<ProfileMatch> {
    let mut number = fresh;
    for other in others {
        let record = other.recorded.record();
        // Where it is here already, as far or further, there is nothing to do.
        if own.iter().any(|known| record.leads_to(known.recorded.record())) {
            continue;
        }
        match own.iter_mut().find(|known| known.recorded.record().leads_to(record)) {
            Some(behind) => {
                behind.recorded = other.recorded.clone();
                behind.extras = other.extras.clone().or(behind.extras.take());
            }
            None => {
                let mut other = other.clone();
                if !record.winners.is_empty() && own.iter().any(|known| known.id == other.id) {
                    // In the history it has this id, too.
                    other.id = id_of_record(&other.recorded.to_json());
                }
                while own.iter().any(|known| known.id == other.id) {
                    other.id = number.to_string();
                    number = number.wrapping_add(1);
                }
                own.push(other);
            }
        }
    }
    own
}
