//! What happened in the round, in words: in short for whoever sees the table, in full for whoever listens or looks back.

use super::sentences::deal_sentence;
use super::table_match::TableMatch;
use crate::engine::{Call, CardIn, Event, Phase, Seat};
use crate::i18n::Phrases;
use crate::remarks::Said;

/// A line of a list of moves: the colour of its player, 1 to 4, and the sentence.
pub type Line = (usize, String);

/// What happened, in short: where a card was taken, the one it replaced is seen on the discard pile. `None` for what
/// is seen without words.
pub fn in_short(game: &TableMatch, event: &Event, phrases: &Phrases) -> Option<String> {
    Some(match *event {
        Event::Dealt { .. } => deal_sentence(game, phrases),
        Event::StockRenewed { shuffled } => phrases.stock_renewed(shuffled),
        Event::Drew { seat, .. } => phrases.do_wait_drawn(game.who(seat)),
        Event::Exchanged { seat, slot, card: CardIn::Taken(card), .. } => {
            phrases.took(game.who(seat), card.number(), slot.label())
        }
        Event::Exchanged { seat, slot, card: CardIn::Drawn(_), out } => {
            phrases.drew_into(game.who(seat), slot.label(), out.number())
        }
        Event::Discarded { seat, card } => phrases.drew_and_discarded(game.who(seat), card.number()),
        Event::Announced { seat, call } => phrases.calls(game.who(seat), call == Call::Eclair),
        Event::LeftGame { seat } => phrases.leaves_the_game(game.who(seat)),
        Event::Placed { .. }
        | Event::TurnedUp { .. }
        | Event::Took { .. }
        | Event::Passed { .. }
        | Event::RoundEnded(_)
        | Event::MatchEnded { .. } => return None,
    })
}

/// What happened, in full: with the card that was discarded and, for the seat that drew one, that card, too.
pub fn in_full(game: &TableMatch, event: &Event, viewer: Option<Seat>, phrases: &Phrases) -> Option<String> {
    let Event::Exchanged { seat, slot, card, out } = *event else { return in_short(game, event, phrases) };
    let drawn = viewer.and_then(|viewer| card.seen_by(viewer));
    match (card, drawn) {
        (CardIn::Taken(card), _) => Some(phrases.took_for(game.who(seat), card.number(), slot.label(), out.number())),
        (CardIn::Drawn(_), Some(card)) => {
            Some(phrases.put_into(game.who(seat), card.number(), slot.label(), out.number()))
        }
        (CardIn::Drawn(_), None) => in_short(game, event, phrases),
    }
}

/// A turn as a short note under the rack; `None` for what ends no turn.
pub fn note(event: &Event, phrases: &Phrases) -> Option<String> {
    Some(match *event {
        Event::Exchanged { slot, card: CardIn::Taken(card), .. } => phrases.short_took(card.number(), slot.label()),
        Event::Exchanged { slot, card: CardIn::Drawn(_), .. } => phrases.short_drew_into(slot.label()),
        Event::Discarded { card, .. } => phrases.short_discarded(card.number()),
        _ => return None,
    })
}

/// The last turn of a seat in the round.
pub fn last_turn_of(game: &TableMatch, seat: Seat) -> Option<&Event> {
    game.state().events().iter().rev().find(|event| is_turn(event) && event.seat() == Some(seat))
}

const fn is_turn(event: &Event) -> bool {
    event.public_move().is_some()
}

/// The event at this index of the round's events in full, as everybody saw it; before a turn, that the stock was made anew for
/// it (R12).
pub fn report(game: &TableMatch, nth: usize, phrases: &Phrases) -> Option<String> {
    let events = game.state().events();
    let sentence = in_full(game, events.get(nth)?, None, phrases)?;
    let renewal = renewal_for(events, nth).and_then(|renewal| in_short(game, renewal, phrases));
    Some(renewal.map_or_else(|| sentence.clone(), |renewal| format!("{renewal} {sentence}")))
}

/// That the stock was made anew for the draw of the turn at this index, or for the draw there (R12).
fn renewal_for(events: &[Event], nth: usize) -> Option<&Event> {
    let draw = match events.get(nth)? {
        Event::Drew { .. } => nth,
        Event::Exchanged { card: CardIn::Drawn(_), .. } | Event::Discarded { .. } => nth.checked_sub(1)?,
        _ => return None,
    };
    events.get(draw.checked_sub(1)?).filter(|event| matches!(event, Event::StockRenewed { .. }))
}

/// The turns of the round from one of its events on, by their indices among the events.
fn turns_from(game: &TableMatch, first: usize) -> impl DoubleEndedIterator<Item = usize> + '_ {
    let events = game.state().events();
    (first..events.len()).filter(move |&nth| is_turn(&events[nth]))
}

/// The event after the last turn of a seat, or the first of the round.
fn since_turn_of(game: &TableMatch, seat: Option<Seat>) -> usize {
    let own = turns_from(game, 0).rev().find(|&nth| seat.is_some() && game.state().events()[nth].seat() == seat);
    own.map_or(0, |nth| nth + 1)
}

fn line(game: &TableMatch, nth: usize, sentence: impl FnOnce(&Event) -> Option<String>) -> Option<Line> {
    let event = game.state().events().get(nth)?;
    Some((game.colour(event.seat()?), sentence(event)?))
}

/// What has happened since the last turn of a seat, or in the whole round where it has had none: every turn in full, as
/// everybody at the table saw it.
pub fn turns_since(game: &TableMatch, seat: Seat, phrases: &Phrases) -> Vec<Line> {
    let first = since_turn_of(game, Some(seat));
    turns_from(game, first).filter_map(|nth| line(game, nth, |_| report(game, nth, phrases))).collect()
}

/// The deal, every turn of the round in full, and what was said in it, the newest last.
pub fn all_turns(game: &TableMatch, said: &[Said], phrases: &Phrases) -> Vec<Line> {
    let turn = |nth| line(game, nth, |_| report(game, nth, phrases));
    let lines = entries(game, said).into_iter().filter_map(|entry| entry.line(game, turn, phrases));
    std::iter::once(deal_line(game, phrases)).chain(lines).collect()
}

/// The last `count` turns of the round in short, with what was said in it, the newest last; where there are fewer, the deal goes
/// before them. A turn for which the stock was made anew says so.
pub fn last_turns(game: &TableMatch, count: usize, said: &[Said], phrases: &Phrases) -> Vec<Line> {
    let events = game.state().events();
    let turn = |nth| match renewal_for(events, nth) {
        Some(_) => line(game, nth, |_| report(game, nth, phrases)),
        None => line(game, nth, |event| in_short(game, event, phrases)),
    };
    let newest_first = entries(game, said).into_iter().rev().take(count);
    let mut lines: Vec<Line> = newest_first.filter_map(|entry| entry.line(game, turn, phrases)).collect();
    if lines.len() < count {
        lines.push(deal_line(game, phrases));
    }
    lines.reverse();
    lines
}

/// An entry of a list of moves.
enum ListEntry<'a> {
    /// The turn that ended with the event at this index.
    Turn(usize),
    /// What was said.
    Said(&'a Said),
}

impl ListEntry<'_> {
    fn line(&self, game: &TableMatch, turn: impl FnOnce(usize) -> Option<Line>, phrases: &Phrases) -> Option<Line> {
        match self {
            ListEntry::Turn(nth) => turn(*nth),
            ListEntry::Said(said) => {
                Some((game.colour(said.seat), phrases.says(game.name(said.seat, phrases), said.line)))
            }
        }
    }
}

/// The turns of the round, and after each what was said about it.
fn entries<'a>(game: &TableMatch, said: &'a [Said]) -> Vec<ListEntry<'a>> {
    let turns = turns_from(game, 0).map(|nth| (nth, ListEntry::Turn(nth)));
    let mut entries: Vec<(usize, ListEntry<'a>)> = turns.collect();
    entries.extend(said.iter().map(|said| (said.event, ListEntry::Said(said))));
    // What is about the same event stays behind it.
    entries.sort_by_key(|(event, _)| *event);
    entries.into_iter().map(|(_, entry)| entry).collect()
}

fn deal_line(game: &TableMatch, phrases: &Phrases) -> Line {
    (game.colour(game.dealer()), deal_sentence(game, phrases))
}

/// The last turn, where it was somebody else's than the viewer's; before the first, who deals.
pub fn last_of_others(game: &TableMatch, viewer: Option<Seat>, phrases: &Phrases) -> String {
    let last = turns_from(game, 0).next_back().and_then(|nth| game.state().events().get(nth));
    match last {
        Some(turn) if turn.seat() != viewer => in_short(game, turn, phrases).unwrap_or_default(),
        Some(_) => String::new(),
        None => deal_sentence(game, phrases),
    }
}

/// What the others have done since the viewer's last turn, before the last turn of all: as short notes.
pub fn earlier_of_others(game: &TableMatch, viewer: Option<Seat>, phrases: &Phrases) -> Vec<Line> {
    let since = turns_from(game, since_turn_of(game, viewer));
    // Of each player one turn; more there are only where nobody looks.
    let shown = game.players().saturating_sub(2);
    let told = |nth| line(game, nth, |event| note(event, phrases));
    let mut earlier: Vec<Line> = since.rev().skip(1).take(shown).filter_map(told).collect();
    earlier.reverse();
    earlier
}

/// What has just happened, for a replay.
pub fn last_event(game: &TableMatch, phrases: &Phrases) -> String {
    let engine = game.state();
    let phase = engine.round().map(|round| round.phase());
    if let (Some(Phase::Place), Some(seat)) = (phase, engine.to_act()) {
        return phrases.do_wait_placing(game.who(seat));
    }
    let told = |nth: usize| match engine.events().get(nth)? {
        Event::Dealt { dealer } => Some(phrases.deals(game.who(*dealer))),
        Event::LeftGame { .. } => None,
        _ => report(game, nth, phrases),
    };
    (0..engine.events().len()).rev().find_map(told).unwrap_or_default()
}

/// That the stock was made anew (R12), to whoever has just drawn its first card.
pub fn renewal_before_draw(game: &TableMatch, nth: usize, phrases: &Phrases) -> Option<String> {
    let events = game.state().events();
    matches!(events.get(nth)?, Event::Drew { .. }).then_some(())?;
    in_short(game, renewal_for(events, nth)?, phrases)
}

/// That a decision was taken back and, where it ended a turn, which card is in its slot again.
pub fn taken_back(undone: Option<&Event>, phrases: &Phrases) -> String {
    match undone {
        Some(Event::Exchanged { slot, out, .. }) => phrases.taken_back_from(out.number(), slot.label()),
        _ => phrases.taken_back().to_owned(),
    }
}
