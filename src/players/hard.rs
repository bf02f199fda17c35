//! The hard level: plans the whole rack for its best chance to be first, but remembers nothing of what went by, thinks of
//! two cards that may come, and judges by the eye.

use super::planner::Skill;

/// The hard level.
pub(super) const SKILL: Skill = Skill { samples: 2, rough: 0.5, remembers: false, waits: true };
