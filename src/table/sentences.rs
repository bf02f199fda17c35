//! Moves in words.

use super::game::Match;
use super::result::announcement;
use crate::engine::{Call, Phase, PublicMove, Replenish, Seat, Slot, Source};
use crate::i18n::Phrases;

/// A turn as a sentence, in short: where a card was taken, the one it replaced is seen on the discard pile.
pub fn turn_sentence(game: &Match, turn: &PublicMove, phrases: &Phrases) -> String {
    let who = game.who(turn.seat);
    match (turn.source, turn.slot, turn.card_in) {
        (Source::Discard, Some(slot), Some(card)) => phrases.took(who, card.number(), slot.label()),
        (_, Some(slot), _) => phrases.drew_into(who, slot.label(), turn.out.number()),
        (_, None, _) => phrases.drew_and_discarded(who, turn.out.number()),
    }
}

/// A turn as a sentence with the card that was discarded, for whoever does not see the table or looks back.
pub fn turn_in_full(game: &Match, turn: &PublicMove, phrases: &Phrases) -> String {
    match (turn.source, turn.slot, turn.card_in) {
        (Source::Discard, Some(slot), Some(card)) => {
            phrases.took_for(game.who(turn.seat), card.number(), slot.label(), turn.out.number())
        }
        _ => turn_sentence(game, turn, phrases),
    }
}

/// A turn of the person who sits there, with the card they drew as well.
pub fn own_turn_in_full(game: &Match, turn: &PublicMove, phrases: &Phrases) -> String {
    let drawn = turn.slot.filter(|_| turn.source == Source::Stock);
    let card = drawn.and_then(|slot| Some((slot, game.engine().round()?.rack(turn.seat).get(slot)?)));
    match card {
        Some((slot, card)) => phrases.put_into(game.who(turn.seat), card.number(), slot.label(), turn.out.number()),
        None => turn_in_full(game, turn, phrases),
    }
}

/// That a turn was taken back, and which card is in its slot again; `turns`: how many are left of those in the log.
pub fn taken_back(game: &Match, turns: usize, phrases: &Phrases) -> String {
    let turn = game.engine().log().get(turns);
    match turn.and_then(|turn| Some((turn.out, turn.slot?))) {
        Some((card, slot)) => phrases.taken_back_from(card.number(), slot.label()),
        None => phrases.taken_back().to_owned(),
    }
}

/// A turn of the round in full, by its place in the log; before it, that the stock ran out, where that came first (R12).
pub fn turn_report(game: &Match, nth: usize, phrases: &Phrases) -> String {
    let turn = game.engine().log().get(nth).map(|turn| turn_in_full(game, turn, phrases)).unwrap_or_default();
    if renewed_stock(game, nth) { format!("{} {turn}", stock_sentence(game, phrases)) } else { turn }
}

/// That the stock ran out and the discards became the new one (R12).
pub fn stock_sentence(game: &Match, phrases: &Phrases) -> String {
    phrases.stock_renewed(game.engine().rules().replenish == Replenish::Shuffle)
}

/// Whether a turn, by its place in the log, was a draw from a stock that had run out (R12). The first stock lacks one of the
/// cards outside the racks, which is the first discard, and every later one has them all: so it runs out before the draw
/// that makes as many draws as there are such cards, or twice as many, and so on.
fn renewed_stock(game: &Match, nth: usize) -> bool {
    let outside = usize::from(game.highest_card()) - game.seats_in_round().len() * Slot::COUNT;
    let is_draw = |turn: &&PublicMove| turn.source == Source::Stock;
    let log = game.engine().log();
    let draws = log.iter().take(nth + 1).filter(is_draw).count();
    log.get(nth).as_ref().is_some_and(is_draw) && draws.is_multiple_of(outside)
}

/// Whether the card in somebody's hand is the first of a stock that was made anew (R12): then no discard is left.
pub fn has_just_renewed_stock(game: &Match) -> bool {
    game.engine().round().is_some_and(|round| round.phase() == Phase::Drawn && round.discard().is_empty())
}

/// A turn as a short note under the rack.
pub fn short_turn(turn: &PublicMove, phrases: &Phrases) -> String {
    match (turn.source, turn.slot, turn.card_in) {
        (Source::Discard, Some(slot), Some(card)) => phrases.short_took(card.number(), slot.label()),
        (_, Some(slot), _) => phrases.short_drew_into(slot.label()),
        (_, None, _) => phrases.short_discarded(turn.out.number()),
    }
}

/// The last turn, where it was somebody else's than the viewer's; before the first, who deals.
pub fn last_of_others(game: &Match, viewer: Option<Seat>, phrases: &Phrases) -> String {
    match game.engine().log().last() {
        Some(turn) if Some(turn.seat) == viewer => String::new(),
        Some(turn) => turn_sentence(game, turn, phrases),
        None => deal_sentence(game, phrases),
    }
}

/// What the others have done since the viewer's last turn, before the last turn of all: in short, each with its player's colour.
pub fn earlier_of_others(game: &Match, viewer: Option<Seat>, phrases: &Phrases) -> Vec<(usize, String)> {
    let log = game.engine().log();
    let own = log.iter().rposition(|turn| Some(turn.seat) == viewer);
    let since = &log[own.map_or(0, |nth| nth + 1)..];
    let earlier = since.split_last().map_or(&[][..], |(_, earlier)| earlier);
    // Of each player one turn; more there are only where nobody looks.
    let shown = &earlier[earlier.len().saturating_sub(game.players().saturating_sub(2))..];
    shown.iter().map(|turn| (game.colour(turn.seat), short_turn(turn, phrases))).collect()
}

/// That it is the turn of the person who looks, by name where several share the device.
pub fn own_turn(game: &Match, viewer: Option<Seat>, phrases: &Phrases) -> String {
    match viewer.map(|seat| game.name(seat, phrases)) {
        Some(name) if game.has_several_people() && name != phrases.you() => phrases.do_turn_of(name),
        _ => phrases.do_turn().to_owned(),
    }
}

/// Who deals, and in the first round with which card they won the cut (R3).
pub fn deal_sentence(game: &Match, phrases: &Phrases) -> String {
    let dealer = game.dealer();
    let cut = game.recorded.record().cut.get(dealer.number()).filter(|_| game.round_number() == 1);
    match cut {
        Some(card) => phrases.cut_and_deals(game.who(dealer), card.number()),
        None => phrases.deals(game.who(dealer)),
    }
}

/// Before the first turn of a round: who deals, and who goes first.
pub fn how_round_begins(game: &Match, phrases: &Phrases) -> Option<String> {
    let engine = game.engine();
    let is_first_turn = engine.log().is_empty() && engine.round().map(|round| round.phase()) == Some(Phase::Turn);
    let first = engine.to_act().filter(|_| is_first_turn)?;
    Some(format!("{}. {}", phrases.deals(game.who(game.dealer())), phrases.goes_first(game.who(first))))
}

/// Before the first turn of a round, for whoever does not see the table: who deals and why, and if somebody else than the
/// viewer goes first, who, and the first discard.
pub fn deal_in_full(game: &Match, viewer: Option<Seat>, phrases: &Phrases) -> Option<String> {
    how_round_begins(game, phrases)?;
    let round = game.engine().round()?;
    let mut sentences = vec![format!("{}.", deal_sentence(game, phrases))];
    if let Some(first) = round.to_act().filter(|&first| Some(first) != viewer) {
        sentences.push(phrases.goes_first(game.who(first)));
        sentences.extend(round.opening().map(|card| phrases.first_discard(card.number())));
    }
    Some(sentences.join(" "))
}

/// Whom the table waits for, and for what; when the round is over, who has ended it.
pub fn waiting_sentence(game: &Match, phrases: &Phrases) -> String {
    let engine = game.engine();
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

/// What has just happened, for a replay.
pub fn last_event(game: &Match, phrases: &Phrases) -> String {
    let engine = game.engine();
    let of_actor = |sentence: &dyn Fn(Seat) -> String| engine.to_act().map_or_else(String::new, sentence);
    match engine.round().map(|round| round.phase()) {
        Some(Phase::Over { announcer, call }) => phrases.calls(game.who(announcer), call == Call::Eclair),
        Some(Phase::Drawn) if has_just_renewed_stock(game) => {
            of_actor(&|seat| format!("{} {}", stock_sentence(game, phrases), phrases.do_wait_drawn(game.who(seat))))
        }
        Some(Phase::Drawn) => of_actor(&|seat| phrases.do_wait_drawn(game.who(seat))),
        Some(Phase::Place) => of_actor(&|seat| phrases.do_wait_placing(game.who(seat))),
        _ => match engine.log().last() {
            Some(turn) => turn_in_full(game, turn, phrases),
            None => phrases.deals(game.who(game.dealer())),
        },
    }
}

/// What has happened since the last turn of a seat, or in the whole round where it has had none: every turn in full with
/// its player's colour, as everybody at the table saw it.
pub fn turns_since(game: &Match, seat: Seat, phrases: &Phrases) -> Vec<(usize, String)> {
    let log = game.engine().log();
    let known = log.iter().rposition(|turn| turn.seat == seat).map_or(0, |nth| nth + 1);
    reports(game, known, phrases).collect()
}

/// The deal and every turn of the round in full, the newest last, each with its player's colour.
pub fn all_turns(game: &Match, phrases: &Phrases) -> Vec<(usize, String)> {
    let deal = (game.colour(game.dealer()), deal_sentence(game, phrases));
    std::iter::once(deal).chain(reports(game, 0, phrases)).collect()
}

/// The turns of the round from one on, in full, each with its player's colour.
fn reports<'a>(game: &'a Match, first: usize, phrases: &'a Phrases) -> impl Iterator<Item = (usize, String)> + 'a {
    let told = move |(nth, turn): (usize, &PublicMove)| (game.colour(turn.seat), turn_report(game, nth, phrases));
    game.engine().log().iter().enumerate().skip(first).map(told)
}

/// The last `count` turns of the round in short, the newest last, each with its player's colour; where there are fewer, the
/// deal goes before them. A turn for which the stock was made anew says so.
pub fn last_turns(game: &Match, count: usize, phrases: &Phrases) -> Vec<(usize, String)> {
    let log = game.engine().log();
    let told = |(nth, turn): (usize, &PublicMove)| {
        let sentence =
            if renewed_stock(game, nth) { turn_report(game, nth, phrases) } else { turn_sentence(game, turn, phrases) };
        (game.colour(turn.seat), sentence)
    };
    let mut turns: Vec<_> = log.iter().enumerate().skip(log.len().saturating_sub(count)).map(told).collect();
    if turns.len() < count {
        turns.insert(0, (game.colour(game.dealer()), deal_sentence(game, phrases)));
    }
    turns
}
