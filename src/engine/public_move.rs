//! A turn as everybody at the table saw it.

use super::card::{Card, Slot};
use super::seat::Seat;
use serde::{Deserialize, Serialize};

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The stock: nobody else saw the card before.
    Stock,
    /// The discard pile: everybody saw the card.
    Discard,
}

/// A turn as everybody at the table saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PublicMove {
    /// Whose turn it was.
    pub seat: Seat,
    /// Where the card came from.
    pub source: Source,
    /// The slot of the exchange; `None` if the drawn card was discarded.
    pub slot: Option<Slot>,
    /// The card that went into the rack, if it came from the discard pile. A card from the stock goes in unseen.
    #[serde(rename = "in")]
    pub card_in: Option<Card>,
    /// The card that was discarded.
    pub out: Card,
}
