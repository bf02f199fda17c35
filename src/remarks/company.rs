//! Who sits at the table.

use super::meeting::{Last, Meeting};
use super::moment::Moment;
use crate::engine::{Seat, SeatSet};
use crate::players::ComputerPlayer;
use crate::record::{PlayerKind, RecordedMatch};

/// Who sits at the table, as far as remarks go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    characters: [Option<ComputerPlayer>; Seat::MOST],
    people: SeatSet,
    has_partners: bool,
    meetings: [Meeting; Seat::MOST],
}

impl Company {
    /// Those of a match. `meeting` says what a character remembers of the person, where there is only one.
    pub fn of(recorded: &RecordedMatch, meeting: impl Fn(ComputerPlayer) -> Meeting) -> Company {
        let character = |seat: Seat| {
            let entry = recorded.seat(seat).filter(|entry| entry.player == PlayerKind::Computer)?;
            let player: ComputerPlayer = entry.level.as_deref()?.parse().ok()?;
            ComputerPlayer::characters().find(|character| *character == player)
        };
        let is_person = |seat: &Seat| recorded.seat(*seat).is_some_and(|entry| entry.player == PlayerKind::Human);
        let characters = Seat::ALL.map(character);
        Company {
            characters,
            people: Seat::ALL.into_iter().filter(is_person).fold(SeatSet::EMPTY, SeatSet::with),
            has_partners: recorded.state().rules().partners,
            meetings: characters.map(|character| character.map(&meeting).unwrap_or_default()),
        }
    }

    /// The character at a seat; none where a person or one of the levels sits.
    pub const fn character(&self, seat: Seat) -> Option<ComputerPlayer> {
        self.characters[seat.number()]
    }

    /// The seats with a character.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|&seat| self.character(seat).is_some())
    }

    /// Whether there is a character at the table.
    pub fn has_characters(&self) -> bool {
        self.seats().next().is_some()
    }

    /// Whether a person sits there.
    pub(super) const fn is_person(&self, seat: Seat) -> bool {
        self.people.has(seat)
    }

    /// Whether both win and lose together (R21).
    pub(super) fn is_same_side(&self, one: Seat, other: Seat) -> bool {
        one == other || self.has_partners && one.opposite() == other
    }

    /// How a character greets the one person at the table; none where there are several, or none. `lot` decides what those who
    /// know each other well speak of.
    pub(super) fn greeting(&self, seat: Seat, lot: u64) -> Option<Moment> {
        let Meeting { last, .. } = self.meetings[seat.number()];
        let is_often = self.meetings[seat.number()].is_often();
        (self.people.len() == 1).then_some(match last {
            None => Moment::FirstTime,
            Some(Last::PersonWon) if !is_often || lot.is_multiple_of(2) => Moment::LostLast,
            Some(Last::CharacterWon) if !is_often || lot.is_multiple_of(2) => Moment::WonLast,
            Some(_) => Moment::Often,
        })
    }
}
