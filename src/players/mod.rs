//! Computer players. They see a [`View`] and nothing else, and answer with an action that is legal in it.
//!
//! What a level leaves to chance comes from the `whim` it is given, so that a match can be played again exactly.

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
mod runs;
mod seen;
mod waiting;
mod whim;

pub use appraisal::{Appraisal, Judged, appraise};
pub use coach::{Reason, reason};
pub use expert::training;
pub use level::{Level, UnknownLevel};

use crate::engine::{Action, View};

/// Decides for a seat.
pub trait Player {
    /// The action for the decision that is due: one of [`View::legal`]. `whim` seeds what the level leaves to chance:
    /// the same view and whim always give the same action. When the decision is another seat's there is no legal
    /// action, and what comes back means nothing.
    fn decide(&mut self, view: &View<'_>, whim: u64) -> Action;
}

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
