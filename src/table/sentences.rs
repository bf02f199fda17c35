//! How the round stands, in words: who deals, whose turn it is, and whom the table waits for.

use super::result::announcement;
use super::table_match::TableMatch;
use crate::engine::{Phase, Seat};
use crate::i18n::Phrases;

/// That it is the turn of the person who looks, by name where several share the device.
pub fn own_turn(game: &TableMatch, viewer: Option<Seat>, phrases: &Phrases) -> String {
    match viewer.map(|seat| game.name(seat, phrases)) {
        Some(name) if game.has_several_people() && name != phrases.you() => phrases.do_turn_of(name),
        _ => phrases.do_turn().to_owned(),
    }
}

/// Who deals, and in the first round with which card they won the cut (R3).
pub fn deal_sentence(game: &TableMatch, phrases: &Phrases) -> String {
    let dealer = game.dealer();
    let cut = game.recorded.record().cut.get(dealer.number()).filter(|_| game.round_number() == 1);
    match cut {
        Some(card) => phrases.cut_and_deals(game.who(dealer), card.number()),
        None => phrases.deals(game.who(dealer)),
    }
}

/// Before the first turn of a round: who deals, and who goes first.
pub fn how_round_begins(game: &TableMatch, phrases: &Phrases) -> Option<String> {
    let engine = game.state();
    let is_first_turn = engine.log().is_empty() && engine.round().map(|round| round.phase()) == Some(Phase::Turn);
    let first = engine.to_act().filter(|_| is_first_turn)?;
    Some(format!("{}. {}", phrases.deals(game.who(game.dealer())), phrases.goes_first(game.who(first))))
}

/// Before the first turn of a round, for whoever does not see the table: who deals and why, and if somebody else than the
/// viewer goes first, who, and the first discard.
pub fn deal_in_full(game: &TableMatch, viewer: Option<Seat>, phrases: &Phrases) -> Option<String> {
    how_round_begins(game, phrases)?;
    let round = game.state().round()?;
    let mut sentences = vec![format!("{}.", deal_sentence(game, phrases))];
    if let Some(first) = round.to_act().filter(|&first| Some(first) != viewer) {
        sentences.push(phrases.goes_first(game.who(first)));
        sentences.extend(round.opening().map(|card| phrases.first_discard(card.number())));
    }
    Some(sentences.join(" "))
}

/// Whom the table waits for, and for what; when the round is over, who has ended it.
pub fn waiting_sentence(game: &TableMatch, phrases: &Phrases) -> String {
    let engine = game.state();
    let Some(seat) = engine.to_act() else { return announcement(game, phrases) };
    match engine.round().map(|round| round.phase()) {
        Some(Phase::Drawn) => phrases.do_wait_drawn(game.who(seat)),
        Some(Phase::Place) => phrases.do_wait_placing(game.who(seat)),
        _ if game.has_several_people() && !game.recorded.is_computer(seat) => {
            phrases.do_wait_person(game.name(seat, phrases))
        }
        _ => phrases.do_wait(game.who(seat)),
    }
}
