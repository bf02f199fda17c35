//! Who looks at the table.

use crate::engine::{Card, Seat, Secret};

/// Who looks at the table, and so which cards are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// Whose rack is open.
    pub viewer: Option<Seat>,
    /// Whether every rack is open, as in a replay.
    pub all_open: bool,
}

impl Viewpoint {
    /// What the player at a seat sees, or somebody who sees no rack.
    pub const fn of(viewer: Option<Seat>) -> Viewpoint {
        Viewpoint { viewer, all_open: false }
    }

    /// Whether the cards of this seat are seen.
    pub fn sees(self, seat: Seat) -> bool {
        self.all_open || self.viewer == Some(seat)
    }

    /// A card of this seat, if it is seen.
    pub fn secret(self, seat: Seat, card: Secret) -> Option<Card> {
        self.sees(seat).then(|| card.revealed())
    }
}
