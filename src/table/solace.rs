//! What there is to say to whoever has not won: their place, what was good, and what they could try.

use super::game::Match;
use super::result::{is_won_by_person, winners};
use crate::engine::{RoundResult, Seat};
use crate::i18n::Phrases;
use crate::record::SeatEntry;

/// From so many cards in order a round was nearly won.
const NEARLY: usize = 7;
/// A best round is worth a word from so many points.
const WORTH_A_WORD: i32 = 25;

/// What there is to say after a match that was not won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solace {
    /// The place, and what was good.
    pub words: String,
    /// Whether a computer player could play less well.
    pub can_ease: bool,
}

/// What was good of a round for the person who plays alone, where somebody else has ended it.
pub fn good_of_round(game: &Match, phrases: &Phrases) -> Option<String> {
    let person = game.only_person()?;
    let (last, before) = game.recorded.results().split_last()?;
    if last.announcer == person || game.partner(person) == Some(last.announcer) || !last.seats.has(person) {
        return None;
    }
    let rack = &last.racks[person.number()];
    let score = points(last, person);
    if rack.rising() >= NEARLY {
        return Some(phrases.nearly_there(rack.rising()));
    }
    if game.is_for_chips() {
        return (rack.longest_run() > 2).then(|| phrases.had_run(rack.longest_run()));
    }
    if score >= WORTH_A_WORD && !before.is_empty() && before.iter().all(|result| points(result, person) < score) {
        return Some(phrases.best_round_yet(score));
    }
    let mut rest = last.seats.iter().filter(|&seat| seat != person && seat != last.announcer);
    let is_best = last.seats.len() > 2 && rest.all(|seat| points(last, seat) < score);
    (is_best && !game.has_partners()).then(|| phrases.best_of_rest(game.name(last.announcer, phrases)))
}

/// What to say after a match; nothing where a person has won or no person has played.
pub fn after_match(game: &Match, phrases: &Phrases) -> Option<Solace> {
    let winner = winners(game).into_iter().next()?;
    if is_won_by_person(game) {
        return None;
    }
    // Of several people, the one who came off best.
    let person = game.people().reduce(|best, other| if game.total(other) > game.total(best) { other } else { best })?;
    let own = game.total(person);
    let is_ahead = |side: &&Vec<Seat>| side.first().is_some_and(|&seat| game.total(seat) > own);
    let place = match game.sides().iter().filter(is_ahead).count() {
        ..2 => "second",
        2 => "third",
        _ => "fourth",
    };
    let mut words = phrases.came_in(game.who(person), place, game.total(winner) - own, game.is_for_chips());
    if game.only_person().is_some()
        && let Some(good) = good_of_match(game, person, phrases)
    {
        words = format!("{words} {good}");
    }
    let can_ease = Seat::ALL
        .into_iter()
        .take(game.players())
        .any(|seat| game.recorded.is_computer(seat) && game.level(seat).easier() != game.level(seat));
    Some(Solace { words, can_ease })
}

/// What was good of a match: how often the person announced, or else the best round, what was good of the last one, or whom
/// they left behind.
fn good_of_match(game: &Match, person: Seat, phrases: &Phrases) -> Option<String> {
    let results = game.recorded.results();
    let announced = results.iter().filter(|result| result.announcer == person).count();
    let best = results.iter().map(|result| points(result, person)).max().unwrap_or(0);
    if announced > 0 && results.len() > 1 {
        return Some(phrases.called_times(announced));
    }
    if best >= WORTH_A_WORD && results.len() > 1 && !game.is_for_chips() {
        return Some(phrases.best_round_was(best));
    }
    good_of_round(game, phrases).or_else(|| {
        let own = game.total(person);
        let behind = Seat::ALL.into_iter().take(game.players()).filter(|&seat| game.total(seat) < own);
        let behind: Vec<Seat> = behind.collect();
        (!behind.is_empty()).then(|| phrases.ahead_of(&game.side_names(&behind, phrases)))
    })
}

fn points(result: &RoundResult, seat: Seat) -> i32 {
    result.scores[seat.number()]
}

/// The seats of a rematch in which the computer players play one level less well.
pub fn easier_seats(game: &Match) -> Vec<SeatEntry> {
    let mut seats = game.recorded.record().seats.clone();
    for (entry, seat) in seats.iter_mut().zip(Seat::ALL) {
        if game.recorded.is_computer(seat) {
            entry.level = Some(game.level(seat).easier().name().to_owned());
        }
    }
    seats
}
