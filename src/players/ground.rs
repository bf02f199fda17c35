//! A rack and the numbers that may come: what the gaps between its cards are weighed by.

use super::gaps::{Gaps, LANES, LIVE, Lanes, Widths};
use super::seen::NUMBERS;
use crate::engine::Slot;
use core::ops::Range;

/// The slots as rows 1 to 10, and a fixed end on either side: a card 0 below and one above the highest.
pub(super) const ROWS: usize = Slot::COUNT + 2;
/// The fixed end above.
pub(super) const TOP: usize = ROWS - 1;

/// Chances for every row.
pub(super) type Table = [Lanes; ROWS];
/// No chance by any deadline.
pub(super) const NEVER: Lanes = [0.0; LANES];
/// Ready by every deadline.
pub(super) const SURE: Lanes = [1.0; LANES];

/// `best` = max(`best`, `a`·`b`) for every deadline.
#[inline]
pub(super) fn raise(best: &mut Lanes, a: &Lanes, b: &Lanes) {
    for ((best, a), b) in best.iter_mut().zip(a).zip(b) {
        // Not `f32::max`, which is slower for the sake of what is not a number.
        let product = a * b;
        *best = if product > *best { product } else { *best };
    }
}

/// `a`·`b` for every deadline.
#[inline]
pub(super) fn times(a: &Lanes, b: &Lanes) -> Lanes {
    core::array::from_fn(|lane| a[lane] * b[lane])
}

/// A rack and the numbers that may come, from which gaps are weighed.
pub(super) struct Ground<'a> {
    gaps: &'a Gaps,
    /// The rack from row 1 to 10, with its two ends.
    pub(super) rack: [u8; ROWS],
    /// Weights of the numbers, summed up to and including each; [`LIVE`](super::gaps::LIVE) is that of a number sure to be in the stock.
    sums: [u32; NUMBERS],
}

impl<'a> Ground<'a> {
    /// From the rack, the highest card in play, and how likely each number is to come along.
    pub(super) fn new(gaps: &'a Gaps, numbers: &[u8; Slot::COUNT], highest: u8, weight: &[u32; NUMBERS]) -> Ground<'a> {
        let mut rack = [0; ROWS];
        rack[1..TOP].copy_from_slice(numbers);
        rack[TOP] = highest + 1;
        let mut sum = 0;
        let sums = core::array::from_fn(|number| {
            sum += weight[number];
            sum
        });
        Ground { gaps, rack, sums }
    }

    /// Whether a row holds a card that can stand above or below others: not an empty slot (R30).
    #[inline]
    pub(super) fn stands(&self, row: usize) -> bool {
        row == 0 || self.rack[row] != 0
    }

    /// The chances to fill rows between two cards, by the number of rows.
    #[inline]
    pub(super) fn between(&self, low: u8, high: u8) -> &Widths {
        self.gaps.with(self.sums[usize::from(high) - 1] - self.sums[usize::from(low)])
    }

    /// How many numbers between two cards may come, as far as they are likely to.
    pub(super) fn live(&self, low: u8, high: u8) -> f32 {
        (self.sums[usize::from(high) - 1] - self.sums[usize::from(low)]) as f32 / LIVE as f32
    }

    /// The chances to fill these rows between two cards.
    #[inline]
    pub(super) fn gap(&self, rows: Range<usize>, low: u8, high: u8) -> &Lanes {
        &self.between(low, high)[rows.len()]
    }

    /// The chances for one certain number to come.
    #[inline]
    pub(super) fn comes(&self, number: u8) -> &Lanes {
        self.gap(0..1, number - 1, number + 1)
    }

    /// The best chances to fill all rows below `row`, if that holds `card`, given those for each row below.
    pub(super) fn up_to(&self, below: &Table, row: usize, card: u8) -> Lanes {
        let mut best = NEVER;
        for (from, chances) in below.iter().enumerate().take(row) {
            let low = self.rack[from];
            if low < card && self.stands(from) {
                raise(&mut best, chances, self.gap(from + 1..row, low, card));
            }
        }
        best
    }

    /// The best chances to fill all rows above `row`, if that holds `card`, given those for each row above.
    pub(super) fn on_from(&self, above: &Table, row: usize, card: u8) -> Lanes {
        let mut best = NEVER;
        for (to, chances) in above.iter().enumerate().skip(row + 1) {
            let high = self.rack[to];
            if card < high {
                raise(&mut best, chances, self.gap(row + 1..to, card, high));
            }
        }
        best
    }

    /// As [`Ground::up_to`] for every row at once.
    pub(super) fn ups(&self, below: &Table, card: u8) -> Table {
        let mut best = [NEVER; ROWS];
        for (from, chances) in below.iter().enumerate().take(TOP) {
            let low = self.rack[from];
            if low < card && chances[LANES - 1] > 0.0 {
                for (best, gap) in best[from + 1..TOP].iter_mut().zip(self.between(low, card)) {
                    raise(best, chances, gap);
                }
            }
        }
        best
    }

    /// As [`Ground::on_from`] for every row at once.
    pub(super) fn ons(&self, above: &Table, card: u8) -> Table {
        let mut best = [NEVER; ROWS];
        for (to, chances) in above.iter().enumerate().skip(2) {
            let high = self.rack[to];
            if card < high && chances[LANES - 1] > 0.0 {
                for (best, gap) in best[1..to].iter_mut().rev().zip(self.between(card, high)) {
                    raise(best, chances, gap);
                }
            }
        }
        best
    }
}
