//! What every computer player can do.

use crate::engine::{Action, View};

/// Decides for a seat.
pub trait Player {
    /// The action for the decision that is due: one of [`View::legal`]. The seed is for what the level leaves to chance:
    /// the same view and seed always give the same action. When the decision is another seat's there is no legal action,
    /// and what comes back means nothing.
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action;
}
