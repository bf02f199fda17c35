//! Computer players. They see a [`View`] and nothing else, and answer with an action that is legal in it.
//!
//! What a level leaves to chance comes from the `whim` it is given, so that a match can be played again exactly.

mod appraisal;
mod coach;
mod easy;
mod expert;
mod gaps;
mod hard;
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

use crate::engine::{Action, View};
use crate::json::{Named, shape};

/// A level of computer player, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Puts cards where they stand in a perfect spread, and not always that: a child can win against it.
    Easy,
    /// Plans the whole rack, with little foresight.
    Medium,
    /// Plans the whole rack for its best chance to be first.
    Hard,
    /// Weighs every move by what it is worth for the match.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The level of this name. One that is not known here, in a record from elsewhere: a strong one.
    #[inline(never)]
    pub fn of(name: Option<&str>) -> Level {
        name.and_then(Level::named).unwrap_or(Level::Hard)
    }
}

shape!(
    Level,
    "a level is wanted: easy, medium, hard or expert",
    "easy" => Easy,
    "medium" => Medium,
    "hard" => Hard,
    "expert" => Expert,
);

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
