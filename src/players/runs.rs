//! Plans that end with a run: for the two-player rule (R15), the bonus (R23) and chips (R26).
//!
//! A target is a run that the rack has a card for already: some rows, and the numbers that are to stand there. A plan
//! with a run goes up to one target, through it, and on from it, so the programme is done once more with the targets as
//! stepping stones that have to be used.

use super::gaps::{LANES, Lanes};
use super::ground::{Ground, NEVER, ROWS, SURE, TOP, Table, raise, times};
use super::seen::NUMBERS;
use core::ops::Range;

/// How many targets are kept for a rack.
const MOST: usize = 6;
/// How many cards of a target may be missing: more hardly ever come.
const MOST_MISSING: usize = 2;
/// The shortest run that counts (R16, R23).
const SHORTEST: usize = 3;

/// A run to be had.
#[derive(Clone, Copy)]
struct Target {
    first: usize,
    last: usize,
    low: u8,
    high: u8,
    /// The best chances up to it and through it, times its pay.
    up: Lanes,
    /// The best chances through it and on from it, times its pay.
    on: Lanes,
    /// What it promises all told, to choose among targets.
    promise: f32,
}

/// The best plans with a run.
pub(super) struct Runs {
    targets: [Option<Target>; MOST],
    /// The best chances up to each row with a run below it, times the pay.
    below: Table,
    /// The best chances on from each row with a run above it, times the pay.
    above: Table,
    /// For every diagonal the rows, as bits, that have a card on it.
    diagonals: [u16; NUMBERS + TOP],
}

impl Runs {
    /// From the plans without a run.
    pub(super) fn new(ground: &Ground<'_>, pay: &[f32; 4], below: &Table, above: &Table) -> Runs {
        let mut runs =
            Runs { targets: [None; MOST], below: [NEVER; ROWS], above: [NEVER; ROWS], diagonals: [0; NUMBERS + TOP] };
        for row in 1..TOP {
            runs.diagonals[diagonal(row, ground.rack[row])] |= 1 << row;
        }
        for (length, &pay) in (SHORTEST..).zip(pay).filter(|(_, pay)| **pay > 0.0) {
            for first in 1..=TOP - length {
                for low in lows(ground, first, length) {
                    runs.consider(ground, pay, below, above, first..first + length, low);
                }
            }
        }
        for row in 1..ROWS {
            if ground.stands(row) {
                runs.below[row] = runs.up_to(ground, row, ground.rack[row]);
            }
        }
        for row in (0..TOP).rev() {
            if ground.stands(row) {
                runs.above[row] = runs.on_from(ground, row, ground.rack[row]);
            }
        }
        runs
    }

    /// Keeps a target if it promises enough.
    fn consider(&mut self, ground: &Ground<'_>, pay: f32, below: &Table, above: &Table, rows: Range<usize>, low: u8) {
        let (first, last) = (rows.start, rows.end - 1);
        if rows.clone().filter(|&row| ground.rack[row] != low + (row - first) as u8).count() > MOST_MISSING {
            return;
        }
        let high = low + (last - first) as u8;
        let middle = through(ground, rows, low, 0).map(|chance| chance * pay);
        if middle[LANES - 1] == 0.0 {
            return;
        }
        let up = times(&ground.up_to(below, first, low), &middle);
        let onward = ground.on_from(above, last, high);
        let promise = times(&up, &onward).iter().sum();
        let target = Target { first, last, low, high, up, on: times(&onward, &middle), promise };
        let worst = self.targets.iter_mut().min_by(|a, b| {
            let promise = |target: &Option<Target>| target.map_or(-1.0, |target| target.promise);
            promise(a).total_cmp(&promise(b))
        });
        if let Some(worst) = worst
            && worst.is_none_or(|worst| worst.promise < target.promise)
        {
            *worst = Some(target);
        }
    }

    /// The best chances for the whole rack with a run, times the pay.
    pub(super) fn all(&self) -> &Lanes {
        &self.below[TOP]
    }

    fn up_to(&self, ground: &Ground<'_>, row: usize, card: u8) -> Lanes {
        let mut best = ground.up_to(&self.below, row, card);
        for target in self.targets.iter().flatten() {
            if target.last < row && target.high < card {
                raise(&mut best, &target.up, ground.gap(target.last + 1..row, target.high, card));
            }
        }
        best
    }

    fn on_from(&self, ground: &Ground<'_>, row: usize, card: u8) -> Lanes {
        let mut best = ground.on_from(&self.above, row, card);
        for target in self.targets.iter().flatten() {
            if row < target.first && card < target.low {
                raise(&mut best, &target.on, ground.gap(row + 1..target.first, card, target.low));
            }
        }
        best
    }

    /// Raises `best` to the best plans with a run for another card in each row. `ups` and `ons` are the best chances
    /// up to it and on from it without a run.
    pub(super) fn with(
        &self,
        ground: &Ground<'_>,
        pay: &[f32; 4],
        (below, above): (&Table, &Table),
        card: u8,
        (ups, ons): (&Table, &Table),
        best: &mut Table,
    ) {
        let (mut runs_below, mut runs_above) = (ground.ups(&self.below, card), ground.ons(&self.above, card));
        for target in self.targets.iter().flatten() {
            if target.high < card {
                let rows = &mut runs_below[target.last + 1..TOP];
                rows.iter_mut()
                    .zip(ground.between(target.high, card))
                    .for_each(|(best, gap)| raise(best, &target.up, gap));
            }
            if card < target.low {
                let rows = runs_above[1..target.first].iter_mut().rev();
                rows.zip(ground.between(card, target.low)).for_each(|(best, gap)| raise(best, &target.on, gap));
            }
        }
        for row in 1..TOP {
            let best = &mut best[row];
            raise(best, &runs_below[row], &ons[row]);
            raise(best, &ups[row], &runs_above[row]);
            // Runs that the new card is part of, with a card beside it that is there already.
            let beside = self.diagonals[diagonal(row, card)] & !(1 << row);
            if beside == 0 {
                continue;
            }
            for (length, &pay) in (SHORTEST..).zip(pay).filter(|(_, pay)| **pay > 0.0) {
                for first in (row + 1).saturating_sub(length).max(1)..=row.min(TOP - length) {
                    let rows = first..first + length;
                    let last = rows.end - 1;
                    let window = (1 << rows.end) - (1 << first);
                    let low = i32::from(card) + first as i32 - row as i32;
                    if length > MOST_MISSING + 1 + (beside & window).count_ones() as usize
                        || low < 1
                        || low + length as i32 > i32::from(ground.rack[TOP])
                    {
                        continue;
                    }
                    let low = low as u8;
                    let middle = through(ground, rows, low, row).map(|chance| chance * pay);
                    let up = if first == row { ups[row] } else { ground.up_to(below, first, low) };
                    let high = low + length as u8 - 1;
                    let on = if last == row { ons[row] } else { ground.on_from(above, last, high) };
                    raise(best, &times(&up, &middle), &on);
                }
            }
        }
    }
}

/// Cards of the same run stand on the same diagonal: the number less the row is the same. Counted from a card 0 in the
/// last row.
fn diagonal(row: usize, card: u8) -> usize {
    TOP + usize::from(card) - row
}

/// The lowest numbers of the runs in these rows that the rack has a card for.
fn lows<'a>(ground: &'a Ground<'_>, first: usize, length: usize) -> impl Iterator<Item = u8> + 'a {
    (first..first + length).filter_map(move |row| {
        let low = ground.rack[row].checked_sub((row - first) as u8)?;
        // Not a second time for the same run.
        let known = (first..row).any(|other| ground.rack[other] == low + (other - first) as u8);
        let fits = low > 0 && low + (length as u8) <= ground.rack[TOP];
        (fits && !known && ground.rack[row] != 0).then_some(low)
    })
}

/// The chances to complete a run in these rows; the row `but` is taken as filled.
fn through(ground: &Ground<'_>, rows: Range<usize>, low: u8, but: usize) -> Lanes {
    let first = rows.start;
    let mut all = SURE;
    for row in rows {
        let number = low + (row - first) as u8;
        if row != but && ground.rack[row] != number {
            all = times(&all, ground.comes(number));
        }
    }
    all
}
