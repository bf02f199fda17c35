//! Who plays in a cup.

use crate::players::ComputerPlayer;

/// One of the eight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// The person.
    Person,
    /// One of the characters.
    Character(ComputerPlayer),
}

impl Entrant {
    /// The character; `None` for the person.
    pub const fn character(self) -> Option<ComputerPlayer> {
        match self {
            Entrant::Person => None,
            Entrant::Character(player) => Some(player),
        }
    }
}
