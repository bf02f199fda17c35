//! Computer players. They see a [`View`] and nothing else, and answer with an action that is legal in it.
//!
//! What a level leaves to chance comes from the seed it is given, so that a match can be played again exactly.

mod appraisal;
mod coach;
mod easy;
mod expert;
mod gaps;
mod ground;
mod hard;
mod level;
mod medium;
mod plan;
mod planner;
mod player;
mod rng;
mod runs;
mod seen;
mod waiting;

pub use appraisal::{Appraisal, Judged};
pub use coach::{Reason, reason};
pub use expert::{appraise, training};
pub use level::{Level, UnknownLevel};
pub use player::Player;

/// A player of this level, for any seat and any rules.
pub fn player(level: Level) -> Box<dyn Player> {
    quick_player(level).unwrap_or_else(|| Box::new(expert::Expert))
}

/// A player of this level, if it answers in a moment and needs nothing beside the planner: every level but the expert.
/// What calls only this does not carry the expert's numbers along.
pub fn quick_player(level: Level) -> Option<Box<dyn Player>> {
    match level {
        Level::Easy => Some(Box::new(easy::Easy)),
        Level::Medium => Some(Box::new(planner::Planner { skill: medium::SKILL })),
        Level::Hard => Some(Box::new(planner::Planner { skill: hard::SKILL })),
        Level::Expert => None,
    }
}
