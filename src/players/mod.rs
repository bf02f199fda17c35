//! Computer players. They see nothing but a [`View`](crate::engine::View), and answer with an action that is legal in it.
//!
//! All randomness comes from the seed they are given, so a match can be replayed exactly.

// The tests deal whole rounds.
#![cfg_attr(not(test), warn(clippy::disallowed_types))]

mod advice;
mod appraisal;
mod coach;
mod expert;
mod gaps;

mod hard;
mod level;
mod medium;
mod plan;
mod planner;
mod player;
mod rack_gaps;
mod rng;
mod runs;
mod seen;
mod spread;
mod turn_request;
mod waiting;

pub use advice::{Advice, advise};
pub use appraisal::{Appraisal, Judged};
pub use coach::{Reason, reason};
pub use expert::{appraise, appraise_with_luck, training};
pub use level::{Level, UnknownLevel};
pub use player::Player;
pub use turn_request::TurnRequest;

/// A player of this level, for any seat and any rules.
pub fn player(level: Level) -> Box<dyn Player> {
    quick_player(level).unwrap_or_else(|| Box::new(expert::Expert))
}

/// Whether a player of this level decides at once. Others are asked in the worker.
pub fn is_quick(level: Level) -> bool {
    level != Level::Expert
}

/// A player of this level, for any level but the expert, which is slow and needs its trained network. Code that calls
/// only this function does not pull the network into the program.
pub fn quick_player(level: Level) -> Option<Box<dyn Player>> {
    match level {
        Level::Beginner => Some(Box::new(spread::BEGINNER)),
        Level::Easy => Some(Box::new(spread::EASY)),
        Level::Medium => Some(Box::new(planner::Planner { skill: medium::SKILL })),
        Level::Hard => Some(Box::new(planner::Planner { skill: hard::SKILL })),
        Level::Expert => None,
    }
}
