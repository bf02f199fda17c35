//! The match part of the program (`app/split.rs`): what a first round does not need, but a whole match or a later visit
//! does.

use super::notices::Notices;
use crate::engine::Seat;
use crate::messages::FromWorker;
use crate::record::RecordedMatch;
use crate::storage::{Settings, StorageFault, UnreadableText};
use crate::table::TableMatch;
use leptos::prelude::*;
use std::cell::Cell;

/// A screen or a dialog of the match part.
#[derive(Clone, Copy, Debug)]
pub enum MatchScreen {
    /// The first screen, but for a first visit.
    Setup,
    /// The device goes to this person.
    Handover(Seat),
    /// The end of a round, and what follows the counted racks there.
    RoundOver(fn() -> AnyView),
    /// What the bar has no room for on small screens, as a dialog.
    Menu,
    /// Points of all rounds, as a dialog.
    ScoreSheet,
}

/// What the match part can do. Whoever wants something of it waits in a `MatchPartPlace` until it is there.
#[derive(Clone, Copy)]
pub struct MatchPart {
    /// Draws one of its screens.
    pub draw: fn(MatchScreen) -> AnyView,
    /// The settings as they were saved, if they were.
    pub read_settings: fn() -> Result<Option<Settings>, UnreadableText>,
    /// The answer in a message of the worker, with the number of the question; `None` where there is none.
    pub read_answer: fn(&str) -> Option<(u32, FromWorker)>,
    /// This tab's match, if the person is at its table.
    pub match_at_table: fn(Notices) -> Option<TableMatch>,
    /// The saved match with this id or, where the record of a later moment of it can be read, that; nothing, and told, where
    /// neither can.
    pub saved_match: fn(&str, &str, Notices) -> Option<TableMatch>,
    /// A match from its record; `None` where that cannot be read.
    pub read_record: fn(&str) -> Option<RecordedMatch>,
    /// Counts the deal of a day that the match with this id has just ended; `false` for a later go at it: that does not count.
    pub count_day: fn(&str, &RecordedMatch) -> Result<bool, StorageFault>,
    /// Makes room for another match, once those that are over are in the history; `false` where there is none.
    pub make_room: fn() -> bool,
    /// Of the finished matches that are in the history, removes the one that was played longest ago from those that are saved, but
    /// not the one with this id; whether there was one.
    pub drop_oldest_finished: fn(&str) -> bool,
}

thread_local! {
    static LOADED: Cell<Option<MatchPart>> = const { Cell::new(None) };
}

/// The match part, once it is loaded. At a first visit, where there is nothing to read, it comes after the first screen;
/// otherwise the page waits for it.
pub fn match_part() -> Option<MatchPart> {
    LOADED.get()
}

/// Keeps the match part, which is there now.
pub fn keep_match_part(part: MatchPart) {
    LOADED.set(Some(part));
}

/// The answer in a message of the worker, which the match part reads.
pub fn read_answer(text: &str) -> Option<(u32, FromWorker)> {
    (match_part()?.read_answer)(text)
}
