//! Reads a record and checks all of it against the rules.

use super::fault::{Fault, Problem};
use super::json::{Header, JsonFault, from_json, in_words};
use super::later_version::later_word;
use super::model::{FORMAT, Record, RecordedResult, RecordedRound, SeatEntry, VERSION};
use super::name::clean_name;
use super::recorded::RecordedMatch;
use super::token::Token;
use crate::engine::{
    Action, Call, Deal, Deck, Goal, Match, MatchFault, Phase, Price, Replenish, Rules, Seat, Slot, Stage,
};
use serde_path_to_error::{Path, Segment};

/// The largest record accepted, in bytes; larger ones are refused unread. A match to 500 takes about 20,000.
pub const MOST_BYTES: usize = 1 << 20;
const LONGEST_NAME: usize = 200;

/// Reads a record from JSON and plays it through.
///
/// # Errors
/// The first [`Fault`]: where it is, what it is and the rule it breaks.
pub fn read(text: &str) -> Result<RecordedMatch, Fault> {
    if text.len() > MOST_BYTES {
        return Err(Problem::TooLong(MOST_BYTES).anywhere());
    }
    // Reported first, because another format or version often has other fields too.
    if let Ok(header) = serde_json::from_str::<Header>(text) {
        check_header(header.format.as_deref().unwrap_or(FORMAT), header.version.unwrap_or(VERSION.into()))?;
    }
    let record: Record = from_json(text).map_err(|fault| unreadable(&fault))?;
    replay(&record)
}

/// Reads a record that the game itself has saved; `None` where [`read`] returns a fault. What is wrong with
/// it is not told, so it does not need the code that finds where a fault is.
pub fn read_own(text: &str) -> Option<RecordedMatch> {
    let text = Some(text).filter(|text| text.len() <= MOST_BYTES)?;
    replay(&serde_json::from_str(text).ok()?).ok()
}

fn check_header(format: &str, version: i64) -> Result<(), Fault> {
    if format != FORMAT {
        return Err(Problem::Format(format.chars().take(80).collect()).anywhere());
    }
    if version != i64::from(VERSION) {
        return Err(Problem::Version(version).anywhere());
    }
    Ok(())
}

/// The fault of a text that is not in the shape of a record, with its round and action.
fn unreadable(fault: &JsonFault) -> Fault {
    let why = in_words(fault);
    if !fault.inner().is_data() {
        return Problem::Unreadable(why).anywhere();
    }
    let problem = match later_word(fault.inner()) {
        Some(word) => Problem::Newer(word),
        None if is_card(fault.path()) => Problem::NoCard(why),
        None => Problem::Unreadable(why),
    };
    let round = item_of(fault.path(), 0, "rounds");
    let action = round.and_then(|_| item_of(fault.path(), 2, "actions"));
    Fault { round: round.map(|nth| nth + 1), action: action.map(|nth| nth + 1), problem }
}

/// The index that a path has in this list, from 0; `depth` is the path segment with the list's name.
fn item_of(path: &Path, depth: usize, list: &str) -> Option<usize> {
    let mut segments = path.iter().skip(depth);
    match (segments.next()?, segments.next()?) {
        (Segment::Map { key }, Segment::Seq { index }) if key == list => Some(*index),
        _ => None,
    }
}

/// Whether a path leads to a card (R1): an item of a list of cards, or of a list of such lists.
fn is_card(path: &Path) -> bool {
    let backwards = || path.iter().rev();
    let depth = backwards().take_while(|segment| matches!(segment, Segment::Seq { .. })).count();
    match (backwards().nth(depth), depth) {
        (Some(Segment::Map { key }), 1) => key == "cut" || key == "deck",
        (Some(Segment::Map { key }), 2) => key == "reshuffles" || key == "racks",
        _ => false,
    }
}

/// Plays a record through and checks every result in it.
///
/// # Errors
/// The first [`Fault`].
pub fn replay(record: &Record) -> Result<RecordedMatch, Fault> {
    check_header(&record.format, record.version.into())?;
    let rules = record.rules.check(record.seats.len()).map_err(|fault| Problem::Rules(fault).anywhere())?;
    let too_long = |text: &str| text.chars().nth(LONGEST_NAME).is_some();
    if record.seats.iter().any(|seat| too_long(&seat.name) || seat.level.as_deref().is_some_and(too_long)) {
        return Err(Problem::LongName.anywhere());
    }
    let cleaned = |seat: &SeatEntry| SeatEntry { name: clean_name(&seat.name), ..seat.clone() };
    let seats = record.seats.iter().map(cleaned).collect();
    let mut match_so_far =
        RecordedMatch::new(rules, seats, &record.cut).map_err(|fault| Problem::Match(fault).anywhere())?;
    for (number, round) in record.rounds.iter().enumerate() {
        replay_round(&mut match_so_far, number, round)?;
    }
    let game = match_so_far.state();
    if record.totals != game.totals() {
        return Err(Problem::DoesNotFollow { part: "totals", rule: match_rule(game) }.anywhere());
    }
    let winners: Vec<Seat> = match game.stage() {
        Stage::Over(winners) => winners.iter().collect(),
        _ => Vec::new(),
    };
    if record.winners != winners {
        return Err(Problem::DoesNotFollow { part: "winners", rule: end_rule(game) }.anywhere());
    }
    Ok(match_so_far)
}

fn replay_round(so_far: &mut RecordedMatch, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let fault_at = |problem: Problem| problem.in_round(number);
    match so_far.state().stage() {
        Stage::Over(_) => return Err(fault_at(Problem::RoundAfterEnd { rule: end_rule(so_far.state()) })),
        Stage::Playing => return Err(fault_at(Problem::RoundUnfinished)),
        Stage::BetweenRounds => {}
    }
    if round.dealer != so_far.state().dealer() {
        return Err(fault_at(Problem::Dealer { expected: so_far.state().dealer().number() }));
    }
    let deck = Deck::new(so_far.state().playing().len(), &round.deck)
        .map_err(|fault| fault_at(Problem::Match(MatchFault::Deck(fault))))?;
    so_far.deal(&deck, 0).map_err(|fault| fault_at(Problem::Match(fault)))?;
    replay_placings(so_far, number, round)?;
    replay_actions(so_far, number, round)?;
    check_result(so_far, number, round)
}

fn replay_placings(so_far: &mut RecordedMatch, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let fault_at = |problem: Problem| problem.in_round(number);
    if so_far.state().rules().deal != Deal::Eclair {
        return match &round.placements {
            Some(lists) if !lists.is_empty() => Err(fault_at(Problem::PlacingsWithoutEclair)),
            _ => Ok(()),
        };
    }
    let lists = round.placements.as_deref().unwrap_or_default();
    if lists.len() != so_far.state().rules().players() {
        return Err(fault_at(Problem::PlacingsMissing));
    }
    for (seat, list) in Seat::ALL.into_iter().zip(lists) {
        for &label in list {
            let slot = Slot::from_label(label).ok_or_else(|| fault_at(Problem::Label(label)))?;
            so_far.play_placing(seat, slot).map_err(|refusal| fault_at(Problem::Refused(refusal)))?;
        }
    }
    match so_far.state().round() {
        Some(dealt) if dealt.phase() == Phase::Place && !round.actions.is_empty() => {
            Err(Problem::ActionsBeforePlacing.at(number, 0))
        }
        _ => Ok(()),
    }
}

fn replay_actions(so_far: &mut RecordedMatch, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let shuffled = so_far.state().rules().replenish == Replenish::Shuffle;
    let mut new_stocks = round.reshuffles.as_deref().unwrap_or_default().iter();
    if !shuffled && new_stocks.len() > 0 {
        return Err(Problem::ReshufflesWithoutShuffle.in_round(number));
    }
    for (nth, text) in round.actions.iter().enumerate() {
        let fault_at = |problem: Problem| problem.at(number, nth);
        let token = Token::parse(text).ok_or_else(|| fault_at(Problem::Token(text.chars().take(20).collect())))?;
        if token == Token::Draw && nth + 1 < round.actions.len() {
            return Err(fault_at(Problem::OpenDraw));
        }
        for action in token.actions() {
            let renews = shuffled
                && action == Action::Draw
                && so_far.state().round().is_some_and(|round| round.stock().is_empty() && round.phase() == Phase::Turn);
            let played = if renews {
                let order = new_stocks.next().ok_or_else(|| fault_at(Problem::ReshuffleMissing))?;
                so_far.play_renewed(order)
            } else {
                so_far.play(action)
            };
            played.map_err(|refusal| fault_at(Problem::Refused(refusal)))?;
        }
    }
    match new_stocks.next() {
        Some(_) => Err(Problem::ReshuffleUnused.in_round(number)),
        None => Ok(()),
    }
}

fn check_result(so_far: &RecordedMatch, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let computed = so_far.record().rounds.last().and_then(|written| written.result.as_ref());
    let (claimed, computed) = match (&round.result, computed) {
        (None, None) => return Ok(()),
        (Some(_), None) => return Err(Problem::ResultTooEarly.in_round(number)),
        (None, Some(_)) => return Err(Problem::ResultMissing.in_round(number)),
        (Some(claimed), Some(computed)) => (claimed, computed),
    };
    let wrong = if claimed.announcer != computed.announcer {
        ("announcer", "R14")
    } else if claimed.call != computed.call {
        ("call", "R31")
    } else if claimed.racks != computed.racks {
        ("racks", "R10")
    } else if claimed.scores != computed.scores {
        ("scores", score_rule(so_far.state().rules(), claimed, computed))
    } else {
        return Ok(());
    };
    Err(Problem::DoesNotFollow { part: wrong.0, rule: wrong.1 }.in_round(number))
}

/// The rule broken by the first wrong score of a round.
fn score_rule(rules: &Rules, claimed: &RecordedResult, computed: &RecordedResult) -> &'static str {
    if let Goal::Chips(chips) = rules.goal {
        return match chips.price {
            Price::AnnouncerRun => "R26",
            Price::OwnRun => "R27",
        };
    }
    let wrong = claimed.scores.iter().zip(&computed.scores).position(|(claimed, computed)| claimed != computed);
    match computed.call {
        _ if wrong != Some(computed.announcer.number()) => "R18",
        Call::Eclair => "R31",
        Call::RackO if rules.bonus => "R23",
        Call::RackO => "R17",
    }
}

/// The rule that this match ends by: a number of rounds is agreed on by the rule that chips are played by.
fn end_rule(game: &Match) -> &'static str {
    if matches!(game.rules().goal, Goal::Rounds(_)) { "R25" } else { match_rule(game) }
}

/// The rule that the totals of this match follow from.
fn match_rule(game: &Match) -> &'static str {
    match game.rules().goal {
        Goal::Chips(_) if game.playing().len() == 1 => "R28",
        Goal::Chips(_) => "R25",
        _ if game.rules().partners => "R22",
        _ => "R20",
    }
}
