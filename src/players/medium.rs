//! The medium level: plans like the hard level, but considers one card that may be drawn and judges very roughly.

use super::planner::Skill;

/// The skill of the medium level.
pub(super) const SKILL: Skill = Skill { samples: 1, rough: 0.99, remembers: false, waits: true };
