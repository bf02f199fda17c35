//! What stays the same of a seat as long as its rack is shown.

use crate::app::state::{CurrentMatch, phrases};
use crate::engine::{Seat, Stage};
use crate::table::TableMatch;
use leptos::prelude::*;

/// What the plate on a rack says, and what its cards and totals are drawn by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatInfo {
    /// The name of the player.
    pub name: String,
    /// The player's colour and sign, 1 to 4.
    pub colour: usize,
    /// Those of the partner, where there are partners (R21).
    pub partner: Option<usize>,
    /// The highest card in play.
    pub highest: u8,
    /// Whether it is played for chips (R25).
    pub is_for_chips: bool,
}

impl SeatInfo {
    /// That of a seat in a match.
    pub fn of(game: &TableMatch, seat: Seat) -> SeatInfo {
        SeatInfo {
            name: game.name(seat, phrases()).to_owned(),
            colour: game.colour(seat),
            partner: game.partner(seat).map(|partner| game.colour(partner)),
            highest: game.highest_card(),
            is_for_chips: game.is_for_chips(),
        }
    }
}

/// The total on the plate of a rack. When a round ends it stays as it was: the count is told when the racks have been opened.
pub fn total_at_table(current: CurrentMatch, seat: Seat) -> Memo<i32> {
    Memo::new(move |before: Option<&i32>| {
        let (is_playing, total) = current.with(|game| (game.state().stage() == Stage::Playing, game.total(seat)));
        before.copied().filter(|_| !is_playing).unwrap_or(total)
    })
}
