//! Where cards can be.

use crate::engine::{Seat, Slot};

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On the stock, face down.
    Stock,
    /// On the discard pile.
    DiscardPile,
    /// In the hand, between the two piles.
    Hand,
    /// In a rack.
    Slot(Seat, Slot),
}
