//! The result of a round, and what was announced to end it.

use super::codes::codes;
use super::rack::Rack;
use super::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How a round was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// The ordinary Rack-O (R14).
    RackO,
    /// Racko Éclair, right after the deal (R31).
    Eclair,
}

codes!(Call { RackO = 0, Eclair = 1 });

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
