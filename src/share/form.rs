//! The versions of a link to watch: what there is room for in each.

/// How the rules and seats of a match are written. What a link means never changes, so the sizes of a version do not either; a match
/// that has what does not fit in the first is written in the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Six editions, three kinds of goals, five rules that are on or off, and no more; computer players by their codes.
    First,
    /// Whatever has a code, rules that came later one by one, and computer players by their names.
    Second,
}

/// How many codes there is room for in the second form.
const CODES: usize = 256;

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

    /// How many editions there is room for.
    pub(super) const fn editions(self) -> usize {
        self.room_for(6)
    }

    /// How many kinds of goals.
    pub(super) const fn goals(self) -> usize {
        self.room_for(3)
    }

    /// How many ways of doing something that at first was done in one of two ways.
    pub(super) const fn ways(self) -> usize {
        self.room_for(2)
    }

    const fn room_for(self, at_first: usize) -> usize {
        match self {
            Form::First => at_first,
            Form::Second => CODES,
        }
    }
}
