//! The best plan for a rack: which cards stay, so that the gaps between them fill soonest.
//!
//! A dynamic programme over the slots, from both ends, for every deadline at once. With both tables the worth of a
//! card in a slot is a product: the best way up to it and the best way on from it.

use super::gaps::Lanes;
use super::ground::{Ground, NEVER, ROWS, SURE, TOP, Table, raise, times};
use super::runs::Runs;
use crate::engine::Slot;

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
    use crate::players::gaps::{DEADLINES, Gaps, LANES, LIVE};
    use crate::players::seen::NUMBERS;

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
