//! Cards, and the slots they go into.

use super::out_of_range::OutOfRange;
use core::fmt;
use core::num::NonZeroU8;
use serde::{Deserialize, Serialize};

/// A card, numbered 1 to 60 (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// The lowest card (R1).
    pub const LOWEST: Card = Card(NonZeroU8::MIN);

    /// The highest card of the full deck (R1).
    pub const HIGHEST: u8 = 60;

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(n) if number <= Card::HIGHEST => Some(Card(n)),
            _ => None,
        }
    }

    /// The printed number, 1 to 60.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.number()
    }
}

impl TryFrom<i64> for Card {
    type Error = OutOfRange;

    fn try_from(number: i64) -> Result<Card, OutOfRange> {
        u8::try_from(number).ok().and_then(Card::new).ok_or(OutOfRange::Card)
    }
}

/// One of the ten slots of a rack, named by its label 5, 10, … 50 (R2). Slot 5 is in front, slot 50 at the back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// How many slots a rack has (R2).
    pub const COUNT: usize = 10;

    /// All slots from 5 to 50.
    pub const ALL: [Slot; Slot::COUNT] = {
        let mut all = [Slot(0); Slot::COUNT];
        let mut row = 0;
        while row < Slot::COUNT {
            all[row] = Slot(row as u8);
            row += 1;
        }
        all
    };

    /// The slot with this label, if it is one of 5, 10, … 50.
    pub const fn from_label(label: u8) -> Option<Slot> {
        if label >= 5 && label <= 50 && label.is_multiple_of(5) { Some(Slot(label / 5 - 1)) } else { None }
    }

    /// The slot whose label is this text, in digits and nothing else.
    pub fn written(label: &str) -> Option<Slot> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
        let label = label.bytes().try_fold(0_u8, |label, byte| label.checked_mul(10)?.checked_add(digit(byte)?))?;
        Slot::from_label(label)
    }

    /// The slot in this row: 0 for slot 5, 9 for slot 50.
    pub const fn from_row(row: usize) -> Option<Slot> {
        if row < Slot::COUNT { Some(Slot(row as u8)) } else { None }
    }

    /// The label: 5, 10, … 50.
    pub const fn label(self) -> u8 {
        self.0 * 5 + 5
    }

    /// The row: 0 for slot 5, 9 for slot 50.
    pub const fn row(self) -> usize {
        self.0 as usize
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> u8 {
        slot.label()
    }
}

impl TryFrom<i64> for Slot {
    type Error = OutOfRange;

    fn try_from(label: i64) -> Result<Slot, OutOfRange> {
        u8::try_from(label).ok().and_then(Slot::from_label).ok_or(OutOfRange::Slot)
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slot {}", self.label())
    }
}
