//! Computer players. They see nothing but a [`View`], and answer with an action that is legal in it.
//!
//! All randomness comes from the seed they are given, so a match can be replayed exactly.
//!
//! The `registry` says which players there are. How they decide: by an even spread (`even_spread`), by the best plan for the
//! rack (`planner`, on `plan`, `runs`, `rack_chances`, `gap_chances` and `seen`), or by a trained network (`expert`). What the
//! coach says of a position is thought here, too: what each action is worth (`appraisal`), which one it advises (`advice`) and
//! why (`reason`).

// The tests deal whole rounds.
#![cfg_attr(not(test), warn(clippy::disallowed_types))]

mod advice;
mod announce_or_wait;
mod appraisal;
mod characters;
mod entry;
mod even_spread;
mod expert;
mod gap_chances;
mod leanings;
mod level;
mod levels;
mod plan;
mod planner;
mod rack_chances;
mod reason;
mod registry;
mod rng;
mod runs;
mod seen;
mod turn;

use crate::engine::{Action, View};

pub use advice::{Advice, advise};
pub use appraisal::{Appraisal, JudgedAction};
pub use characters::CHARACTERS_VERSION;
pub use expert::{appraise, appraise_with_luck, training};
pub use level::{Level, UnknownLevel};
pub use reason::{Reason, reason};
pub use registry::{ComputerPlayer, UnknownPlayer};
pub use turn::{Turn, TurnRequest};

/// Decides for a seat.
pub trait Player {
    /// The action for the decision that is due: one of [`View::legal`]. All randomness comes from the seed: the same
    /// view and seed always give the same action. When the decision is another seat's, no action is legal and the
    /// result is meaningless.
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action;
}

/// How a computer player, or that of a level, decides, for any seat and any rules.
pub fn player(of: impl Into<ComputerPlayer>) -> Box<dyn Player> {
    of.into().player()
}

/// The same for one that decides at once, and nothing for one that needs its trained network. Code that calls only this
/// function does not pull the network into the program.
pub fn quick_player(of: impl Into<ComputerPlayer>) -> Option<Box<dyn Player>> {
    of.into().quick_player()
}
