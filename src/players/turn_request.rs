//! A decision that is asked of a computer player.

use super::player::Player;
use super::registry::ComputerPlayer;
use crate::engine::{Action, OwnedView, View};
use serde::{Deserialize, Serialize};

/// A decision that is asked of a computer player: all that it needs for it, and no more than its seat may know. The answer
/// follows from it alone, so it is the same wherever it is given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnRequest {
    /// Who is to decide.
    pub player: ComputerPlayer,
    /// What the seat may know.
    pub view: OwnedView,
    /// The seed of what is left to chance.
    pub seed: u64,
}

impl TurnRequest {
    /// The answer; `None` where no decision of this seat is due.
    pub fn answer(&self) -> Option<Action> {
        decide(&mut *self.player.player(), &self.view.view(), self.seed)
    }

    /// The answer of a player that needs no time to think; `None` also for one that does. Code that calls only this does not
    /// pull the network of the expert into the program.
    pub fn quick_answer(&self) -> Option<Action> {
        decide(&mut *self.player.quick_player()?, &self.view.view(), self.seed)
    }
}

/// What a player does with a decision. Were there ever one that wanted something illegal, its seat plays on all the same.
fn decide(player: &mut dyn Player, view: &View<'_>, seed: u64) -> Option<Action> {
    let legal = view.legal();
    let action = player.decide(view, seed);
    if legal.has(action) { Some(action) } else { legal.nth(0) }
}
