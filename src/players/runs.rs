//! Plans that end with a run: for the two-player rule (R15), the bonus (R23) and chips (R26).
//!
//! A target is a run that the rack already has a card for: some rows, and the numbers that should stand there. A plan
//! with a run goes through exactly one target, so the dynamic program is repeated with the targets as mandatory steps.

use super::gap_chances::{LANES, Lanes};
use super::rack_chances::{NEVER, ROWS, RackChances, RowChances, SURE, TOP, raise, times};
use super::seen::NUMBERS;
use core::ops::Range;

/// How many targets are kept for a rack.
const MOST: usize = 6;
/// How many cards of a target may be missing; more hardly ever come.
const MOST_MISSING: usize = 2;
/// The shortest run that counts (R16, R23).
const SHORTEST: usize = 3;

/// A run worth aiming for.
#[derive(Clone, Copy)]
struct Target {
    first: usize,
    last: usize,
    low: u8,
    high: u8,
    /// The best chances below it and within it, times its pay.
    from_below: Lanes,
    /// The best chances within it and above it, times its pay.
    from_above: Lanes,
    /// Its chances for the whole rack, added up over the deadlines: the best targets are kept.
    promise: f32,
}

/// The best plans with a run.
pub(super) struct Runs {
    targets: [Option<Target>; MOST],
    /// The best chances up to each row with a run below it, times the pay.
    below: RowChances,
    /// The best chances from each row upwards with a run above it, times the pay.
    above: RowChances,
    /// For each diagonal, the rows with a card on it, one bit per row.
    diagonals: [u16; NUMBERS + TOP],
}

impl Runs {
    /// From the plans without a run.
    pub(super) fn new(rack_chances: &RackChances<'_>, pay: &[f32; 4], below: &RowChances, above: &RowChances) -> Runs {
        let mut runs =
            Runs { targets: [None; MOST], below: [NEVER; ROWS], above: [NEVER; ROWS], diagonals: [0; NUMBERS + TOP] };
        for row in 1..TOP {
            runs.diagonals[diagonal(row, rack_chances.rack[row])] |= 1 << row;
        }
        for (length, &pay) in (SHORTEST..).zip(pay).filter(|(_, pay)| **pay > 0.0) {
            for first in 1..=TOP - length {
                for low in lows(rack_chances, first, length) {
                    runs.consider(rack_chances, pay, below, above, first..first + length, low);
                }
            }
        }
        for row in 1..ROWS {
            if rack_chances.stands(row) {
                runs.below[row] = runs.best_below(rack_chances, row, rack_chances.rack[row]);
            }
        }
        for row in (0..TOP).rev() {
            if rack_chances.stands(row) {
                runs.above[row] = runs.best_above(rack_chances, row, rack_chances.rack[row]);
            }
        }
        runs
    }

    /// Keeps the target if its chances are better than those of another that was kept.
    fn consider(
        &mut self,
        rack_chances: &RackChances<'_>,
        pay: f32,
        below: &RowChances,
        above: &RowChances,
        rows: Range<usize>,
        low: u8,
    ) {
        let (first, last) = (rows.start, rows.end - 1);
        if rows.clone().filter(|&row| rack_chances.rack[row] != low + (row - first) as u8).count() > MOST_MISSING {
            return;
        }
        let high = low + (last - first) as u8;
        let middle = through(rack_chances, rows, low, 0).map(|chance| chance * pay);
        if middle[LANES - 1] == 0.0 {
            return;
        }
        let from_below = times(&rack_chances.best_below(below, first, low), &middle);
        let above = rack_chances.best_above(above, last, high);
        let promise = times(&from_below, &above).iter().sum();
        let target = Target { first, last, low, high, from_below, from_above: times(&above, &middle), promise };
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

    fn best_below(&self, rack_chances: &RackChances<'_>, row: usize, card: u8) -> Lanes {
        let mut best = rack_chances.best_below(&self.below, row, card);
        for target in self.targets.iter().flatten() {
            if target.last < row && target.high < card {
                raise(&mut best, &target.from_below, rack_chances.gap(target.last + 1..row, target.high, card));
            }
        }
        best
    }

    fn best_above(&self, rack_chances: &RackChances<'_>, row: usize, card: u8) -> Lanes {
        let mut best = rack_chances.best_above(&self.above, row, card);
        for target in self.targets.iter().flatten() {
            if row < target.first && card < target.low {
                raise(&mut best, &target.from_above, rack_chances.gap(row + 1..target.first, card, target.low));
            }
        }
        best
    }

    /// Raises `best` to the best plans with a run for this card in each row. `card_below` and `card_above` are the best
    /// chances below and above it without a run.
    pub(super) fn with(
        &self,
        rack_chances: &RackChances<'_>,
        pay: &[f32; 4],
        (below, above): (&RowChances, &RowChances),
        card: u8,
        (card_below, card_above): (&RowChances, &RowChances),
        best: &mut RowChances,
    ) {
        let (mut runs_below, mut runs_above) =
            (rack_chances.all_best_below(&self.below, card), rack_chances.all_best_above(&self.above, card));
        for target in self.targets.iter().flatten() {
            if target.high < card {
                let rows = &mut runs_below[target.last + 1..TOP];
                rows.iter_mut()
                    .zip(rack_chances.between(target.high, card))
                    .for_each(|(best, gap)| raise(best, &target.from_below, gap));
            }
            if card < target.low {
                let rows = runs_above[1..target.first].iter_mut().rev();
                rows.zip(rack_chances.between(card, target.low))
                    .for_each(|(best, gap)| raise(best, &target.from_above, gap));
            }
        }
        for row in 1..TOP {
            let best = &mut best[row];
            raise(best, &runs_below[row], &card_above[row]);
            raise(best, &card_below[row], &runs_above[row]);
            // Runs that the new card joins, together with a card that is already there.
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
                        || low + length as i32 > i32::from(rack_chances.rack[TOP])
                    {
                        continue;
                    }
                    let low = low as u8;
                    let middle = through(rack_chances, rows, low, row).map(|chance| chance * pay);
                    let chance_below =
                        if first == row { card_below[row] } else { rack_chances.best_below(below, first, low) };
                    let high = low + length as u8 - 1;
                    let chance_above =
                        if last == row { card_above[row] } else { rack_chances.best_above(above, last, high) };
                    raise(best, &times(&chance_below, &middle), &chance_above);
                }
            }
        }
    }
}

/// Cards of the same run are on the same diagonal: number minus row is the same. Counted from a card 0 in the last row.
fn diagonal(row: usize, card: u8) -> usize {
    TOP + usize::from(card) - row
}

/// The lowest numbers of the runs in these rows that the rack has a card for.
fn lows<'a>(rack_chances: &'a RackChances<'_>, first: usize, length: usize) -> impl Iterator<Item = u8> + 'a {
    (first..first + length).filter_map(move |row| {
        let low = rack_chances.rack[row].checked_sub((row - first) as u8)?;
        // The same run is not listed twice.
        let known = (first..row).any(|other| rack_chances.rack[other] == low + (other - first) as u8);
        let fits = low > 0 && low + (length as u8) <= rack_chances.rack[TOP];
        (fits && !known && rack_chances.rack[row] != 0).then_some(low)
    })
}

/// The chances to complete a run in these rows, with the row `filled` taken as done.
fn through(rack_chances: &RackChances<'_>, rows: Range<usize>, low: u8, filled: usize) -> Lanes {
    let first = rows.start;
    let mut all = SURE;
    for row in rows {
        let number = low + (row - first) as u8;
        if row != filled && rack_chances.rack[row] != number {
            all = times(&all, rack_chances.comes(number));
        }
    }
    all
}
