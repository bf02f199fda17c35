//! The numbers that stand for things in a text of the history. What has a number keeps it for ever; something new gets the next
//! one, as long as there is room, and needs no new version: readers who do not know it yet refuse it as newer.

use crate::engine::{Deal, Edition, Price, Replenish};

/// How many numbers there are for editions.
pub(super) const EDITIONS: usize = 64;
/// How many numbers there are for what is one of a few.
pub(super) const FEW: usize = 8;
/// How many numbers there are for who can sit at a seat.
pub(super) const PLAYERS: usize = 64;

/// A person.
pub(super) const PERSON: usize = 0;
/// A computer player of whom it is not said which.
pub(super) const SOME_COMPUTER: usize = 1;
/// A computer player whose id has no number: it follows in words.
pub(super) const OTHER_COMPUTER: usize = 2;

/// The computer players that have numbers, by their ids in records.
const COMPUTERS: [(usize, &str); 5] = [(3, "easy"), (4, "medium"), (5, "hard"), (6, "expert"), (7, "beginner")];

/// The number of a computer player.
pub(super) fn computer_code(id: Option<&str>) -> usize {
    let Some(id) = id else { return SOME_COMPUTER };
    COMPUTERS.iter().find(|(_, known)| *known == id).map_or(OTHER_COMPUTER, |(code, _)| *code)
}

/// The id of the computer player with this number.
pub(super) fn computer_id(code: usize) -> Option<&'static str> {
    COMPUTERS.iter().find(|(known, _)| *known == code).map(|(_, id)| *id)
}

/// The number of an edition.
pub(super) const fn edition_code(edition: Edition) -> usize {
    match edition {
        Edition::MiltonBradley => 0,
        Edition::Jumbo => 1,
        Edition::WinningMoves => 2,
        Edition::RavensburgerFr => 3,
        Edition::RavensburgerDe => 4,
        Edition::Custom => 5,
    }
}

/// The edition with this number.
pub(super) fn edition(code: usize) -> Option<Edition> {
    Edition::ALL.into_iter().find(|edition| edition_code(*edition) == code)
}

/// The number of a deal.
pub(super) const fn deal_code(deal: Deal) -> usize {
    match deal {
        Deal::Standard => 0,
        Deal::Eclair => 1,
    }
}

/// The deal with this number.
pub(super) fn deal(code: usize) -> Option<Deal> {
    [Deal::Standard, Deal::Eclair].into_iter().find(|deal| deal_code(*deal) == code)
}

/// The number of what becomes of a used-up stock.
pub(super) const fn replenish_code(replenish: Replenish) -> usize {
    match replenish {
        Replenish::TurnOver => 0,
        Replenish::Shuffle => 1,
    }
}

/// What becomes of a used-up stock by this number.
pub(super) fn replenish(code: usize) -> Option<Replenish> {
    [Replenish::TurnOver, Replenish::Shuffle].into_iter().find(|replenish| replenish_code(*replenish) == code)
}

/// The number of a price in chips.
pub(super) const fn price_code(price: Price) -> usize {
    match price {
        Price::AnnouncerRun => 0,
        Price::OwnRun => 1,
    }
}

/// The price in chips with this number.
pub(super) fn price(code: usize) -> Option<Price> {
    [Price::AnnouncerRun, Price::OwnRun].into_iter().find(|price| price_code(*price) == code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Level;

    #[test]
    fn everything_has_a_number_and_keeps_it() {
        let editions = Edition::ALL.map(|edition| (edition.name(), edition_code(edition)));
        let kept = [
            ("milton-bradley", 0),
            ("jumbo", 1),
            ("winning-moves", 2),
            ("ravensburger-fr", 3),
            ("ravensburger-de", 4),
            ("custom", 5),
        ];
        assert_eq!(editions, kept);
        assert!(Edition::ALL.iter().all(|one| edition(edition_code(*one)) == Some(*one)));
        assert_eq!((edition(6), deal(2), replenish(2), price(2), computer_id(8)), (None, None, None, None, None));
        let levels = Level::KNOWN.map(|level| computer_code(Some(level.name())));
        assert_eq!(levels, [7, 3, 4, 5, 6]);
        assert!(Level::KNOWN.iter().all(|one| computer_id(computer_code(Some(one.name()))) == Some(one.name())));
        assert_eq!((computer_code(None), computer_code(Some("otto"))), (SOME_COMPUTER, OTHER_COMPUTER));
    }
}
