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
mod level;
mod plan;
mod planner;
mod player;
mod rack_gaps;
mod registry;
mod rng;
mod runs;
mod seen;
mod spread;
mod turn;
mod waiting;

pub use advice::{Advice, advise};
pub use appraisal::{Appraisal, Judged};
pub use coach::{Reason, reason};
pub use expert::{appraise, appraise_with_luck, training};
pub use level::{Level, UnknownLevel};
pub use player::Player;
pub use registry::{ComputerPlayer, UnknownPlayer};
pub use turn::{Turn, TurnRequest};

/// How a computer player, or that of a level, decides, for any seat and any rules.
pub fn player(of: impl Into<ComputerPlayer>) -> Box<dyn Player> {
    of.into().player()
}

/// The same for one that decides at once, and nothing for one that needs its trained network. Code that calls only this
/// function does not pull the network into the program.
pub fn quick_player(of: impl Into<ComputerPlayer>) -> Option<Box<dyn Player>> {
    of.into().quick_player()
}
