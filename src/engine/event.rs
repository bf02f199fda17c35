//! What happens at the table.

use super::card::{Card, Slot};
use super::public_move::{PublicMove, Source};
use super::result::{Call, RoundResult};
use super::seat::{Seat, SeatSet};

/// Something that happened, as everybody at the table saw it. What only one seat has seen of it is a [`Secret`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round began: this seat dealt the cards (R4).
    Dealt {
        /// Who dealt.
        dealer: Seat,
    },
    /// A dealt card was put into an empty slot, in an Éclair deal (R30).
    Placed {
        /// Whose card it was.
        seat: Seat,
        /// The slot.
        slot: Slot,
        /// The card.
        card: Secret,
    },
    /// The first discard was turned up (R5).
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// The stock was used up, and the discards became the new one (R12).
    StockRenewed {
        /// They were shuffled rather than turned over.
        shuffled: bool,
    },
    /// The top card of the stock was drawn (R7).
    Drew {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: Secret,
    },
    /// The top discard was taken (R8).
    Took {
        /// Who took it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card went into a slot, and the one that was there to the discard pile (R8, R9).
    Exchanged {
        /// Whose rack it was.
        seat: Seat,
        /// The slot.
        slot: Slot,
        /// The card that went in.
        card: CardIn,
        /// The card that came out.
        out: Card,
    },
    /// The drawn card was discarded (R9).
    Discarded {
        /// Who discarded it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Rack-O or Racko Éclair was announced (R14, R31).
    Announced {
        /// Who announced.
        seat: Seat,
        /// What was announced.
        call: Call,
    },
    /// A seat that might have announced did not (R14, R31).
    Passed {
        /// Whose rack it was.
        seat: Seat,
    },
    /// The round ended with this result (R18).
    RoundEnded(RoundResult),
    /// A seat could not pay in full and is out of the game (R28).
    LeftGame {
        /// Which seat.
        seat: Seat,
    },
    /// The match ended (R20, R22, R25).
    MatchEnded {
        /// Who won it: several for partners or a shared win.
        winners: SeatSet,
    },
}

/// A card that only the player at one seat has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret {
    seat: Seat,
    card: Card,
}

impl Secret {
    pub(super) const fn new(seat: Seat, card: Card) -> Secret {
        Secret { seat, card }
    }

    /// The card, for the seat that has seen it.
    pub fn seen_by(self, seat: Seat) -> Option<Card> {
        (self.seat == seat).then_some(self.card)
    }

    /// The card, where every rack lies open: in a replay.
    pub const fn revealed(self) -> Card {
        self.card
    }
}

/// The card that went into a rack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardIn {
    /// The top discard, which everybody saw (R8).
    Taken(Card),
    /// The card drawn from the stock (R9).
    Drawn(Secret),
}

impl CardIn {
    /// Where it came from.
    pub const fn source(self) -> Source {
        match self {
            CardIn::Taken(_) => Source::Discard,
            CardIn::Drawn(_) => Source::Stock,
        }
    }

    /// The card, where everybody saw it.
    pub const fn public(self) -> Option<Card> {
        match self {
            CardIn::Taken(card) => Some(card),
            CardIn::Drawn(_) => None,
        }
    }

    /// The card, where this seat saw it.
    pub fn seen_by(self, seat: Seat) -> Option<Card> {
        match self {
            CardIn::Taken(card) => Some(card),
            CardIn::Drawn(secret) => secret.seen_by(seat),
        }
    }

    /// The card, where every rack lies open: in a replay.
    pub const fn revealed(self) -> Card {
        match self {
            CardIn::Taken(card) => card,
            CardIn::Drawn(secret) => secret.revealed(),
        }
    }
}

impl Event {
    /// The seat that did it; none for what a round does by itself.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Placed { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Took { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Announced { seat, .. }
            | Event::Passed { seat } => Some(seat),
            Event::Dealt { .. }
            | Event::TurnedUp { .. }
            | Event::StockRenewed { .. }
            | Event::RoundEnded(_)
            | Event::LeftGame { .. }
            | Event::MatchEnded { .. } => None,
        }
    }

    /// Whether a dealt card was put into a slot with it.
    pub(super) const fn is_placing(&self) -> bool {
        matches!(self, Event::Placed { .. })
    }

    /// The turn that ended with it, as everybody saw it; none if no turn did.
    pub const fn public_move(&self) -> Option<PublicMove> {
        match *self {
            Event::Exchanged { seat, slot, card, out } => {
                Some(PublicMove { seat, source: card.source(), slot: Some(slot), card_in: card.public(), out })
            }
            Event::Discarded { seat, card } => {
                Some(PublicMove { seat, source: Source::Stock, slot: None, card_in: None, out: card })
            }
            _ => None,
        }
    }
}
