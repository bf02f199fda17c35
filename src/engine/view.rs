//! What one seat may know: all that a computer player gets to see.

use super::action::Actions;
use super::card::Card;
use super::public_move::PublicMove;
use super::rack::Rack;
use super::round::placings;
use super::rules::Rules;
use super::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Which decision is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Place the dealt card in an empty slot (R30).
    Place,
    /// Announce Éclair or not (R31).
    Eclair,
    /// Take, draw, or announce first (R7, R14).
    Turn,
    /// Exchange or discard the drawn card (R9).
    Drawn,
    /// Announce Rack-O or go on (R14).
    Announce,
}

/// What one seat may know when a decision is due: its own rack, what lies open, and every public move of the round. No
/// other rack, no order of the stock, no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'a> {
    /// The rules of the match.
    pub rules: &'a Rules,
    /// The seats that play this round.
    pub playing: SeatSet,
    /// Whose view it is.
    pub seat: Seat,
    /// Who deals.
    pub dealer: Seat,
    /// Whose decision is due.
    pub to_move: Seat,
    /// Which decision is due.
    pub decision: Decision,
    /// This seat's rack.
    pub rack: Rack,
    /// The card in this seat's hand: drawn from the stock, or dealt and to be placed.
    pub drawn: Option<Card>,
    /// The top discard.
    pub top_discard: Option<Card>,
    /// How many cards the discard pile has.
    pub discard_count: usize,
    /// How many cards the stock has.
    pub stock_count: usize,
    /// The first card turned up (R5).
    pub opening_discard: Option<Card>,
    /// The public moves of this round, oldest first.
    pub log: &'a [PublicMove],
    /// Running totals by seat: points, or chips held. Partners both have the pair's.
    pub totals: &'a [i32],
}

impl View<'_> {
    /// Whether announcing needs a run of three in this round (R15).
    pub fn needs_run(&self) -> bool {
        self.rules.run_of_three && self.playing.len() == 2
    }

    /// Whether this seat's rack may be announced (R13, R15).
    pub fn may_announce(&self) -> bool {
        self.rack.is_in_order() && (!self.needs_run() || self.rack.has_run_of_three())
    }

    /// The legal actions of this seat; none if the decision is another seat's.
    pub fn legal(&self) -> Actions {
        if self.seat != self.to_move {
            return Actions::NONE;
        }
        match self.decision {
            Decision::Place => placings(&self.rack),
            Decision::Eclair => Actions::ECLAIR_OR_PASS,
            Decision::Turn if self.may_announce() => Actions::TAKES_DRAW_AND_ANNOUNCE,
            Decision::Turn => Actions::TAKES_AND_DRAW,
            Decision::Drawn => Actions::EXCHANGES_AND_DISCARD,
            Decision::Announce => Actions::ANNOUNCE_OR_PASS,
        }
    }

    /// The highest card in play: 40, 50 or 60 (R1).
    pub fn highest(&self) -> u8 {
        super::deal::highest_card(self.playing.len())
    }
}
