//! What the public moves tell of the opponents: how far they seem to be, and whether a card would be of use to the next.

use super::super::seen::NUMBERS;
use crate::engine::{Seat, Slot, Source, View};

/// What a seat was seen to do in this round.
#[derive(Clone, Copy)]
pub(super) struct Rival {
    /// How many cards it exchanged.
    exchanges: u32,
    /// How many of them it took from the discard pile.
    takes: u32,
    /// The slots, as bits, that hold another card than at the deal.
    touched: u16,
    /// The card in each slot that everybody saw going in; 0 for one nobody else knows.
    known: [u8; Slot::COUNT],
    /// How many turns since its last exchange.
    idle: u32,
    /// The numbers, as bits, that it threw away or let lie.
    unwanted: u64,
}

/// How many figures tell of one rival.
pub(super) const FIGURES: usize = 7;
/// How many figures tell what a card may be worth to a rival.
pub(super) const CARD_FIGURES: usize = 5;

impl Rival {
    const NEW: Rival = Rival { exchanges: 0, takes: 0, touched: 0, known: [0; Slot::COUNT], idle: 0, unwanted: 0 };

    /// How far the rival seems to be.
    pub(super) fn figures(&self) -> [f32; FIGURES] {
        let known = self.known.iter().filter(|&&card| card != 0);
        [
            self.exchanges as f32 / 10.0,
            self.takes as f32 / 10.0,
            self.touched.count_ones() as f32 / 10.0,
            f32::from(u8::from(self.idle == 0)),
            self.idle.min(5) as f32 / 5.0,
            known.count() as f32 / 10.0,
            self.rising() as f32 / 10.0,
        ]
    }

    /// The most known cards that rise together.
    fn rising(&self) -> usize {
        let mut lengths = [0; Slot::COUNT];
        for row in (0..Slot::COUNT).filter(|&row| self.known[row] != 0) {
            let below = (0..row).filter(|&low| self.known[low] != 0 && self.known[low] < self.known[row]);
            lengths[row] = 1 + below.map(|low| lengths[low]).max().unwrap_or(0);
        }
        lengths.into_iter().max().unwrap_or(0)
    }

    /// What a card that is left to the rival may be worth to it.
    pub(super) fn card_figures(&self, card: u8, highest: u8) -> [f32; CARD_FIGURES] {
        let at = usize::from(card);
        if at == 0 || at >= NUMBERS {
            return [0.0; CARD_FIGURES];
        }
        let near = (0..4).find(|&step| {
            let either = 1u64 << (at + step).min(63) | 1u64 << at.saturating_sub(step);
            self.unwanted & either != 0
        });
        let home = (at - 1) * Slot::COUNT / usize::from(highest);
        let rows = home.saturating_sub(1)..=(home + 1).min(Slot::COUNT - 1);
        let around = rows.clone().filter(|&row| self.touched >> row & 1 != 0).count();
        // The rows open between the known cards below and above it.
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

/// What every seat was seen to do.
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
                rival.touched |= 1 << slot.row();
                rival.known[slot.row()] = turn.card_in.map_or(0, |card| card.number());
            }
            top = Some(turn.out);
        }
        Rivals { seats }
    }

    /// What a seat was seen to do.
    pub(super) fn of(&self, seat: Seat) -> &Rival {
        &self.seats[seat.number()]
    }
}
