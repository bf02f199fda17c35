//! How the match at the table is saved, and read back.

use super::match_part::match_part;
use super::notices::Notices;
use crate::app::browser::clock::now;
use crate::app::browser::tabs::match_of_tab;
use crate::storage::{Browser, MatchExtras, Saves, StorageFault};
use crate::table::TableMatch;

/// How a match is saved.
#[derive(Clone, Copy)]
pub(super) struct Writing {
    /// Whether the person is at its table.
    pub at_table: bool,
    /// Whether a round has just ended.
    pub ends_round: bool,
    /// See [`MatchExtras::untouched`].
    pub untouched: bool,
    /// It is noted as played no earlier than this, in seconds since the beginning of 2020.
    pub not_before: i32,
}

/// Saves a match; nothing where it is not one that is saved.
pub(super) fn write_match(game: &TableMatch, how: Writing) -> Option<Result<(), StorageFault>> {
    let id = game.id.as_deref()?;
    let (saves, now) = (Saves(Browser), now().max(how.not_before));
    // Without the match part this is a first visit: there is no other match.
    let drop_other = |id: &str| match_part().is_some_and(|part| (part.drop_oldest_finished)(id));
    let extras = MatchExtras { untouched: how.untouched, ..game.extras(how.at_table, now) };
    let saved = saves.write_match(id, &game.recorded, &extras, drop_other);
    // Once the match is saved as over: otherwise its end could be played, and counted, again.
    Some(if how.ends_round { saved.and_then(|()| count(id, game, now)) } else { saved })
}

/// Counts the round that has ended, and the deal of a day, whose later goes count nowhere.
fn count(id: &str, game: &TableMatch, now: i32) -> Result<(), StorageFault> {
    // Without the match part nobody has come to the deal of a day.
    let part = match_part().filter(|_| !game.is_unfinished());
    let day = part.map_or(Ok(true), |part| (part.count_day)(id, &game.recorded));
    if day == Ok(false) {
        return Ok(());
    }
    let played = Saves(Browser).add_played(id, &game.recorded, now);
    day.and(played)
}

/// Whether nothing was worth keeping of this match when it was saved.
pub(super) fn was_untouched(id: &str) -> bool {
    Saves(Browser).extras(id).is_some_and(|extras| extras.untouched)
}

/// This tab's match as it was saved or, where the record of a later moment of it can be read, that.
pub(super) fn saved_match_of_tab(record: &str, notices: Notices) -> Option<TableMatch> {
    match_of_tab().and_then(|id| (match_part()?.saved_match)(&id, record, notices))
}
