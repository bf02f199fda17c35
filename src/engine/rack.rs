//! A player's rack of ten slots.

use super::card::{Card, Slot};
use super::out_of_range::OutOfRange;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A rack: ten slots, from 5 in front to 50 at the back (R2). Slots are empty only before the deal and while the cards
/// of an Éclair deal are placed (R30). In JSON it is its card numbers, 0 for an empty slot.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u8; Slot::COUNT]", into = "[u8; Slot::COUNT]")]
pub struct Rack([u8; Slot::COUNT]);

impl Rack {
    /// An empty rack.
    pub const EMPTY: Rack = Rack([0; Slot::COUNT]);

    /// A full rack, slot 5 first.
    pub fn from_cards(cards: [Card; Slot::COUNT]) -> Rack {
        Rack(cards.map(Card::number))
    }

    /// A rack, slot 5 first, with `None` for an empty slot.
    pub fn from_slots(slots: [Option<Card>; Slot::COUNT]) -> Rack {
        Rack(slots.map(|card| card.map_or(0, Card::number)))
    }

    /// The card in a slot.
    #[inline]
    pub const fn get(&self, slot: Slot) -> Option<Card> {
        Card::new(self.0[slot.row()])
    }

    /// The slots with their cards, slot 5 first.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = (Slot, Option<Card>)> + '_ {
        Slot::ALL.into_iter().map(|slot| (slot, self.get(slot)))
    }

    /// The card numbers, slot 5 first; 0 for an empty slot.
    pub const fn numbers(&self) -> &[u8; Slot::COUNT] {
        &self.0
    }

    /// Puts a card into a slot and returns the one it replaces (R10).
    #[inline]
    pub fn exchange(&mut self, slot: Slot, card: Card) -> Option<Card> {
        Card::new(core::mem::replace(&mut self.0[slot.row()], card.number()))
    }

    /// How many slots hold a card.
    pub fn filled(&self) -> usize {
        self.0.iter().filter(|&&n| n != 0).count()
    }

    /// Whether every slot holds a card.
    pub fn is_full(&self) -> bool {
        self.0.iter().all(|&n| n != 0)
    }

    /// Whether the rack is in order: ten cards, strictly rising from slot 5 to slot 50 (R13).
    #[inline]
    pub fn is_in_order(&self) -> bool {
        self.0[0] != 0 && self.0.windows(2).all(|pair| pair[0] < pair[1])
    }

    /// The number of cards in the rising row that starts in slot 5 (R18): 1 to 10, or 0 if slot 5 is empty.
    pub fn rising(&self) -> usize {
        let mut last = 0;
        self.0
            .iter()
            .take_while(|&&n| {
                let rises = n > last;
                last = n;
                rises
            })
            .count()
    }

    /// The length of the longest run: adjacent slots whose cards go up by exactly one (R16). 1 without any run, 0 if
    /// the rack is empty.
    pub fn longest_run(&self) -> usize {
        self.longest_run_at().1
    }

    /// The first slot and the length of the longest run (R16); the frontmost of several equally long ones.
    pub fn longest_run_at(&self) -> (Slot, usize) {
        let (mut best, mut best_start) = (0, 0);
        let (mut length, mut start) = (0, 0);
        for row in 0..Slot::COUNT {
            if self.0[row] == 0 {
                length = 0;
                continue;
            }
            if length > 0 && self.0[row] == self.0[row - 1] + 1 {
                length += 1;
            } else {
                length = 1;
                start = row;
            }
            if length > best {
                (best, best_start) = (length, start);
            }
        }
        (Slot::ALL[best_start], best)
    }

    /// Whether there is a run of three or more, which two players may need in order to announce (R15).
    #[inline]
    pub fn has_run_of_three(&self) -> bool {
        self.0.windows(3).any(|w| w[0] != 0 && w[1] == w[0] + 1 && w[2] == w[1] + 1)
    }
}

impl From<Rack> for [u8; Slot::COUNT] {
    fn from(rack: Rack) -> [u8; Slot::COUNT] {
        rack.0
    }
}

impl TryFrom<[u8; Slot::COUNT]> for Rack {
    type Error = OutOfRange;

    fn try_from(numbers: [u8; Slot::COUNT]) -> Result<Rack, OutOfRange> {
        if numbers.iter().all(|&number| number <= Card::HIGHEST) { Ok(Rack(numbers)) } else { Err(OutOfRange::Card) }
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
