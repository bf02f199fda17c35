//! Numbers that are not a card, slot or seat.

use core::fmt;

/// A number outside the range of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutOfRange {
    /// Not the number of a [`Card`](super::Card) (R1).
    Card,
    /// Not the label of a [`Slot`](super::Slot) (R2).
    Slot,
    /// Not the number of a [`Seat`](super::Seat).
    Seat,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutOfRange::Card => "a card is a number from 1 to 60",
            OutOfRange::Slot => "a slot is 5, 10, 15 and so on to 50",
            OutOfRange::Seat => "a seat is a number from 0 to 3",
        })
    }
}

impl core::error::Error for OutOfRange {}
