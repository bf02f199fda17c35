//! The result of a round.

use super::call::Call;
use super::rack::Rack;
use super::seat::{Seat, SeatSet};

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundResult {
    /// Who announced.
    pub announcer: Seat,
    /// What was announced.
    pub call: Call,
    /// The seats that played the round.
    pub seats: SeatSet,
    /// Every rack at the end; empty for a seat out of the game.
    pub racks: [Rack; Seat::MOST],
    /// Points of the round by seat, or chips won (+) and paid (−).
    pub scores: [i32; Seat::MOST],
    /// The totals after the round, by seat: partners both have the pair's, and in a game for chips they are the chips
    /// held.
    pub totals: [i32; Seat::MOST],
}
