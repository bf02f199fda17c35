//! The versions of a link to watch: what there is room for in each.

use crate::packing::Room;

/// How the rules and seats of a match are written. What a link means never changes, so the room of a version does not either; a match
/// that has what does not fit in the first is written in the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Six editions, three kinds of goals, five rules that are on or off, and no more; computer players by their codes.
    First,
    /// Whatever has a code, rules that came later one by one, and computer players by their names.
    Second,
}

impl Form {
    /// The version in front of the link.
    pub(super) const fn version(self) -> &'static str {
        match self {
            Form::First => "1",
            Form::Second => "2",
        }
    }

    /// The form of this version.
    pub(super) fn of_version(version: &str) -> Option<Form> {
        [Form::First, Form::Second].into_iter().find(|form| form.version() == version)
    }

    /// The room for rules.
    pub(super) const fn room(self) -> Room {
        match self {
            Form::First => Room { editions: 6, goals: 3, ways: 2, has_later: false },
            Form::Second => Room::ALL,
        }
    }
}
