//! How the last match has ended, where it was a challenge: what is said of it on the ladder.

use super::challenge::challenged;
use super::lost::{Advice, lost_advice};
use crate::engine::Seat;
use crate::history::Entry;
use crate::players::ComputerPlayer;

/// How the last match has ended, where it was a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastChallenge {
    /// The person has beaten the opponent.
    Won {
        /// Who was challenged.
        opponent: ComputerPlayer,
    },
    /// The opponent has won.
    Lost {
        /// Who was challenged.
        opponent: ComputerPlayer,
        /// The total of the opponent, in points.
        theirs: i32,
        /// That of the person.
        own: i32,
        /// What one could try next time.
        advice: Advice,
    },
}

impl LastChallenge {
    /// After these finished matches, the first one first; `None` where the last one was no challenge.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Option<LastChallenge> {
        let entry = entries.into_iter().last()?;
        let (opponent, person) = (challenged(entry)?, entry.only_person()?);
        let Some(advice) = lost_advice(entry) else { return Some(LastChallenge::Won { opponent }) };
        let totals = entry.totals();
        let other = Seat::ALL.into_iter().find(|seat| *seat != person)?;
        let total = |seat: Seat| totals.get(seat.number()).copied();
        Some(LastChallenge::Lost { opponent, theirs: total(other)?, own: total(person)?, advice })
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_entries::against;
    use super::*;

    fn the(id: &str) -> ComputerPlayer {
        ComputerPlayer::nearest(Some(id))
    }

    #[test]
    fn a_challenge_that_was_won_names_who_is_beaten() {
        let won = against(&["otto"], "00100");
        assert_eq!(LastChallenge::of([&won]), Some(LastChallenge::Won { opponent: the("otto") }));
        let deleted = won.without_cards();
        assert_eq!(LastChallenge::of([&deleted]), Some(LastChallenge::Won { opponent: the("otto") }));
    }

    #[test]
    fn one_that_was_lost_has_the_totals_and_advice() {
        let mut lost = against(&["felix"], "11011");
        let (theirs, own) = (4 * 75 + 20, 75 + 4 * 20);
        let expected = LastChallenge::Lost { opponent: the("felix"), theirs, own, advice: Advice::TheirWay };
        assert_eq!(LastChallenge::of([&lost]), Some(expected));
        // Wherever the person sat.
        lost.seats.reverse();
        lost.rounds.iter_mut().for_each(|round| {
            round.announcer = Seat::ALL[1 - round.announcer.number()];
            round.scores.swap(0, 1);
        });
        lost.winners = crate::engine::SeatSet::EMPTY.with(Seat::ALL[0]);
        assert_eq!(LastChallenge::of([&lost]), Some(expected));
    }

    #[test]
    fn only_the_last_match_counts() {
        let (won, lost, other) = (against(&["leo"], "0000"), against(&["otto"], "1111"), against(&["hard"], "0000"));
        assert!(matches!(LastChallenge::of([&lost, &won]), Some(LastChallenge::Won { .. })));
        assert!(matches!(LastChallenge::of([&won, &lost]), Some(LastChallenge::Lost { .. })));
        assert_eq!(LastChallenge::of([&won, &other]), None);
        assert_eq!(LastChallenge::of([]), None);
    }
}
