//! Reading a record: every word of it is checked against the rules.

use super::fault::{Fault, Problem};
use super::json::CARD_WANTED;
use super::model::{FORMAT, Record, RecordedCall, RecordedResult, RecordedRound, SeatEntry, VERSION};
use super::name::clean_name;
use super::recorded::RecordedGame;
use super::token::Token;
use crate::engine::{Action, Deal, Deck, Game, GameFault, Goal, Phase, Price, Replenish, Rules, Seat, Slot, Stage};
use crate::json::{self, Fields, Json, Misfit, NotJson, Reader};

/// The most bytes of a record that are looked at: refused before any of it is read. A match to 500 takes about twenty
/// thousand.
pub const MOST_BYTES: usize = 1 << 20;
const LONGEST_NAME: usize = 200;

/// Reads a record from JSON and plays it through.
///
/// # Errors
/// The first [`Fault`]: where it is, what it is and the rule it breaks.
pub fn read(text: &str) -> Result<RecordedGame, Fault> {
    if text.len() > MOST_BYTES {
        return Err(Problem::TooLong(MOST_BYTES).anywhere());
    }
    let json = json::parse(text).map_err(|NotJson(why)| unreadable(&why))?;
    let mut reader = Reader::default();
    let mut fields = Fields::of(json, &mut reader);
    // Another format or version often has another shape too: that is said first.
    match fields.glance("format") {
        Some(Json::Text(format)) if format != FORMAT => return Err(another_format(format)),
        _ => {}
    }
    match fields.glance("version") {
        Some(Json::Number(version)) if *version != i64::from(VERSION) => {
            return Err(Problem::Version(*version).anywhere());
        }
        _ => {}
    }
    let record = Record::from_fields(&mut fields, &mut reader);
    let record = reader.finish(record).map_err(|misfit| misshapen(&misfit))?;
    replay(&record)
}

fn unreadable(why: &str) -> Fault {
    Problem::Unreadable(why.chars().take(200).collect()).anywhere()
}

/// The fault of a shape that is not a record's, at the round and the action it is in.
fn misshapen(misfit: &Misfit) -> Fault {
    let why = misfit.to_string();
    let problem = if misfit.wanted() == CARD_WANTED { Problem::NoCard(why) } else { Problem::Unreadable(why) };
    let round = misfit.place_in("rounds", 0);
    let action = round.and_then(|_| misfit.place_in("actions", 2));
    Fault { round: round.map(|nth| nth + 1), action: action.map(|nth| nth + 1), problem }
}

fn another_format(format: &str) -> Fault {
    Problem::Format(format.chars().take(80).collect()).anywhere()
}

/// Plays a record through and checks every result in it.
///
/// # Errors
/// The first [`Fault`].
pub fn replay(record: &Record) -> Result<RecordedGame, Fault> {
    if record.format != FORMAT {
        return Err(another_format(&record.format));
    }
    if record.version != VERSION {
        return Err(Problem::Version(record.version.into()).anywhere());
    }
    let rules = record.rules.check(record.seats.len()).map_err(|fault| Problem::Rules(fault).anywhere())?;
    let too_long = |text: &str| text.chars().nth(LONGEST_NAME).is_some();
    if record.seats.iter().any(|seat| too_long(&seat.name) || seat.level.as_deref().is_some_and(too_long)) {
        return Err(Problem::LongName.anywhere());
    }
    let cleaned = |seat: &SeatEntry| SeatEntry { name: clean_name(&seat.name), ..seat.clone() };
    let seats = record.seats.iter().map(cleaned).collect();
    let mut match_so_far =
        RecordedGame::new(rules, seats, &record.cut).map_err(|fault| Problem::Game(fault).anywhere())?;
    for (number, round) in record.rounds.iter().enumerate() {
        replay_round(&mut match_so_far, number, round)?;
    }
    let game = match_so_far.game();
    if record.totals != game.totals() {
        return Err(Problem::DoesNotFollow { part: "totals", rule: match_rule(game) }.anywhere());
    }
    let winners: Vec<Seat> = match game.stage() {
        Stage::Over(winners) => winners.iter().collect(),
        _ => Vec::new(),
    };
    if record.winners != winners {
        return Err(Problem::DoesNotFollow { part: "winners", rule: match_rule(game) }.anywhere());
    }
    Ok(match_so_far)
}

fn replay_round(so_far: &mut RecordedGame, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let here = |problem: Problem| problem.in_round(number);
    match so_far.game().stage() {
        Stage::Over(_) => return Err(here(Problem::RoundAfterEnd)),
        Stage::Playing => return Err(here(Problem::RoundUnfinished)),
        Stage::BetweenRounds => {}
    }
    if round.dealer != so_far.game().dealer() {
        return Err(here(Problem::Dealer { expected: so_far.game().dealer().number() }));
    }
    let deck = Deck::new(so_far.game().playing().len(), &round.deck)
        .map_err(|fault| here(Problem::Game(GameFault::Deck(fault))))?;
    so_far.deal(&deck, 0).map_err(|fault| here(Problem::Game(fault)))?;
    replay_placings(so_far, number, round)?;
    replay_actions(so_far, number, round)?;
    check_result(so_far, number, round)
}

fn replay_placings(so_far: &mut RecordedGame, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let here = |problem: Problem| problem.in_round(number);
    if so_far.game().rules().deal != Deal::Eclair {
        return match &round.placements {
            Some(lists) if !lists.is_empty() => Err(here(Problem::PlacingsWithoutEclair)),
            _ => Ok(()),
        };
    }
    let lists = round.placements.as_deref().unwrap_or_default();
    if lists.len() != so_far.game().rules().players() {
        return Err(here(Problem::PlacingsMissing));
    }
    for (seat, list) in Seat::ALL.into_iter().zip(lists) {
        for &label in list {
            let slot = Slot::from_label(label).ok_or_else(|| here(Problem::Label(label)))?;
            so_far.play_placing(seat, slot).map_err(|refusal| here(Problem::Refused(refusal)))?;
        }
    }
    match so_far.game().round() {
        Some(dealt) if dealt.phase() == Phase::Place && !round.actions.is_empty() => {
            Err(Problem::ActionsBeforePlacing.at(number, 0))
        }
        _ => Ok(()),
    }
}

fn replay_actions(so_far: &mut RecordedGame, number: usize, round: &RecordedRound) -> Result<(), Fault> {
    let shuffled = so_far.game().rules().replenish == Replenish::Shuffle;
    let mut new_stocks = round.reshuffles.as_deref().unwrap_or_default().iter();
    if !shuffled && new_stocks.len() > 0 {
        return Err(Problem::ReshufflesWithoutShuffle.in_round(number));
    }
    for (place, text) in round.actions.iter().enumerate() {
        let here = |problem: Problem| problem.at(number, place);
        let token = Token::parse(text).ok_or_else(|| here(Problem::Token(text.chars().take(20).collect())))?;
        if token == Token::Draw && place + 1 < round.actions.len() {
            return Err(here(Problem::OpenDraw));
        }
        for action in token.actions() {
            let renews = shuffled
                && action == Action::Draw
                && so_far.game().round().is_some_and(|round| round.stock().is_empty() && round.phase() == Phase::Turn);
            let played = if renews {
                let order = new_stocks.next().ok_or_else(|| here(Problem::ReshuffleMissing))?;
                so_far.play_renewed(order)
            } else {
                so_far.play(action)
            };
            played.map_err(|refusal| here(Problem::Refused(refusal)))?;
        }
    }
    match new_stocks.next() {
        Some(_) => Err(Problem::ReshuffleUnused.in_round(number)),
        None => Ok(()),
    }
}

fn check_result(so_far: &RecordedGame, number: usize, round: &RecordedRound) -> Result<(), Fault> {
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
        ("scores", score_rule(so_far.game().rules(), claimed, computed))
    } else {
        return Ok(());
    };
    Err(Problem::DoesNotFollow { part: wrong.0, rule: wrong.1 }.in_round(number))
}

/// The rule that the first wrong score of a round breaks.
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
        RecordedCall::Eclair => "R31",
        RecordedCall::RackO if rules.bonus => "R23",
        RecordedCall::RackO => "R17",
    }
}

/// The rule that totals and winners of this match follow from.
fn match_rule(game: &Game) -> &'static str {
    match game.rules().goal {
        Goal::Chips(_) if game.playing().len() == 1 => "R28",
        Goal::Chips(_) => "R25",
        _ if game.rules().partners => "R22",
        _ => "R20",
    }
}
