//! Settling a round in chips.

use super::rack::Rack;
use super::rules::{ChipGame, Price};
use super::score::chip_price;
use super::seat::{Seat, SeatSet};

/// Who pays what at the end of a round played for chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// Chips won (+) and paid (−), by seat.
    pub changes: [i32; Seat::MOST],
    /// The seats that could not pay in full and are therefore out of the game (R28).
    pub out: SeatSet,
}

/// Settles a round (R26 to R28): each opponent pays the announcer according to the run that sets the price.
pub(super) fn settle(
    game: &ChipGame,
    racks: &[Rack; Seat::MOST],
    playing: SeatSet,
    announcer: Seat,
    held: &[i32; Seat::MOST],
) -> Settlement {
    let mut settlement = Settlement { changes: [0; Seat::MOST], out: SeatSet::EMPTY };
    for payer in playing.without(announcer).iter() {
        let whose = match game.price {
            Price::AnnouncerRun => announcer,
            Price::OwnRun => payer,
        };
        let mut price = chip_price(racks[whose.number()].longest_run());
        let left = held[payer.number()].max(0);
        if game.elimination && left < price {
            price = left;
            settlement.out = settlement.out.with(payer);
        }
        settlement.changes[payer.number()] -= price;
        settlement.changes[announcer.number()] += price;
    }
    settlement
}
