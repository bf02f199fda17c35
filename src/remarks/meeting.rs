//! What a character remembers of the one person at the table.

use crate::engine::Seat;
use crate::history::Entry;

/// After so many matches they know each other well.
const OFTEN: usize = 5;

/// How the last match of a character and the person has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Last {
    /// The person won.
    PersonWon,
    /// The character won.
    CharacterWon,
    /// Somebody else did, or both.
    Neither,
}

/// What a character remembers of the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Meeting {
    /// How many matches they have played to the end at one table.
    pub met: usize,
    /// How the last of them has ended; none before the first.
    pub last: Option<Last>,
}

impl Meeting {
    /// From the history, the first match first: those of one person and the character with this id.
    pub fn of<'a>(history: impl IntoIterator<Item = &'a Entry>, id: &str) -> Meeting {
        history.into_iter().fold(Meeting::default(), |meeting, entry| match Meeting::last(entry, id) {
            Some(last) => Meeting { met: meeting.met + 1, last: Some(last) },
            None => meeting,
        })
    }

    /// How a match ended for both; `None` where they did not meet in it.
    fn last(entry: &Entry, id: &str) -> Option<Last> {
        let person = entry.only_person()?;
        let is_character =
            |seat: &Seat| entry.seats.get(seat.number()).is_some_and(|at| at.player.level.as_deref() == Some(id));
        let character = Seat::ALL.into_iter().find(is_character)?;
        Some(match (entry.winners.has(person), entry.winners.has(character)) {
            (true, false) => Last::PersonWon,
            (false, true) => Last::CharacterWon,
            _ => Last::Neither,
        })
    }

    /// Whether they know each other well.
    pub const fn is_often(self) -> bool {
        self.met >= OFTEN
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::engine::{Call, Edition, SeatSet};
    use crate::history::{RoundEntry, SeatAt};
    use crate::record::{PlayerKind, SeatEntry};

    fn entry(levels: &[Option<&str>], winner: usize) -> Entry {
        let seat = |level: &Option<&str>| SeatAt {
            player: SeatEntry {
                name: level.unwrap_or("Ann").to_owned(),
                player: if level.is_some() { PlayerKind::Computer } else { PlayerKind::Human },
                level: level.map(str::to_owned),
            },
            colour: 0,
        };
        let round = RoundEntry {
            announcer: Seat::ALL[winner],
            call: Call::RackO,
            seats: SeatSet::first(levels.len()),
            scores: [0; Seat::MOST],
            counts: true,
        };
        Entry {
            time: 0,
            device: 1,
            rules: Edition::MiltonBradley.preset(),
            seats: levels.iter().map(seat).collect(),
            rounds: vec![round],
            winners: SeatSet::EMPTY.with(Seat::ALL[winner]),
            has_cards: false,
        }
    }

    #[test]
    fn a_character_remembers_how_often_they_met_and_who_won_last() {
        let history = [
            entry(&[None, Some("mina")], 1),
            entry(&[None, Some("mina"), Some("otto")], 0),
            // Two people: who of them was it?
            entry(&[None, None, Some("mina")], 2),
            entry(&[None, Some("otto"), Some("vera")], 1),
        ];
        assert_eq!(Meeting::of(&history, "mina"), Meeting { met: 2, last: Some(Last::PersonWon) });
        assert_eq!(Meeting::of(&history, "otto"), Meeting { met: 2, last: Some(Last::CharacterWon) });
        assert_eq!(Meeting::of(&history, "vera"), Meeting { met: 1, last: Some(Last::Neither) });
        assert_eq!(Meeting::of(&history, "leo"), Meeting::default());
        assert!(!Meeting::of(&history, "mina").is_often());
        let often = vec![entry(&[Some("ada"), None], 0); 5];
        assert!(Meeting::of(&often, "ada").is_often());
        assert_eq!(Meeting::of(&often, "ada").last.unwrap(), Last::CharacterWon);
    }
}
