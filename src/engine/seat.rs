//! The seats at the table.

use super::out_of_range::OutOfRange;
use serde::{Deserialize, Serialize};

/// A seat at the table, 0 to 3 in turn order: the next number sits to the left (R6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MOST: usize = 4;

    /// All four seats in turn order.
    pub const ALL: [Seat; Seat::MOST] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this number, if it is 0 to 3.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MOST { Some(Seat(number as u8)) } else { None }
    }

    /// The seat's number, 0 to 3.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The seat across the table: the partner, when there are partners (R21).
    pub const fn opposite(self) -> Seat {
        Seat((self.0 + 2) % 4)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<i64> for Seat {
    type Error = OutOfRange;

    fn try_from(number: i64) -> Result<Seat, OutOfRange> {
        usize::try_from(number).ok().and_then(Seat::new).ok_or(OutOfRange::Seat)
    }
}

/// A set of seats, such as those in the round. In JSON it is its bit mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `players` seats, at most four.
    pub const fn first(players: usize) -> SeatSet {
        if players >= Seat::MOST { SeatSet(0b1111) } else { SeatSet((1 << players) - 1) }
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set plus this seat.
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The number of seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as a bit mask: 1 for seat 0, 2 for seat 1, then 4 and 8.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats in turn order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.has(seat))
    }

    /// The next seat of the set to the left of `seat` (R6); `seat` itself if there is no other.
    #[inline]
    pub const fn left_of(self, seat: Seat) -> Seat {
        // The set twice in a row, shifted so that the seat after `seat` is the lowest bit: the first set bit is the
        // neighbour.
        let ahead = ((self.0 as u16 | (self.0 as u16) << 4) >> (seat.0 + 1)) & 0b1111;
        if ahead == 0 { seat } else { Seat((seat.0 + 1 + ahead.trailing_zeros() as u8) & 3) }
    }

    /// The seats in turn order, starting to the left of `seat`.
    pub fn from_left_of(self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..=Seat::MOST).map(move |step| Seat(((seat.number() + step) & 3) as u8)).filter(move |&s| self.has(s))
    }
}

impl From<SeatSet> for u8 {
    fn from(seats: SeatSet) -> u8 {
        seats.0
    }
}

impl TryFrom<u8> for SeatSet {
    type Error = OutOfRange;

    fn try_from(bits: u8) -> Result<SeatSet, OutOfRange> {
        if bits >> Seat::MOST == 0 { Ok(SeatSet(bits)) } else { Err(OutOfRange::Seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_passes_to_the_left_and_skips_those_out() {
        let three = SeatSet::first(3);
        assert_eq!(three.left_of(Seat(0)), Seat(1));
        assert_eq!(three.left_of(Seat(2)), Seat(0));
        let across = SeatSet::EMPTY.with(Seat(1)).with(Seat(3));
        assert_eq!(across.left_of(Seat(1)), Seat(3));
        assert_eq!(across.left_of(Seat(3)), Seat(1));
        assert_eq!(across.left_of(Seat(2)), Seat(3));
        assert_eq!(across.without(Seat(3)).left_of(Seat(1)), Seat(1));
        assert!(SeatSet::first(4).from_left_of(Seat(2)).eq([Seat(3), Seat(0), Seat(1), Seat(2)]));
    }
}
