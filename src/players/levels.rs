//! The computer players that are no more than a level.

use super::entry::{Entry, Mind};
use super::even_spread::EvenSpread;
use super::level::Level;
use super::planner::Skill;

/// The weakest first.
pub(super) static LEVELS: &[Entry] = &[
    // Whoever plays for the first time beats it.
    Entry {
        id: "beginner",
        code: 4,
        level: Level::Beginner,
        is_seated: false,
        mind: Mind::EvenSpread(EvenSpread { blind_turns: 13, missed_cards: 9 }),
    },
    // A child can beat it.
    Entry {
        id: "easy",
        code: 0,
        level: Level::Easy,
        is_seated: true,
        mind: Mind::EvenSpread(EvenSpread { blind_turns: 4, missed_cards: 0 }),
    },
    // It considers one card that may be drawn, and judges very roughly.
    Entry {
        id: "medium",
        code: 1,
        level: Level::Medium,
        is_seated: true,
        mind: Mind::Planner(Skill { samples: 1, rough: 0.99, ..Skill::HARD }, None),
    },
    // One to come, which the tests add.
    #[cfg(test)]
    Entry { id: "later", code: 200, level: Level::Later, is_seated: false, mind: Mind::Planner(Skill::HARD, None) },
    Entry { id: "hard", code: 2, level: Level::Hard, is_seated: true, mind: Mind::Planner(Skill::HARD, None) },
    Entry { id: "expert", code: 3, level: Level::Expert, is_seated: true, mind: Mind::Expert },
];
