//! What lists and statistics want to know of a finished match.

use crate::engine::{Call, RoundResult, RulesDraft, Seat, SeatSet, Stage};
use crate::record::{PlayerKind, RecordedMatch, SeatEntry};

/// The colours of seats of which none is known.
const FIRST_COLOURS: [u8; Seat::MOST] = [0, 1, 2, 3];

/// Who sat at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatAt {
    /// The player. A person has no level; a computer player's is its id.
    pub player: SeatEntry,
    /// The number of the colour and sign: 0 to 3, or that of a later version.
    pub colour: u8,
}

/// How a round has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundEntry {
    /// Who announced.
    pub announcer: Seat,
    /// What was announced.
    pub call: Call,
    /// The seats that played the round (R28).
    pub seats: SeatSet,
    /// The points by seat, or chips won (+) and paid (−).
    pub scores: [i32; Seat::MOST],
    /// Whether the statistics count the round from here: not where it was added to their sums before the match was over, nor
    /// where it counts nowhere, as in a later go at the deal of a day.
    pub counts: bool,
}

/// A finished match without its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it was over, in seconds since the beginning of 2020.
    pub time: i32,
    /// The number of the device it was played on.
    pub device: u64,
    /// The rules.
    pub rules: RulesDraft,
    /// Who sat where, two to four.
    pub seats: Vec<SeatAt>,
    /// The rounds, at least one.
    pub rounds: Vec<RoundEntry>,
    /// Who has won.
    pub winners: SeatSet,
    /// Whether the cards are there, so that the match can be replayed.
    pub has_cards: bool,
}

impl Entry {
    /// The entry of a match, with its cards; `None` where it is not over. `colours` are those of the seats, `counts` says of each
    /// round, from 0, whether the statistics count it from here.
    pub fn of(
        recorded: &RecordedMatch,
        colours: &[u8],
        time: i32,
        device: u64,
        counts: impl Fn(usize) -> bool,
    ) -> Option<Entry> {
        let Stage::Over(winners) = recorded.state().stage() else { return None };
        let seat = |(index, player): (usize, &SeatEntry)| {
            let is_person = player.player == PlayerKind::Human;
            let level = player.level.clone().filter(|_| !is_person);
            let colour = colours.get(index).copied().unwrap_or(FIRST_COLOURS[index % Seat::MOST]);
            SeatAt { player: SeatEntry { level, ..player.clone() }, colour }
        };
        let round = |(nth, result): (usize, &RoundResult)| RoundEntry {
            announcer: result.announcer,
            call: result.call,
            seats: result.seats,
            scores: result.scores,
            counts: counts(nth),
        };
        Some(Entry {
            time,
            device,
            rules: recorded.record().rules,
            seats: recorded.record().seats.iter().enumerate().map(seat).collect(),
            rounds: recorded.results().iter().enumerate().map(round).collect(),
            winners,
            has_cards: true,
        })
    }

    /// The totals at the end, by seat: partners both have the pair's, and in a match for chips they are the chips held.
    pub fn totals(&self) -> Vec<i32> {
        let start = self.rules.goal.chips().map_or(0, |chips| i32::from(chips.start));
        let own = |seat: Seat| {
            let scores = self.rounds.iter().filter_map(|round| round.scores.get(seat.number()));
            scores.fold(0i32, |sum, &score| sum.saturating_add(score))
        };
        let total = |seat: Seat| {
            let partner = if self.rules.partners { own(seat.opposite()) } else { 0 };
            start.saturating_add(own(seat)).saturating_add(partner)
        };
        Seat::ALL.into_iter().take(self.seats.len()).map(total).collect()
    }

    /// The only person among the players; `None` where there are several, or none.
    pub fn only_person(&self) -> Option<Seat> {
        let is_person =
            |seat: &Seat| self.seats.get(seat.number()).is_some_and(|seat| seat.player.player == PlayerKind::Human);
        let mut people = Seat::ALL.into_iter().filter(is_person);
        people.next().filter(|_| people.next().is_none())
    }

    /// What is left of it when it is deleted: what the statistics count, without names and without cards.
    #[must_use]
    pub fn without_cards(mut self) -> Entry {
        self.seats.iter_mut().for_each(|seat| seat.player.name.clear());
        self.has_cards = false;
        self
    }
}
