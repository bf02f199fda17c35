//! Random numbers for one decision, from one seed.

use crate::engine::{Decision, View};

/// A small random number generator (SplitMix64).
pub(super) struct Rng(u64);

impl Rng {
    /// The generator for one decision. The progress of the round is mixed in, so the same seed gives different numbers
    /// at each decision.
    #[inline]
    pub(super) fn new(seed: u64, view: &View<'_>) -> Rng {
        let moment = (view.log.len() as u64) << 1 | u64::from(view.decision == Decision::Drawn);
        // Multiplied by an odd constant, so that a seed that counts decisions does not cancel it out.
        Rng(seed ^ moment.wrapping_mul(0xD134_2543_DE82_EF95))
    }

    /// The next 32 random bits.
    #[inline]
    pub(super) fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z >> 32) as u32
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.next()) * bound as u64) >> 32) as usize
    }

    /// A number from 0 up to but not including 1.
    pub(super) fn fraction(&mut self) -> f32 {
        (self.next() >> 8) as f32 / (1 << 24) as f32
    }
}
