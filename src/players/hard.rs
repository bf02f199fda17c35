//! The hard level: plans the whole rack for the best chance to finish first, but has no memory of past moves, considers
//! two of the cards that may be drawn, and judges roughly.

use super::planner::Skill;

/// The skill of the hard level.
pub(super) const SKILL: Skill = Skill { samples: 2, rough: 0.5, remembers: false, waits: true };
