//! The gaps of a rack: the chances to fill them, given the numbers that may come.

use super::gap_chances::{GapChances, LANES, LIVE, Lanes, Widths};
use super::seen::NUMBERS;
use crate::engine::Slot;
use core::ops::Range;

/// The slots as rows 1 to 10, with a fixed end on either side: card 0 below and one above the highest.
pub(super) const ROWS: usize = Slot::COUNT + 2;
/// The fixed end above.
pub(super) const TOP: usize = ROWS - 1;

/// Chances by row and deadline.
pub(super) type RowChances = [Lanes; ROWS];
/// No chance by any deadline.
pub(super) const NEVER: Lanes = [0.0; LANES];
/// Certain by every deadline.
pub(super) const SURE: Lanes = [1.0; LANES];

/// Sets `best` to max(`best`, `a`·`b`) for every deadline.
#[inline]
pub(super) fn raise(best: &mut Lanes, a: &Lanes, b: &Lanes) {
    for ((best, a), b) in best.iter_mut().zip(a).zip(b) {
        // `f32::max` is slower, because it handles NaN.
        let product = a * b;
        *best = if product > *best { product } else { *best };
    }
}

/// The product `a`·`b` for every deadline.
#[inline]
pub(super) fn times(a: &Lanes, b: &Lanes) -> Lanes {
    core::array::from_fn(|lane| a[lane] * b[lane])
}

/// A rack with the weights of the numbers that may come.
pub(super) struct RackChances<'a> {
    gaps: &'a GapChances,
    /// The rack in rows 1 to 10, with its two ends.
    pub(super) rack: [u8; ROWS],
    /// Running sums of the numbers' weights; [`LIVE`](super::gap_chances::LIVE) is the weight of a number certain to be in the
    /// stock.
    sums: [u32; NUMBERS],
}

impl<'a> RackChances<'a> {
    /// For a rack, with the highest card in play and the weight of each number.
    pub(super) fn new(
        gaps: &'a GapChances,
        numbers: &[u8; Slot::COUNT],
        highest: u8,
        weight: &[u32; NUMBERS],
    ) -> RackChances<'a> {
        let mut rack = [0; ROWS];
        rack[1..TOP].copy_from_slice(numbers);
        rack[TOP] = highest + 1;
        let mut sum = 0;
        let sums = core::array::from_fn(|number| {
            sum += weight[number];
            sum
        });
        RackChances { gaps, rack, sums }
    }

    /// Whether the row holds a card (or is the lower end) rather than an empty slot (R30).
    #[inline]
    pub(super) fn stands(&self, row: usize) -> bool {
        row == 0 || self.rack[row] != 0
    }

    /// The chances to fill the rows between two cards, by the number of rows.
    #[inline]
    pub(super) fn between(&self, low: u8, high: u8) -> &Widths {
        self.gaps.with(self.sums[usize::from(high) - 1] - self.sums[usize::from(low)])
    }

    /// The expected number of cards between these two that may come.
    pub(super) fn live(&self, low: u8, high: u8) -> f32 {
        (self.sums[usize::from(high) - 1] - self.sums[usize::from(low)]) as f32 / LIVE as f32
    }

    /// The chances to fill these rows between two cards.
    #[inline]
    pub(super) fn gap(&self, rows: Range<usize>, low: u8, high: u8) -> &Lanes {
        &self.between(low, high)[rows.len()]
    }

    /// The chances that this very number comes.
    #[inline]
    pub(super) fn comes(&self, number: u8) -> &Lanes {
        self.gap(0..1, number - 1, number + 1)
    }

    /// The best chances to fill all rows below `row` if it holds `card`, given those for each row below.
    pub(super) fn best_below(&self, below: &RowChances, row: usize, card: u8) -> Lanes {
        let mut best = NEVER;
        for (from, chances) in below.iter().enumerate().take(row) {
            let low = self.rack[from];
            if low < card && self.stands(from) {
                raise(&mut best, chances, self.gap(from + 1..row, low, card));
            }
        }
        best
    }

    /// The best chances to fill all rows above `row` if it holds `card`, given those for each row above.
    pub(super) fn best_above(&self, above: &RowChances, row: usize, card: u8) -> Lanes {
        let mut best = NEVER;
        for (to, chances) in above.iter().enumerate().skip(row + 1) {
            let high = self.rack[to];
            if card < high {
                raise(&mut best, chances, self.gap(row + 1..to, card, high));
            }
        }
        best
    }

    /// [`RackChances::best_below`] for every row at once.
    pub(super) fn all_best_below(&self, below: &RowChances, card: u8) -> RowChances {
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

    /// [`RackChances::best_above`] for every row at once.
    pub(super) fn all_best_above(&self, above: &RowChances, card: u8) -> RowChances {
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
