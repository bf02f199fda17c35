//! Reviewing a round: which decisions a seat made.

use crate::engine::{Action, Decision, Seat, View};
use crate::record::{RecordedMatch, Replay};

/// A decision in a finished round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many decisions of the round were made before it.
    pub step: usize,
    /// Which turn of the seat it belongs to, from 1; 0 while cards are placed.
    pub turn: usize,
    /// What had to be decided.
    pub decision: Decision,
    /// What was done.
    pub action: Action,
}

/// What a seat may know in a match. While cards are placed every seat may act; a record lists the placings seat by seat
/// (R30).
pub fn view_at(recorded: &RecordedMatch, seat: Seat) -> Option<View<'_>> {
    let mut view = recorded.state().view(seat)?;
    if view.decision == Decision::Place && view.drawn.is_some() {
        view.to_move = seat;
    }
    Some(view)
}

/// The decisions of a seat in a round (from 0), in order. Forced ones are left out.
pub fn moments(replay: &Replay, round: usize, seat: Seat) -> Vec<Moment> {
    let mut found = Vec::new();
    let mut turn = 0;
    for (step, (placing, action)) in replay.actions(round).into_iter().enumerate() {
        if placing.is_some_and(|placing| placing != seat) {
            continue;
        }
        let Some(recorded) = replay.at(round, step) else { break };
        let Some(view) = view_at(&recorded, seat).filter(|view| view.to_move == seat) else { continue };
        turn += usize::from(view.decision == Decision::Turn);
        if view.legal().len() > 1 {
            found.push(Moment { step, turn, decision: view.decision, action });
        }
    }
    found
}
