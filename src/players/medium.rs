//! The medium level: plans as the hard one does, but thinks of one card that may be drawn, and judges very roughly.

use super::planner::Skill;

/// The medium level.
pub(super) const SKILL: Skill = Skill { samples: 1, rough: 0.99, remembers: false, waits: true };
