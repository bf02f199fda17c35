//! The JSON shape of a match record, version 1.

use crate::engine::{Call, Card, RulesDraft, Seat};
use serde::{Deserialize, Serialize};

/// The format's name in every record.
pub const FORMAT: &str = "rack-o-record";
/// The version of the format that is written and read.
pub const VERSION: u32 = 1;

/// A whole match, finished or not. Only results, totals and winners could be computed from the rest; reading checks
/// them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// The rules in force.
    pub rules: RulesDraft,
    /// Two to four seats in turn order.
    pub seats: Vec<SeatEntry>,
    /// Each seat's card in the cut (R3).
    pub cut: Vec<Card>,
    /// The rounds; the last one may be unfinished.
    pub rounds: Vec<RecordedRound>,
    /// Running totals by seat.
    pub totals: Vec<i32>,
    /// The seats that have won; empty until the match is over.
    pub winners: Vec<Seat>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatEntry {
    /// The player's name.
    pub name: String,
    /// A person or a computer player.
    pub player: PlayerKind,
    /// The level of a computer player, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// What kind of player sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// A person.
    Human,
    /// A computer player.
    Computer,
}

/// One round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RecordedRound {
    /// Who deals.
    pub dealer: Seat,
    /// The whole deck before the deal, top card first.
    pub deck: Vec<Card>,
    /// Éclair deals only: by seat, the labels of the slots that its cards went into, in the order they were dealt
    /// (R30).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placements: Option<Vec<Vec<u8>>>,
    /// Games with shuffled stocks only: each new stock, top card first (R12).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reshuffles: Option<Vec<Vec<Card>>>,
    /// The decisions as tokens; see [`Token`](super::Token).
    pub actions: Vec<String>,
    /// How the round ended; missing until it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordedResult>,
}

impl RecordedRound {
    /// The slots, by label, that dealt cards were put into: seat by seat from the dealer's left, which is the order the
    /// table asks for them (R30).
    pub fn placings(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let lists = self.placements.as_deref().unwrap_or_default();
        let seats = (1..=Seat::MOST).filter_map(|step| Seat::new((self.dealer.number() + step) % Seat::MOST));
        seats.flat_map(move |seat| lists.get(seat.number()).into_iter().flatten().map(move |&label| (seat, label)))
    }
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedResult {
    /// Who announced.
    pub announcer: Seat,
    /// What was announced.
    pub call: Call,
    /// Every seat's rack, slot 5 first; empty for a seat out of the game.
    pub racks: Vec<Vec<Card>>,
    /// Points, or chips won (+) and paid (−), by seat.
    pub scores: Vec<i32>,
}
