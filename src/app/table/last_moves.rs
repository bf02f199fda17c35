//! The last moves, as everybody at the table saw them.

use super::look::turn_sentence;
use crate::app::parts::Glyph;
use crate::app::store::{InPlay, phrases, use_store};
use crate::i18n::Phrases;
use leptos::prelude::*;

/// How many moves are shown.
const SHOWN: usize = 4;

/// The list of the last moves, the newest at the bottom. Before the first it says who deals.
#[component]
pub fn LastMoves() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let moves = Memo::new(move |_| store.of_play(|play| sentences(play, phrases)));
    view! {
        <aside class="log" aria-label=phrases.last_moves()>
            <h2>{phrases.last_moves()}</h2>
            <ol>
                <For each=move || moves.get() key=|entry| entry.0 let((_, colour, text))>
                    <li class=format!("p{colour}")><Glyph colour/><span>{text}</span></li>
                </For>
            </ol>
        </aside>
    }
}

/// Each with its number in the round and the player's colour.
fn sentences(play: &InPlay, phrases: &dyn Phrases) -> Vec<(usize, usize, String)> {
    let log = play.recorded.game().log();
    let first = log.len().saturating_sub(SHOWN);
    let mut all: Vec<_> = log[first..]
        .iter()
        .zip(first + 1..)
        .map(|(turn, number)| (number, play.colour(turn.seat), turn_sentence(play, turn, phrases)))
        .collect();
    if all.len() < SHOWN {
        all.insert(0, deal_sentence(play, phrases));
    }
    all
}

fn deal_sentence(play: &InPlay, phrases: &dyn Phrases) -> (usize, usize, String) {
    let dealer = play.recorded.game().dealer();
    let who = play.who(dealer, phrases);
    let cut = play.recorded.record().cut.get(dealer.number()).filter(|_| play.round_number() == 1);
    let text = match cut {
        Some(card) => phrases.cut_and_deals(who, card.number()),
        None => phrases.deals(who),
    };
    (0, play.colour(dealer), text)
}
