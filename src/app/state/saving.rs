//! How the match at the table is saved, and read back.

use super::notices::Notices;
use super::saves::saves;
use crate::app::browser::clock::now;
use crate::app::browser::messages::send;
use crate::app::browser::seed::fresh_seed;
use crate::app::browser::tabs::{is_reopened, match_of_tab};
use crate::messages::Message;
use crate::record::RecordedMatch;
use crate::storage::{MatchExtras, SavedMatch, StorageFault};
use crate::table::TableMatch;

/// For so many seconds the page opens with the result of a match that is over. Later the person has come back to play.
const RESULT_STAYS: i32 = 4 * 60 * 60;

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
    let (saves, now) = (saves(), now().max(how.not_before));
    let extras = MatchExtras { untouched: how.untouched, ..game.extras(how.at_table, now) };
    let saved = saves.write_match(id, &game.recorded, &extras, |id| saves.drop_oldest_finished(Some(id)));
    // Once the match is saved as over: otherwise its end could be played, and counted, again.
    Some(if how.ends_round { saved.and_then(|()| count(id, game, now)) } else { saved })
}

/// Counts the round that has ended, and the deal of a day, whose later goes count nowhere.
fn count(id: &str, game: &TableMatch, now: i32) -> Result<(), StorageFault> {
    let saves = saves();
    // `false` for a later go at the deal of a day: that does not count.
    let day = if game.is_unfinished() { Ok(true) } else { saves.count_day(id, &game.recorded) };
    if day == Ok(false) {
        return Ok(());
    }
    let played = saves.add_played(id, &game.recorded, now);
    day.and(played)
}

/// Whether nothing was worth keeping of this match when it was saved.
pub(super) fn was_untouched(id: &str) -> bool {
    saves().extras(id).is_some_and(|extras| extras.untouched)
}

/// This tab's match as it was saved or, where a later moment of it is given, at that.
pub(super) fn saved_match_of_tab(later: Option<RecordedMatch>, notices: Notices) -> Option<TableMatch> {
    match_of_tab().and_then(|id| saved_match(&id, later, notices))
}

/// This tab's match, if the person is at its table.
pub(super) fn match_at_table(notices: Notices) -> Option<TableMatch> {
    let id = match_of_tab()?;
    let saved = SavedMatch { extras: saves().extras(&id)?, id };
    let is_of_the_past = saved.is_over() && now().saturating_sub(saved.time()) > RESULT_STAYS;
    if saved.extras.untouched && is_reopened(&saved.id) {
        // The page was closed before anybody had moved.
        send(&Message::DropMatch(saved.id));
        return None;
    }
    if !saved.extras.at_table || is_of_the_past { None } else { saved_match(&saved.id, None, notices) }
}

/// The saved match with this id or, where a later moment of it is given, at that; nothing, and told, where it cannot be read.
fn saved_match(id: &str, later: Option<RecordedMatch>, notices: Notices) -> Option<TableMatch> {
    let recorded = later.or_else(|| {
        saves().read_match(id).unwrap_or_else(|unreadable| {
            notices.show(unreadable.into());
            None
        })
    })?;
    let game = TableMatch::restore(recorded, saves().extras(id), fresh_seed());
    Some(TableMatch { id: Some(id.to_owned()), ..game })
}
