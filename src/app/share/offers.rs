//! What can be shared of a match.

use super::match_at_table::{day_go, match_seed};
use super::result_text::result_text;
use crate::app::browser::sharing::game_address;
use crate::app::state::sharing_phrases;
use crate::i18n::Language;
use crate::share::{Day, Link, ResultLink, ResultOf, TableLink, Watch};
use crate::table::TableMatch;

/// Something that can be shared.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// Its name.
    pub name: &'static str,
    /// What whoever gets it can do with it.
    pub description: &'static str,
    /// A text that goes before the link.
    pub text: Option<String>,
    /// The link.
    pub link: String,
}

impl Offer {
    fn new(name: &'static str, description: &'static str, text: Option<String>, link: &Link) -> Offer {
        Offer { name, description, text, link: game_address() + &link.fragment() }
    }

    /// The text and the link.
    pub fn whole(&self) -> String {
        self.text.as_ref().map_or_else(|| self.link.clone(), |text| format!("{text}\n{}", self.link))
    }
}

/// What can be shared of the match at the table.
pub fn offers_at_table(game: &TableMatch) -> Vec<Offer> {
    let counts = || day_go(&game.recorded).is_none_or(|go| go.first.is_none());
    offers(game, match_seed(), counts)
}

/// What can be shared of a match. `seed`: where its cards came from, if that is known. `counts`: whether it is no later go at the
/// deal of a day.
pub fn offers(game: &TableMatch, seed: Option<u64>, counts: impl Fn() -> bool) -> Vec<Offer> {
    let texts = sharing_phrases();
    let recorded = &game.recorded;
    let mut offers = Vec::new();
    if let Some(table) = seed.and_then(|seed| TableLink::of_match(recorded, seed, true)).map(without_you) {
        let day = seed.and_then(|seed| Day::of_match(recorded, seed));
        let counts = counts();
        let of = day.map_or_else(|| ResultOf::Table(table.clone()), ResultOf::Day);
        let link = day.map_or_else(|| Link::Table(table), Link::Day);
        if let Some(result) = ResultLink::of_match(recorded, of) {
            let text = result_text(game, day, counts);
            // What does not count is nothing to beat.
            let of = if counts { Link::Result(result) } else { link.clone() };
            offers.push(Offer::new(texts.share_result(), texts.share_result_what(), Some(text), &of));
        }
        offers.push(Offer::new(texts.share_table(), texts.share_table_what(), None, &link));
    }
    let last_round = recorded.results().len().checked_sub(1);
    let watches = [
        (texts.share_round(), last_round.and_then(|last| Watch::of_round(recorded, last))),
        (texts.share_match(), Watch::of_match(recorded, seed)),
    ];
    for (name, watch) in watches {
        if let Some(watch) = watch {
            offers.push(Offer::new(name, texts.share_watch_what(), None, &Link::Watch(Box::new(watch))));
        }
    }
    offers
}

/// Whoever follows the link is the one person there, and has another name.
fn without_you(mut table: TableLink) -> TableLink {
    for seat in &mut table.seats {
        if seat.computer.is_none() {
            seat.name = seat.name.take().filter(|name| !Language::is_you(name));
        }
    }
    table
}
