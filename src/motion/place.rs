//! Where cards can be, and what is heard of them.

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
