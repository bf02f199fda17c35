//! A decision that is due, and what is asked of a computer player for it.

use super::Player;
use super::registry::ComputerPlayer;
use crate::engine::{Action, OwnedView};
use serde::{Deserialize, Serialize};

/// A decision that is due at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// What the seat may know.
    pub view: OwnedView,
    /// The seed of what a computer player leaves to chance.
    pub seed: u64,
}

/// A decision that is asked of a computer player: all that it needs for it, and no more than its seat may know. The answer
/// follows from it alone, so it is the same wherever it is given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnRequest {
    /// Who is to decide.
    pub player: ComputerPlayer,
    /// The decision.
    pub turn: Turn,
}

impl TurnRequest {
    /// The answer; `None` where no decision of this seat is due.
    pub fn answer(&self) -> Option<Action> {
        decide(&mut *self.player.player(), &self.turn)
    }

    /// The answer of a player that needs no time to think; `None` also for one that does. Code that calls only this does not
    /// pull the network of the expert into the program.
    pub fn quick_answer(&self) -> Option<Action> {
        decide(&mut *self.player.quick_player()?, &self.turn)
    }
}

/// What a player does with a decision. Were there ever one that wanted something illegal, its seat plays on all the same.
fn decide(player: &mut dyn Player, turn: &Turn) -> Option<Action> {
    let view = turn.view.view();
    let legal = view.legal();
    let action = player.decide(&view, turn.seed);
    if legal.has(action) { Some(action) } else { legal.nth(0) }
}
