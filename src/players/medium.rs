//! The medium level: plans as the hard one does, but thinks of one card that may be drawn, and judges roughly.

use super::planner::Skill;

/// The medium level.
pub(super) const SKILL: Skill = Skill { samples: 1, rough: 0.9, waits: true };
