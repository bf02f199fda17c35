//! Looking back at a round: which decisions were whose.

use crate::engine::{Action, Decision, Seat};
use crate::record::Replay;

/// A decision in a round that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many decisions of the round were made before it.
    pub step: usize,
    /// Which turn of the seat it belongs to, from 1; 0 while cards are placed.
    pub turn: usize,
    /// What was to be decided.
    pub decision: Decision,
    /// What was done.
    pub action: Action,
}

/// The decisions of a seat in a round (from 0), in their order. Those that leave no choice are left out.
pub fn moments(replay: &Replay, round: usize, seat: Seat) -> Vec<Moment> {
    let mut found = Vec::new();
    let mut turn = 0;
    for (step, action) in replay.actions(round).into_iter().enumerate() {
        let Some(recorded) = replay.at(round, step) else { break };
        let Some(view) = recorded.game().view(seat).filter(|view| view.to_move == seat) else { continue };
        turn += usize::from(view.decision == Decision::Turn);
        if view.legal().len() > 1 {
            found.push(Moment { step, turn, decision: view.decision, action });
        }
    }
    found
}
