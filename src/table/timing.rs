//! How long decisions take that are not waited for.

use super::table_match::TableMatch;
use crate::drivers::Tempo;
use crate::engine::{Action, Phase, Seat};
use crate::storage::Pace;

/// How long a glance at a rack takes before Rack-O is announced by itself, in milliseconds: long enough to see the last card
/// go in.
const GLANCE: u32 = 600;

/// A decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The round, from 1.
    pub round: usize,
    /// How many decisions of the round came before.
    pub decisions: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// When it comes.
    pub tempo: Tempo,
    /// How long it takes at least, in milliseconds.
    pub milliseconds: u32,
    /// Whether it is the first of its round, which waits until the cards are dealt.
    pub is_first: bool,
}

/// The decision that is due, which comes in this tempo. `undo_is_open`: the person may still take their move back, so the
/// next player gives them time.
pub fn due(game: &TableMatch, tempo: Tempo, pace: Pace, undo_is_open: bool) -> Option<Due> {
    let engine = game.state();
    let seat = engine.to_act()?;
    let milliseconds = match tempo {
        Tempo::Paced => thinking_time(game, pace).max(if undo_is_open { time_to_undo(pace) } else { 0 }),
        Tempo::Glance => GLANCE,
        Tempo::Open => 0,
    };
    let is_first = engine.log().is_empty() && engine.round().map(|round| round.phase()) == Some(Phase::Turn);
    Some(Due {
        round: game.round_number(),
        decisions: game.recorded.decisions(),
        seat,
        tempo,
        milliseconds,
        is_first: is_first && pace != Pace::AtOnce,
    })
}

/// How long a computer player waits at least while the person can take their move back, in milliseconds.
const fn time_to_undo(pace: Pace) -> u32 {
    match pace {
        Pace::AtOnce => 0,
        _ => 2000,
    }
}

/// How long a computer player shows the pile it takes a card from before it takes it, in milliseconds. A card from the
/// discard pile goes into its slot at once, so it is shown for longer.
pub const fn showing_time(pace: Pace, action: Action) -> u32 {
    match (pace, action) {
        (Pace::Slow, Action::Take(_)) => 1500,
        (Pace::Slow, Action::Draw) => 850,
        (Pace::Relaxed, Action::Take(_)) => 1300,
        (Pace::Relaxed, Action::Draw) => 600,
        (Pace::Normal, Action::Take(_)) => 700,
        (Pace::Normal, Action::Draw) => 350,
        _ => 0,
    }
}

/// How long a computer player takes, in milliseconds. Turns differ a little, as a person's do.
fn thinking_time(game: &TableMatch, pace: Pace) -> u32 {
    let phase = game.state().round().map(|round| round.phase());
    let varying = (game.recorded.decisions() as u32).wrapping_mul(0x9E37_79B9) >> 16;
    match (pace, phase) {
        (Pace::AtOnce, _) => 0,
        // Ten cards a seat: quickly, one after the other.
        (Pace::Slow, Some(Phase::Place)) => 300,
        (Pace::Relaxed, Some(Phase::Place)) => 200,
        (Pace::Normal, Some(Phase::Place)) => 110,
        (Pace::Fast, Some(Phase::Place)) => 40,
        (Pace::Slow, Some(Phase::Turn)) => 900 + varying % 300,
        (Pace::Slow, _) => 1000,
        (Pace::Relaxed, Some(Phase::Turn)) => 700 + varying % 300,
        (Pace::Relaxed, _) => 800,
        (Pace::Normal, Some(Phase::Turn)) => 500 + varying % 400,
        (Pace::Normal, _) => 600,
        (Pace::Fast, Some(Phase::Turn)) => 150,
        (Pace::Fast, _) => 120,
    }
}
