//! Why an action is refused. The sentences for people are in the page's languages.

use core::fmt;

/// Why an action is not possible now. The state is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The round is over; nothing more is played in it (R14).
    RoundOver,
    /// A drawn card must be exchanged or discarded first (R9).
    CardInHand,
    /// No card has been drawn that could be exchanged or discarded (R7).
    NoCardInHand,
    /// The turn ended with the discard; all that is left is to announce Rack-O or not (R11, R14).
    TurnEnded,
    /// There is nothing to pass on: no rack that may be announced (R14).
    NothingToPass,
    /// The rack is not in order (R13).
    NotInOrder,
    /// The rack is in order but lacks the run of three that two players need (R15).
    NoRunOfThree,
    /// Racko Éclair can be announced only right after an Éclair deal (R31).
    NoEclair,
    /// The cards of the Éclair deal are still being placed (R30).
    StillDealing,
    /// No dealt card waits to be placed (R30).
    NothingToPlace,
    /// The slot already holds a card, which stays where it is (R30).
    SlotFilled,
    /// Racks that came out in order may announce Éclair first (R31).
    EclairFirst,
    /// The stock is renewed only when it is used up and a card is drawn from it (R12).
    StockNotUsedUp,
    /// The new stock does not consist of exactly the discards (R12).
    WrongNewStock,
}

impl fmt::Display for Refusal {
    /// For tools and logs; the page shows a translated sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::RoundOver => "the round is over",
            Refusal::CardInHand => "a drawn card waits",
            Refusal::NoCardInHand => "no card was drawn",
            Refusal::TurnEnded => "the turn has ended",
            Refusal::NothingToPass => "nothing to decline",
            Refusal::NotInOrder => "the rack is not in order",
            Refusal::NoRunOfThree => "the rack has no run of three",
            Refusal::NoEclair => "no Éclair can be announced now",
            Refusal::StillDealing => "cards are still being placed",
            Refusal::NothingToPlace => "no dealt card waits to be placed",
            Refusal::SlotFilled => "the slot is filled",
            Refusal::EclairFirst => "the Éclair is to be decided first",
            Refusal::StockNotUsedUp => "the stock is not used up",
            Refusal::WrongNewStock => "the new stock is not made of the discards",
        })
    }
}

impl Refusal {
    /// The number of the rule that forbids it, such as `"R13"`.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::RoundOver | Refusal::NothingToPass => "R14",
            Refusal::CardInHand => "R9",
            Refusal::NoCardInHand => "R7",
            Refusal::TurnEnded => "R11",
            Refusal::NotInOrder => "R13",
            Refusal::NoRunOfThree => "R15",
            Refusal::NoEclair | Refusal::EclairFirst => "R31",
            Refusal::StillDealing | Refusal::NothingToPlace | Refusal::SlotFilled => "R30",
            Refusal::StockNotUsedUp | Refusal::WrongNewStock => "R12",
        }
    }
}
