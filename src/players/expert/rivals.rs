//! What the public moves tell about the opponents: how far along they are, and whether a card would help the next one.

use super::super::seen::NUMBERS;
use crate::engine::{Seat, Slot, Source, View};

/// What a seat has been seen to do in this round.
#[derive(Clone, Copy)]
pub(super) struct Rival {
    /// How many cards it exchanged.
    exchanges: u32,
    /// How many of those it took from the discard pile.
    takes: u32,
    /// The exchanged slots, one bit per row.
    exchanged: u16,
    /// The card in each slot that everybody saw go in; 0 where it is unknown.
    known: [u8; Slot::COUNT],
    /// Turns since its last exchange.
    idle: u32,
    /// The cards it discarded or did not take, one bit per number.
    unwanted: u64,
}

/// How many features describe one rival.
pub(super) const FEATURES: usize = 7;
/// How many features describe a card's value to a rival.
pub(super) const CARD_FEATURES: usize = 5;

impl Rival {
    const NEW: Rival = Rival { exchanges: 0, takes: 0, exchanged: 0, known: [0; Slot::COUNT], idle: 0, unwanted: 0 };

    /// How far along the rival seems to be.
    pub(super) fn features(&self) -> [f32; FEATURES] {
        let known = self.known.iter().filter(|&&card| card != 0);
        [
            self.exchanges as f32 / 10.0,
            self.takes as f32 / 10.0,
            self.exchanged.count_ones() as f32 / 10.0,
            f32::from(u8::from(self.idle == 0)),
            self.idle.min(5) as f32 / 5.0,
            known.count() as f32 / 10.0,
            self.rising() as f32 / 10.0,
        ]
    }

    /// The length of the longest rising subsequence of its known cards.
    fn rising(&self) -> usize {
        let mut lengths = [0; Slot::COUNT];
        for row in (0..Slot::COUNT).filter(|&row| self.known[row] != 0) {
            let below = (0..row).filter(|&low| self.known[low] != 0 && self.known[low] < self.known[row]);
            lengths[row] = 1 + below.map(|low| lengths[low]).max().unwrap_or(0);
        }
        lengths.into_iter().max().unwrap_or(0)
    }

    /// What a card discarded now may be worth to the rival.
    pub(super) fn card_features(&self, card: u8, highest: u8) -> [f32; CARD_FEATURES] {
        let at = usize::from(card);
        if at == 0 || at >= NUMBERS {
            return [0.0; CARD_FEATURES];
        }
        let near = (0..4).find(|&step| {
            let either = 1u64 << (at + step).min(63) | 1u64 << at.saturating_sub(step);
            self.unwanted & either != 0
        });
        let home = (at - 1) * Slot::COUNT / usize::from(highest);
        let rows = home.saturating_sub(1)..=(home + 1).min(Slot::COUNT - 1);
        let around = rows.clone().filter(|&row| self.exchanged >> row & 1 != 0).count();
        // The open rows between the nearest known cards below and above it.
        let low = (0..=home).rev().find(|&row| self.known[row] != 0 && self.known[row] < card);
        let high = (home..Slot::COUNT).find(|&row| self.known[row] > card);
        let open = high.unwrap_or(Slot::COUNT) as i32 - low.map_or(-1, |row| row as i32) - 1;
        let neighbours = rows.filter(|&row| self.known[row] != 0 && self.known[row].abs_diff(card) <= 2).count();
        [
            f32::from(u8::from(self.unwanted >> at.min(63) & 1 != 0)),
            near.map_or(0.0, |steps| 1.0 - steps as f32 / 4.0),
            around as f32 / 3.0,
            open as f32 / 10.0,
            neighbours as f32 / 3.0,
        ]
    }
}

/// What each seat has been seen to do.
pub(super) struct Rivals {
    seats: [Rival; Seat::MOST],
}

impl Rivals {
    /// From the public moves.
    pub(super) fn new(view: &View<'_>) -> Rivals {
        let mut seats = [Rival::NEW; Seat::MOST];
        let mut top = view.opening_discard;
        for turn in view.log {
            let rival = &mut seats[turn.seat.number()];
            rival.unwanted |= 1 << turn.out.number();
            match turn.source {
                Source::Stock => rival.unwanted |= top.map_or(0, |card| 1 << card.number()),
                Source::Discard => rival.takes += 1,
            }
            rival.idle += 1;
            if let Some(slot) = turn.slot {
                rival.idle = 0;
                rival.exchanges += 1;
                rival.exchanged |= 1 << slot.row();
                rival.known[slot.row()] = turn.card_in.map_or(0, |card| card.number());
            }
            top = Some(turn.out);
        }
        Rivals { seats }
    }

    /// What this seat has been seen to do.
    pub(super) fn of(&self, seat: Seat) -> &Rival {
        &self.seats[seat.number()]
    }
}
