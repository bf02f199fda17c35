//! The medium level: the same plan with less foresight.

use super::planner::Skill;

/// The medium level.
pub(super) const SKILL: Skill = Skill { samples: 1, mean: 6.5, spread: 1.36, rate: 1.1, discarded: 0.25, held: 0.25 };
