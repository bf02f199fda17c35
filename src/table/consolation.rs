//! What there is to say to whoever has not won: how they came off, what was good, and what they could try.

use super::result::{is_won_by_person, winners};
use super::table_match::TableMatch;
use crate::engine::{RoundResult, Seat, Slot};
use crate::i18n::{Phrases, Who};
use crate::record::SeatEntry;

/// From so many cards in order a round was nearly won.
const NEARLY: usize = 8;
/// A best round, or the best of the rest, is worth a word from so many points.
const WORTH_A_WORD: i32 = 25;

/// What there is to say after a match that was not won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consolation {
    /// How they came off, and what was good.
    pub words: String,
    /// Whether a computer player could play less well.
    pub can_ease: bool,
}

/// What was good of a round for the person who plays alone, where somebody else has ended it.
pub fn good_of_round(game: &TableMatch, phrases: &Phrases) -> Option<String> {
    let person = game.only_person()?;
    let (last, before) = game.recorded.results().split_last()?;
    if last.announcer == person || game.partner(person) == Some(last.announcer) || !last.seats.has(person) {
        return None;
    }
    let rack = &last.racks[person.number()];
    let score = points(last, person);
    if (NEARLY..Slot::COUNT).contains(&rack.rising()) {
        return Some(phrases.nearly_there(rack.rising()));
    }
    if game.is_for_chips() {
        return (rack.longest_run() > 2).then(|| phrases.had_run(rack.longest_run()));
    }
    if score >= WORTH_A_WORD && !before.is_empty() && before.iter().all(|result| points(result, person) < score) {
        return Some(phrases.best_round_yet(score));
    }
    let mut rest = last.seats.iter().filter(|&seat| seat != person && seat != last.announcer);
    let is_best = score >= WORTH_A_WORD && last.seats.len() > 2 && rest.all(|seat| points(last, seat) < score);
    (is_best && !game.has_partners()).then(|| phrases.best_of_rest(game.name(last.announcer, phrases)))
}

/// What to say after a match; nothing where a person has won or no person has played.
pub fn after_match(game: &TableMatch, phrases: &Phrases) -> Option<Consolation> {
    let winner = winners(game).into_iter().next()?;
    if is_won_by_person(game) {
        return None;
    }
    let mut people: Vec<Seat> = game.people().collect();
    people.sort_by_key(|&person| -game.total(person));
    // Those who came off alike are spoken of together.
    let alike = people.chunk_by(|&one, &other| game.total(one) == game.total(other));
    let words: Vec<String> = alike.map(|people| how_they_did(game, people, winner, phrases)).collect();
    if words.is_empty() {
        return None;
    }
    let can_ease = Seat::ALL
        .into_iter()
        .take(game.players())
        .any(|seat| game.recorded.is_computer(seat) && game.level(seat).easier() != game.level(seat));
    Some(Consolation { words: words.join(" "), can_ease })
}

/// The rank of people with the same total, and what was good. Among several people that has to be short: how often somebody
/// announced is said in place of how far behind they are.
fn how_they_did(game: &TableMatch, people: &[Seat], winner: Seat, phrases: &Phrases) -> String {
    let Some(&first) = people.first() else { return String::new() };
    let own = game.total(first);
    let totals = game.sides().into_iter().filter_map(|side| side.first().map(|&seat| game.total(seat)));
    let (ahead, same) = totals
        .fold((0, 0), |(ahead, same), total| (ahead + usize::from(total > own), same + usize::from(total == own)));
    let rank = match ahead {
        ..2 => "second",
        2 => "third",
        _ => "fourth",
    };
    let good: Vec<String> = match game.only_person() {
        Some(person) => good_of_match(game, person, phrases).into_iter().collect(),
        None => people.iter().filter_map(|&person| times_announced(game, person, phrases)).collect(),
    };
    let is_short = game.has_several_people() && !good.is_empty();
    let behind = game.total(winner) - own;
    let names = game.side_names(people, phrases);
    let several = people.len() > 1;
    let who = if several { Who::Named(&names) } else { game.who(first) };
    let is_for_chips = game.is_for_chips();
    // Of two nobody comes in second.
    let mut sentences = vec![if game.sides().len() == 2 && behind > 0 {
        phrases.finished_behind(who, several, behind, is_for_chips)
    } else {
        phrases.came_in(who, several, same > 1, rank, if is_short { 0 } else { behind }, is_for_chips)
    }];
    sentences.extend(good);
    sentences.join(" ")
}

/// How often somebody announced, in a match of several rounds.
fn times_announced(game: &TableMatch, person: Seat, phrases: &Phrases) -> Option<String> {
    let results = game.recorded.results();
    let times = results.iter().filter(|result| result.announcer == person).count();
    (times > 0 && results.len() > 1).then(|| phrases.called_times(game.who(person), times))
}

/// What was good of a match: how often the person announced, or else the best round, what was good of the last one, or whom
/// they left behind.
fn good_of_match(game: &TableMatch, person: Seat, phrases: &Phrases) -> Option<String> {
    let results = game.recorded.results();
    let best = results.iter().map(|result| points(result, person)).max().unwrap_or(0);
    if let Some(announced) = times_announced(game, person, phrases) {
        return Some(announced);
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
pub fn easier_seats(game: &TableMatch) -> Vec<SeatEntry> {
    let mut seats = game.recorded.record().seats.clone();
    for (entry, seat) in seats.iter_mut().zip(Seat::ALL) {
        if game.recorded.is_computer(seat) {
            entry.level = Some(game.level(seat).easier().name().to_owned());
        }
    }
    seats
}
