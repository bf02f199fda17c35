//! What has happened at a table.

use crate::engine::Event;
use std::sync::Arc;

/// What has happened last at a table. Cards, piles and scores are read from the match; this says how it came to be so.
#[derive(Debug)]
pub enum Happened {
    /// The match on the table does not follow from what was there before.
    LaidAnew(Why),
    /// These events, one after the other.
    Events(Vec<Event>),
}

/// Why a table is laid anew.
#[derive(Debug)]
pub enum Why {
    /// It is another match.
    AnotherMatch,
    /// It is another moment of the same match: a jump in a replay.
    AnotherMoment,
    /// A decision was taken back; the event that had ended the turn with it, if there was one.
    TakenBack(Option<Event>),
}

impl Happened {
    /// The events; none where the table was laid anew.
    pub fn events(&self) -> &[Event] {
        match self {
            Happened::LaidAnew(_) => &[],
            Happened::Events(events) => events,
        }
    }
}

/// Whether there is something, and another one than the last: what happens is told apart by its `Arc`.
pub fn is_another<T>(now: Option<&Arc<T>>, last: Option<&Arc<T>>) -> bool {
    now.is_some_and(|now| last.is_none_or(|last| !Arc::ptr_eq(now, last)))
}

/// Whether a round has ended with one of these events.
pub fn ends_round(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::RoundEnded(_)))
}

/// The key of a table: with another match it is another one, and the table is drawn anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableKey(u32);

impl TableKey {
    /// The next one.
    #[must_use]
    pub const fn next(self) -> TableKey {
        TableKey(self.0.wrapping_add(1))
    }
}
