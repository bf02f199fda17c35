//! The best plan for a rack: which cards stay, so that the gaps between them fill soonest.
//!
//! A dynamic programme over the slots, from both ends, for every deadline at once. With both tables the worth of a
//! card in a slot is a product: the best way up to it and the best way on from it.

use super::gaps::{Gaps, LANES, LIVE, Lanes, Widths};
use super::runs::Runs;
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

/// What the plan is to be good for.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    /// The worth of being ready by each deadline and not by the one before.
    pub(super) worth: Lanes,
    /// The pay for a rack in order without a run; 0 where it may not be announced (R15).
    pub(super) pay: f32,
    /// What runs of three, four, five and six pay (R15, R23, R26).
    pub(super) run_pay: [f32; 4],
}

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

/// The best plans for a rack.
pub(super) struct Plan<'a> {
    pub(super) ground: Ground<'a>,
    pub(super) aim: Aim,
    pub(super) below: Table,
    above: Table,
    runs: Option<Box<Runs>>,
    /// What the rack as it stands is worth.
    pub(super) now: f32,
}

impl<'a> Plan<'a> {
    /// Plans for this ground.
    pub(super) fn new(ground: Ground<'a>, aim: Aim) -> Plan<'a> {
        let mut below = [NEVER; ROWS];
        let mut above = below;
        below[0] = SURE;
        above[TOP] = SURE;
        for row in 1..ROWS {
            if ground.stands(row) {
                below[row] = ground.up_to(&below, row, ground.rack[row]);
            }
        }
        for row in (1..TOP).rev() {
            if ground.stands(row) {
                above[row] = ground.on_from(&above, row, ground.rack[row]);
            }
        }
        let with_runs = aim.run_pay[0] > 0.0;
        let runs = with_runs.then(|| Box::new(Runs::new(&ground, &aim.run_pay, &below, &above)));
        let mut plan = Plan { ground, aim, below, above, runs, now: 0.0 };
        plan.now = worth(&plan.chances(), &plan.aim);
        plan
    }

    /// The chances by every deadline, times the pay.
    pub(super) fn chances(&self) -> Lanes {
        let mut best = self.below[TOP].map(|chance| chance * self.aim.pay);
        if let Some(runs) = &self.runs {
            raise(&mut best, runs.all(), &SURE);
        }
        best
    }

    /// What the rack is worth with another card in a row, for each row from 1 to 10.
    pub(super) fn with(&self, card: u8) -> [f32; Slot::COUNT] {
        let ups = self.ground.ups(&self.below, card);
        let ons = self.ground.ons(&self.above, card);
        let mut best = [NEVER; ROWS];
        for ((best, up), on) in best.iter_mut().zip(&ups).zip(&ons) {
            *best = times(up, on).map(|chance| chance * self.aim.pay);
        }
        if let Some(runs) = &self.runs {
            runs.with(&self.ground, &self.aim.run_pay, (&self.below, &self.above), card, (&ups, &ons), &mut best);
        }
        core::array::from_fn(|slot| worth(&best[slot + 1], &self.aim))
    }
}

fn worth(chances: &Lanes, aim: &Aim) -> f32 {
    chances.iter().zip(&aim.worth).map(|(chance, worth)| chance * worth).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::gaps::{DEADLINES, LIVE};

    const PLAIN: Aim = Aim { worth: [1.0 / LANES as f32; LANES], pay: 1.0, run_pay: [0.0; 4] };
    const RUN: Aim = Aim { pay: 0.0, run_pay: [1.0, 0.0, 0.0, 0.0], ..PLAIN };
    const BONUS: Aim = Aim { pay: 1.0, run_pay: [2.0, 3.0, 4.0, 6.0], ..PLAIN };

    fn with_plan(numbers: [u8; Slot::COUNT], aim: Aim, check: impl Fn(&Plan<'_>)) {
        assert_eq!(DEADLINES[0], 0.0);
        let gaps = Gaps::new(1.1 / 29.0);
        let mut weight = [0; NUMBERS];
        weight[1..=40].fill(LIVE);
        numbers.iter().for_each(|&number| weight[usize::from(number)] = 0);
        check(&Plan::new(Ground::new(&gaps, &numbers, 40, &weight), aim));
    }

    #[test]
    fn a_rack_in_order_is_worth_its_pay() {
        let spread = [2, 8, 15, 20, 26, 31, 33, 35, 38, 40];
        let run = [2, 8, 15, 20, 28, 29, 30, 33, 38, 40];
        with_plan(spread, PLAIN, |plan| assert_eq!(plan.now, 1.0));
        with_plan(spread, RUN, |plan| assert!(plan.now < 0.9));
        with_plan(run, RUN, |plan| assert_eq!(plan.now, 1.0));
        with_plan(run, BONUS, |plan| assert!(plan.now >= 2.0));
    }

    #[test]
    fn the_card_that_is_missing_is_worth_most_where_it_is_missing() {
        with_plan([2, 8, 15, 20, 39, 31, 33, 35, 38, 40], PLAIN, |plan| {
            assert!(plan.now < 1.0);
            assert_eq!(plan.with(25)[4], 1.0);
            assert!(plan.with(25).iter().enumerate().all(|(row, &worth)| row == 4 || worth < 1.0));
            assert!(plan.with(1).iter().all(|&worth| worth < 1.0));
        });
        with_plan([2, 8, 15, 20, 27, 29, 30, 33, 38, 40], RUN, |plan| {
            assert_eq!(plan.with(28)[4], 1.0);
            assert_eq!(plan.with(31)[7], 1.0);
        });
        with_plan([2, 8, 15, 20, 27, 29, 30, 33, 38, 40], BONUS, |plan| assert_eq!(plan.with(28)[4], 2.0));
        with_plan([2, 8, 15, 20, 27, 28, 30, 33, 38, 40], BONUS, |plan| assert_eq!(plan.with(29)[6], 2.0));
    }

    #[test]
    fn a_card_is_worth_as_much_before_as_after() {
        // Where the best plan keeps the new card, and no number around it changes.
        with_plan([12, 8, 15, 20, 3, 31, 33, 35, 38, 40], RUN, |before| {
            let worth = before.with(32)[6];
            with_plan([12, 8, 15, 20, 3, 31, 32, 35, 38, 40], RUN, |after| assert!(after.now >= worth * 0.99));
        });
    }
}
