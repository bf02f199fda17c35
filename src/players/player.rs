//! The interface of every computer player.

use crate::engine::{Action, View};

/// Decides for a seat.
pub trait Player {
    /// The action for the decision that is due: one of [`View::legal`]. All randomness comes from the seed: the same
    /// view and seed always give the same action. When the decision is another seat's, no action is legal and the
    /// result is meaningless.
    fn decide(&mut self, view: &View<'_>, seed: u64) -> Action;
}
