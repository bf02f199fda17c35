//! Who sits at the table.

use super::moment::Moment;
use crate::club::{MatchEnd, Score, character_of};
use crate::engine::{Seat, SeatSet};
use crate::players::ComputerPlayer;
use crate::record::{PlayerKind, RecordedMatch};

/// After so many matches a character and the person know each other well.
const OFTEN: usize = 5;

/// Who sits at the table, as far as remarks go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    characters: [Option<ComputerPlayer>; Seat::MOST],
    people: SeatSet,
    has_partners: bool,
    scores: [Score; Seat::MOST],
}

impl Company {
    /// Those of a match. `score` says what a character remembers of the person, where there is only one.
    pub fn of(recorded: &RecordedMatch, score: impl Fn(ComputerPlayer) -> Score) -> Company {
        let character = |seat: Seat| recorded.seat(seat).and_then(character_of);
        let is_person = |seat: &Seat| recorded.seat(*seat).is_some_and(|entry| entry.player == PlayerKind::Human);
        let characters = Seat::ALL.map(character);
        Company {
            characters,
            people: Seat::ALL.into_iter().filter(is_person).fold(SeatSet::EMPTY, SeatSet::with),
            has_partners: recorded.state().rules().partners,
            scores: characters.map(|character| character.map(&score).unwrap_or_default()),
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
        let Score { met, last, .. } = self.scores[seat.number()];
        let is_often = met >= OFTEN;
        (self.people.len() == 1).then_some(match last {
            None => Moment::FirstTime,
            Some(MatchEnd::Won) if !is_often || lot.is_multiple_of(2) => Moment::LostLast,
            Some(MatchEnd::Lost) if !is_often || lot.is_multiple_of(2) => Moment::WonLast,
            Some(_) => Moment::Often,
        })
    }
}
