//! The last moves, as everybody at the table saw them.

use super::look::turn_sentence;
use crate::app::browser::after_the_picture;
use crate::app::in_play::InPlay;
use crate::app::parts::{El, changeable, el, glyph, whenever};
use crate::app::store::{phrases, use_store};
use crate::i18n::Phrases;
use leptos::prelude::*;

/// How many moves are shown.
const SHOWN: usize = 4;

/// The list of the last moves, the newest at the bottom. Before the first it says who deals.
pub fn last_moves() -> El {
    let store = use_store();
    let phrases = phrases();
    let moves = move || store.of_play(|play| sentences(play, SHOWN, phrases));
    // They come a picture later: the one that shows a move has enough to do.
    let shown = changeable(untrack(moves));
    whenever(move || {
        let now = moves();
        after_the_picture(Box::new(move || shown.set_if_new(now)));
    });
    let list = el("ol").dynamic(move || shown.with(|moves| moves.iter().map(entry).collect()));
    el("aside").class("log").label(phrases.last_moves()).child(el("h2").text(phrases.last_moves())).child(list)
}

/// All moves of the round, the newest first, for the sheet of small screens.
pub fn all_moves() -> El {
    let store = use_store();
    let phrases = phrases();
    let moves = untrack(|| store.of_play(|play| sentences(play, usize::MAX, phrases)));
    el("ol").class("moves").children(moves.iter().rev().map(entry).collect())
}

fn entry((colour, text): &(usize, String)) -> El {
    el("li").class(&format!("p{colour}")).child(glyph(*colour)).child(el("span").text(text))
}

/// The last moves, each with the player's colour; where there are fewer than wanted, the deal before them.
fn sentences(play: &InPlay, wanted: usize, phrases: &Phrases) -> Vec<(usize, String)> {
    let log = play.recorded.game().log();
    let first = log.len().saturating_sub(wanted);
    let mut all: Vec<_> =
        log[first..].iter().map(|turn| (play.colour(turn.seat), turn_sentence(play, turn, phrases))).collect();
    if all.len() < wanted {
        all.insert(0, deal_sentence(play, phrases));
    }
    all
}

fn deal_sentence(play: &InPlay, phrases: &Phrases) -> (usize, String) {
    let dealer = play.recorded.game().dealer();
    let who = play.who(dealer);
    let cut = play.recorded.record().cut.get(dealer.number()).filter(|_| play.round_number() == 1);
    let text = match cut {
        Some(card) => phrases.cut_and_deals(who, card.number()),
        None => phrases.deals(who),
    };
    (play.colour(dealer), text)
}
