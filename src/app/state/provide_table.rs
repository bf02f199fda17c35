//! Laying a table for the components below.

use super::current_match::CurrentMatch;
use super::playing::Playing;
use super::remarks::Remarks;
use super::table::{TableMode, TableState};
use super::table_input::TableInput;
use super::taking_back::TakingBack;
use leptos::prelude::*;

/// Provides a table with this match at it: the [`CurrentMatch`], the [`TableState`], and what can be done there. A replay has
/// no [`TableInput`], and only in the match of this tab can a move be taken back, and do the characters talk.
pub fn provide_table(mode: TableMode, current: CurrentMatch) {
    let table = TableState { current, mode };
    provide_context(current);
    provide_context(table);
    let playing = match mode {
        TableMode::Play => Some(Playing::of_tab(current)),
        TableMode::Lesson(guide) => Some(Playing::of_lesson(current, guide)),
        TableMode::Replay(_) => None,
    };
    // Where there is none, that of the page below is not meant either.
    provide_context(playing.map(|playing| TableInput::new(table, playing)));
    provide_context(matches!(mode, TableMode::Play).then(|| TakingBack::new(current)));
    provide_context(matches!(mode, TableMode::Play).then(|| Remarks::new(current)));
}
