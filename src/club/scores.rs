//! How the matches of a person against the characters have ended.

use super::challenge::character_of;
use crate::engine::{Seat, SeatSet};
use crate::history::Entry;
use crate::players::ComputerPlayer;

/// How a match has ended for the person, seen beside one opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchEnd {
    /// The person has won, and the opponent has not.
    Won,
    /// The opponent has won, and the person has not.
    Lost,
    /// Somebody else has won, or both have.
    Even,
}

/// How the matches against an opponent have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// In how many matches they met.
    pub met: usize,
    /// How many of these the person has won, and not the opponent.
    pub won: usize,
    /// How many the opponent has won, and not the person.
    pub lost: usize,
    /// How the last one ended; `None` where they never met.
    pub last: Option<MatchEnd>,
}

/// How the matches of a person against each character have ended: those in which nobody else than one person and computer players
/// sat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scores(Vec<(ComputerPlayer, Score)>);

impl Scores {
    /// After these finished matches, the first one first.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Scores {
        let mut scores = Scores::default();
        for entry in entries {
            if let Some(person) = entry.only_person() {
                scores.add(entry, person);
            }
        }
        scores
    }

    /// How the matches against this opponent have ended. Partners do not play against each other.
    pub fn against(&self, opponent: ComputerPlayer) -> Score {
        self.0.iter().find(|(one, _)| *one == opponent).map(|(_, score)| *score).unwrap_or_default()
    }

    /// Adds how a match has ended beside each of the characters in it.
    pub(super) fn add(&mut self, entry: &Entry, person: Seat) {
        let has_won = entry.winners.has(person);
        for (opponent, seats) in opponents(entry, person) {
            let end = match (has_won, seats.iter().any(|seat| entry.winners.has(seat))) {
                (true, false) => MatchEnd::Won,
                (false, true) => MatchEnd::Lost,
                _ => MatchEnd::Even,
            };
            let known = self.0.iter().position(|(one, _)| *one == opponent);
            let at = known.unwrap_or_else(|| {
                self.0.push((opponent, Score::default()));
                self.0.len() - 1
            });
            if let Some((_, score)) = self.0.get_mut(at) {
                score.met += 1;
                score.won += usize::from(end == MatchEnd::Won);
                score.lost += usize::from(end == MatchEnd::Lost);
                score.last = Some(end);
            }
        }
    }
}

/// The characters that play against the person, each once, with its seats.
fn opponents(entry: &Entry, person: Seat) -> Vec<(ComputerPlayer, SeatSet)> {
    let mut all: Vec<(ComputerPlayer, SeatSet)> = Vec::new();
    let is_partner = |seat: Seat| entry.rules.partners && seat == person.opposite();
    for (seat, at) in Seat::ALL.into_iter().zip(&entry.seats).filter(|(seat, _)| !is_partner(*seat)) {
        let Some(character) = character_of(&at.player) else { continue };
        match all.iter_mut().find(|(one, _)| *one == character) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => all.push((character, SeatSet::EMPTY.with(seat))),
        }
    }
    all
}
