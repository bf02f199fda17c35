//! The versions of a text of the history: what there is room for in each.

use super::entry::Entry;
use crate::packing::Room;

/// How a match is written. What a text means never changes, so the room of a version does not either; a match that has what does
/// not fit in the first is written in the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// The rules, calls and colours that there were at first, and further editions and ways of doing what was known.
    First,
    /// Whatever has a code, and rules that came later one by one.
    Second,
}

impl Form {
    const ALL: [Form; 2] = [Form::First, Form::Second];

    /// The letter that a text of this version begins with.
    pub(super) const fn version(self) -> char {
        match self {
            Form::First => '1',
            Form::Second => '2',
        }
    }

    /// The form of a text, and what follows its version.
    pub(super) fn of_text(text: &str) -> Option<(Form, &str)> {
        Form::ALL.into_iter().find_map(|form| Some((form, text.strip_prefix(form.version())?)))
    }

    /// The first form that has room for an entry.
    pub(super) fn of(entry: &Entry) -> Form {
        let has_room = |form: &Form| {
            form.room().fits(&entry.rules)
                && entry.seats.iter().all(|seat| usize::from(seat.colour) < form.colours())
                && entry.rounds.iter().all(|round| usize::from(round.call.code()) < form.calls().len())
        };
        Form::ALL.into_iter().find(has_room).unwrap_or(Form::Second)
    }

    /// The room for rules. A text of the first version has room for other kinds of goals, too, but not for what they say.
    pub(super) const fn room(self) -> Room {
        match self {
            Form::First => Room { editions: 64, goals: 3, ways: 8, has_later: false },
            Form::Second => Room::ALL,
        }
    }

    /// How likely each call is at first.
    pub(super) const fn calls(self) -> &'static [u16] {
        match self {
            Form::First => &[60, 2],
            Form::Second => &[60, 2, 1, 1, 1, 1, 1, 1],
        }
    }

    /// How many colours there are.
    pub(super) const fn colours(self) -> usize {
        match self {
            Form::First => 4,
            Form::Second => 256,
        }
    }
}
