//! The best plan for a rack: which cards stay, so that the gaps between them are filled soonest.
//!
//! A dynamic program over the slots, from both ends, for every deadline at once. With both tables the worth of a card
//! in a slot is a product: the best chances below it times the best chances above it.

use super::gap_chances::Lanes;
use super::rack_chances::{NEVER, ROWS, RackChances, RowChances, SURE, TOP, raise, times};
use super::runs::Runs;
use crate::engine::Slot;

/// What a plan aims for.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    /// The worth of being ready by each deadline but not by the one before.
    pub(super) worth: Lanes,
    /// The pay for a rack in order without a run; close to 0 where it may not be announced (R15).
    pub(super) pay: f32,
    /// The pay for a longest run of three, four, five and six (R15, R23, R26).
    pub(super) run_pay: [f32; 4],
}

/// The best plans for a rack.
pub(super) struct Plan<'a> {
    pub(super) rack_chances: RackChances<'a>,
    pub(super) aim: Aim,
    pub(super) below: RowChances,
    above: RowChances,
    runs: Option<Box<Runs>>,
    /// The worth of the rack as it is.
    pub(super) now: f32,
}

impl<'a> Plan<'a> {
    /// Plans for this rack.
    pub(super) fn new(rack_chances: RackChances<'a>, aim: Aim) -> Plan<'a> {
        let mut below = [NEVER; ROWS];
        let mut above = below;
        below[0] = SURE;
        above[TOP] = SURE;
        for row in 1..ROWS {
            if rack_chances.stands(row) {
                below[row] = rack_chances.best_below(&below, row, rack_chances.rack[row]);
            }
        }
        for row in (1..TOP).rev() {
            if rack_chances.stands(row) {
                above[row] = rack_chances.best_above(&above, row, rack_chances.rack[row]);
            }
        }
        let with_runs = aim.run_pay[0] > 0.0;
        let runs = with_runs.then(|| Box::new(Runs::new(&rack_chances, &aim.run_pay, &below, &above)));
        let mut plan = Plan { rack_chances, aim, below, above, runs, now: 0.0 };
        plan.now = worth(&plan.chances(), &plan.aim);
        plan
    }

    /// The chances to be ready by each deadline, times the pay.
    pub(super) fn chances(&self) -> Lanes {
        let mut best = self.below[TOP].map(|chance| chance * self.aim.pay);
        if let Some(runs) = &self.runs {
            raise(&mut best, runs.all(), &SURE);
        }
        best
    }

    /// The worth of the rack with this card in each of the rows 1 to 10.
    pub(super) fn with(&self, card: u8) -> [f32; Slot::COUNT] {
        let below = self.rack_chances.all_best_below(&self.below, card);
        let above = self.rack_chances.all_best_above(&self.above, card);
        let mut best = [NEVER; ROWS];
        for ((best, below), above) in best.iter_mut().zip(&below).zip(&above) {
            *best = times(below, above).map(|chance| chance * self.aim.pay);
        }
        if let Some(runs) = &self.runs {
            runs.with(
                &self.rack_chances,
                &self.aim.run_pay,
                (&self.below, &self.above),
                card,
                (&below, &above),
                &mut best,
            );
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
    use crate::players::gap_chances::{DEADLINES, GapChances, LANES, LIVE};
    use crate::players::seen::NUMBERS;

    const PLAIN: Aim = Aim { worth: [1.0 / LANES as f32; LANES], pay: 1.0, run_pay: [0.0; 4] };
    const RUN: Aim = Aim { pay: 0.0, run_pay: [1.0, 0.0, 0.0, 0.0], ..PLAIN };
    const BONUS: Aim = Aim { pay: 1.0, run_pay: [2.0, 3.0, 4.0, 6.0], ..PLAIN };

    fn with_plan(numbers: [u8; Slot::COUNT], aim: Aim, check: impl Fn(&Plan<'_>)) {
        assert_eq!(DEADLINES[0], 0.0);
        let gaps = GapChances::new(1.1 / 29.0);
        let mut weight = [0; NUMBERS];
        weight[1..=40].fill(LIVE);
        numbers.iter().for_each(|&number| weight[usize::from(number)] = 0);
        check(&Plan::new(RackChances::new(&gaps, &numbers, 40, &weight), aim));
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
        // Where the best plan keeps the new card, and no number next to it changes.
        with_plan([12, 8, 15, 20, 3, 31, 33, 35, 38, 40], RUN, |before| {
            let worth = before.with(32)[6];
            with_plan([12, 8, 15, 20, 3, 31, 32, 35, 38, 40], RUN, |after| assert!(after.now >= worth * 0.99));
        });
    }
}
