//! Finished matches for the tests.

use super::challenge_rules;
use crate::engine::{Call, Seat, SeatSet};
use crate::history::{Entry, RoundEntry, SeatAt};
use crate::record::{PlayerKind, SeatEntry};

/// Where the person sits.
pub(super) const YOU: Seat = Seat::ALL[0];
/// What each of the others scores in a round.
const SOME: i32 = 20;

/// A round that this seat has announced.
pub(super) fn round(announcer: usize, scores: [i32; Seat::MOST]) -> RoundEntry {
    RoundEntry { announcer: Seat::ALL[announcer], call: Call::RackO, seats: SeatSet::first(2), scores, counts: true }
}

/// A match of a person against computer players with these ids, by the rules of a challenge. Each digit is a round, and the seat
/// that announced it; whoever announced the last one has won.
pub(super) fn against(ids: &[&str], announcers: &str) -> Entry {
    let person = SeatEntry { name: "Ann".to_owned(), player: PlayerKind::Human, level: None };
    let computer =
        |id: &&str| SeatEntry { name: "Bo".to_owned(), player: PlayerKind::Computer, level: Some((*id).to_owned()) };
    let players = [person].into_iter().chain(ids.iter().map(computer));
    let seats: Vec<SeatAt> = (0..).zip(players).map(|(colour, player)| SeatAt { player, colour }).collect();
    let there = SeatSet::first(seats.len());
    let rounds: Vec<RoundEntry> = announcers
        .chars()
        .filter_map(|digit| digit.to_digit(10))
        .map(|announcer| {
            let score = |seat: Seat| match seat.number() {
                number if number == announcer as usize => 75,
                _ if there.has(seat) => SOME,
                _ => 0,
            };
            RoundEntry { seats: there, ..round(announcer as usize, Seat::ALL.map(score)) }
        })
        .collect();
    let winners = rounds.last().map_or(SeatSet::EMPTY, |round| SeatSet::EMPTY.with(round.announcer));
    Entry { time: 0, device: 0, rules: challenge_rules(), seats, rounds, winners, has_cards: true }
}
