//! What moves on the table, planned from two states of it and nothing else: no page, no clock, no chance.
//!
//! A [`Scene`] is the table as one player sees it. [`plan`] compares the one before with the one after and says which
//! card flies from where to where, which pegs go in, and what is heard. The page plays the plan over a table that
//! already shows the new state, so a plan that is cut short loses nothing.

mod plan;
mod scene;

pub use plan::{Ease, Flight, Plan, Timed, plan};
pub use scene::Scene;

use crate::engine::{Seat, Slot};

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the stock, face down.
    Stock,
    /// On the discard pile.
    DiscardPile,
    /// In the hand, between the two piles.
    Hand,
    /// In a rack.
    Slot(Seat, Slot),
}

/// What can be heard at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A card slides from a pile.
    Draw,
    /// A card goes into a slot, by its row: 0 for slot 5, 9 for slot 50.
    Slot(u8),
    /// A card lands on the discard pile.
    Discard,
    /// A peg goes in, by its row.
    Peg(u8),
}
