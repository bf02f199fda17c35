//! The chance that a gap in the rack is filled in time.
//!
//! Between two cards that stay, `slots` slots have to be filled with rising numbers, and `live` numbers fit between
//! them. Each number arrives as a Poisson process of rate 1, in any order, and is put where it helps most or not at
//! all. The chance F of having filled the gap by time τ then follows
//!
//! dF(m, n)/dτ = Σ over k = 1…n of max(0, max over j = 1…m of F(j−1, k−1)·F(m−j, n−k) − F(m, n))
//!
//! with F(0, n) = 1 and F(m, n) = 0 for n < m: the k-th lowest number arrives and goes into the j-th slot, which leaves
//! two smaller gaps, or it is passed over. Gaps are independent, so the chance for a rack is the product over its gaps.

/// How many deadlines are computed side by side.
pub(super) const LANES: usize = 8;
/// One number for each deadline.
pub(super) type Lanes = [f32; LANES];

/// The deadlines, in this seat's turns from now. The first tells a rack in order from any other.
pub(super) const DEADLINES: Lanes = [0.0, 1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 13.0];

/// More live numbers than this make no difference.
const MOST_LIVE: usize = 24;
/// The number of slots in the widest gap.
const WIDEST: usize = 10;
/// Table entries per live number.
const FINE: usize = 4;

/// The chances for gaps of zero to ten slots.
pub(super) type Widths = [Lanes; WIDEST + 1];

/// The weight of one live number. Weights are fixed-point integers, so sums are exact.
pub(super) const LIVE: u32 = 64;

/// F for every number of live numbers, gap and deadline.
pub(super) struct GapChances {
    chances: Vec<Widths>,
}

impl GapChances {
    /// The table for a game in which each number arrives `rate` times a turn.
    pub(super) fn new(rate: f32) -> GapChances {
        let mut chances = vec![[[0.0; LANES]; WIDEST + 1]; MOST_LIVE * FINE + 1];
        let mut now = [[0.0f32; MOST_LIVE + 1]; WIDEST + 1];
        now[0].fill(1.0);
        let mut turns = 0.0;
        for (lane, deadline) in DEADLINES.into_iter().enumerate() {
            while turns < deadline {
                // Smaller steps early on, when the chances change fastest.
                let step = if turns < 4.5 { 0.25 } else { 0.5 };
                advance(&mut now, rate * step);
                turns += step;
            }
            for (at, widths) in chances.iter_mut().enumerate() {
                let (whole, part) = (at / FINE, (at % FINE) as f32 / FINE as f32);
                for (entry, row) in widths.iter_mut().zip(&now) {
                    entry[lane] = row[whole] + (row[(whole + 1).min(MOST_LIVE)] - row[whole]) * part;
                }
            }
        }
        GapChances { chances }
    }

    /// The chances for all gaps whose live numbers have this total weight.
    #[inline]
    pub(super) fn with(&self, weight: u32) -> &Widths {
        let at = (weight as usize * FINE + LIVE as usize / 2) / LIVE as usize;
        &self.chances[at.min(MOST_LIVE * FINE)]
    }
}

/// One step of Euler's method.
fn advance(now: &mut [[f32; MOST_LIVE + 1]; WIDEST + 1], step: f32) {
    // From wide gaps to narrow ones and from many numbers to few, so that all values read are from before the step.
    for slots in (1..=WIDEST).rev() {
        for live in (slots..=MOST_LIVE).rev() {
            let current = now[slots][live];
            let mut gain = 0.0;
            // The k-th lowest and the k-th highest number contribute the same.
            for lower in 0..live.div_ceil(2) {
                let upper = live - 1 - lower;
                let mut best = current;
                // Leaves no more slots on either side than the numbers there can fill.
                for left in (slots - 1).saturating_sub(upper)..=lower.min(slots - 1) {
                    let product = now[left][lower] * now[slots - 1 - left][upper];
                    best = if product > best { product } else { best };
                }
                gain += (best - current) * if lower == upper { 1.0 } else { 2.0 };
            }
            now[slots][live] = (current + step * gain).min(1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: f32 = 1.1 / 29.0;

    #[test]
    fn one_slot_is_filled_by_the_first_number_that_comes() {
        let gaps = GapChances::new(RATE);
        for live in 0..=MOST_LIVE as u32 {
            for (chance, turns) in gaps.with(live * LIVE)[1].iter().zip(DEADLINES) {
                let exact = 1.0 - (-(live as f32) * RATE * turns).exp();
                assert!((chance - exact).abs() < 0.06, "{live} numbers, {turns} turns: {chance} for {exact}");
            }
        }
    }

    #[test]
    fn more_numbers_and_more_time_help_and_more_slots_do_not() {
        let gaps = GapChances::new(RATE);
        for weight in (0..=MOST_LIVE as u32 * LIVE).step_by(LIVE as usize / FINE) {
            let (fewer, more) = (gaps.with(weight), gaps.with(weight + LIVE));
            for slots in 0..=WIDEST {
                for lane in 0..LANES {
                    assert!(fewer[slots][lane] <= more[slots][lane]);
                    assert!(slots == 0 || fewer[slots][lane] <= fewer[slots - 1][lane]);
                    assert!(lane == 0 || fewer[slots][lane - 1] <= fewer[slots][lane]);
                }
                assert_eq!(fewer[slots][0], f32::from(slots == 0));
            }
        }
    }

    #[test]
    fn too_few_numbers_fill_nothing() {
        let gaps = GapChances::new(RATE);
        for slots in 1..=WIDEST {
            assert_eq!(gaps.with((slots as u32 - 1) * LIVE)[slots], [0.0; LANES]);
        }
    }
}
