//! A match of computer players alone is the same on the page as in self-play: what the page asks, sent to the worker and
//! back, comes to the record that self-play prints for the same seed.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::table::rules;
use rack_o::engine::{Action, ChipGame, Deal, Decision, Goal, OwnedView, Price, Replenish, Rules, RulesDraft, Stage};
use rack_o::i18n::LazyPhrases;
use rack_o::messages::{FromWorker, ToWorker, think};
use rack_o::players::{ComputerPlayer, Level, TurnRequest};
use rack_o::record::SeatEntry;
use rack_o::selfplay::Table;
use rack_o::table::Match;

/// A change to the rules, and how many play.
type Kind = (usize, fn(&mut RulesDraft));

/// Four kinds of game, two rounds each: the regular one for two, three and four, and the bonus with runs for two.
const KINDS: [Kind; 4] = [
    (2, |draft| draft.run_of_three = false),
    (3, |_| {}),
    (4, |_| {}),
    (2, |draft| (draft.bonus, draft.run_of_three) = (true, true)),
];

/// Seeds with a round of more than 40 turns a player in the last of these kinds.
const LONG: [(Level, u64); 5] =
    [(Level::Beginner, 0), (Level::Easy, 5836), (Level::Medium, 752), (Level::Hard, 1109), (Level::Expert, 124)];

fn kind((players, change): Kind) -> Rules {
    rules(players, |draft| {
        draft.goal = Goal::Rounds(2);
        change(draft);
    })
}

/// What the worker answers to this request. It has to come through JSON both ways.
fn worker(request: TurnRequest) -> Option<Action> {
    let asked = serde_json::to_string(&(7, ToWorker::Play(request))).unwrap();
    // To play needs no texts.
    let answer: (u32, FromWorker) = serde_json::from_str(&think(&asked, LazyPhrases::EMPTY)?).unwrap();
    match answer {
        (7, FromWorker::Played(action)) => Some(action),
        other => panic!("{other:?}"),
    }
}

/// The record of a match of computer players alone as the page plays it, with the most turns that one seat had in a round.
fn on_the_page(
    table: &Table,
    rules: Rules,
    seed: u64,
    answer: impl Fn(TurnRequest) -> Option<Action>,
) -> (String, usize) {
    let mut game = Match::start(rules, table.seats(), Vec::new(), seed).unwrap();
    let mut longest = 0;
    loop {
        while let Some(request) = game.turn_request() {
            game.recorded.play(answer(request).unwrap()).unwrap();
        }
        longest = longest.max(game.engine().log().len().div_ceil(game.seats_in_round().len()));
        match game.engine().stage() {
            Stage::BetweenRounds => drop(game.deal().unwrap()),
            Stage::Over(_) => return (game.recorded.to_json(), longest),
            Stage::Playing => panic!("nobody is to act"),
        }
    }
}

/// Plays a match both ways; the most turns that one seat had in a round.
fn compare(kind_of_game: Kind, player: ComputerPlayer, seed: u64) -> usize {
    let rules = kind(kind_of_game);
    let mut table = Table::new(rules, &[player]);
    let printed = table.play(seed).unwrap().to_json();
    let (record, longest) = on_the_page(&table, rules, seed, worker);
    assert_eq!(record, printed, "{player:?}, seed {seed}");
    longest
}

#[test]
fn every_player_plays_on_the_page_as_in_self_play() {
    for player in ComputerPlayer::all() {
        for kind in KINDS {
            compare(kind, player, 1);
        }
    }
}

#[test]
fn a_round_that_goes_on_for_long_is_the_same_too() {
    // Found by trying: a player that waits for long has to waver, and the page must waver alike.
    for (level, seed) in LONG {
        let longest = compare(KINDS[3], level.into(), seed);
        assert!(longest > 40, "{level:?}: {longest} turns");
    }
}

#[test]
fn a_view_comes_back_as_it_was_sent() {
    let chips = ChipGame { rounds: 4, start: 5, price: Price::OwnRun, elimination: true };
    let kinds: [Kind; 4] = [
        (3, |draft| (draft.deal, draft.bonus) = (Deal::Eclair, true)),
        (4, |draft| draft.partners = true),
        (2, |draft| draft.replenish = Replenish::Shuffle),
        (4, |_| {}),
    ];
    for (nth, of) in kinds.into_iter().enumerate() {
        let rules = match nth {
            3 => rules(4, |draft| draft.goal = Goal::Chips(chips)),
            _ => kind(of),
        };
        let table = Table::new(rules, &[Level::Easy, Level::Medium]);
        let mut game = Match::start(rules, table.seats(), Vec::new(), 3).unwrap();
        while !matches!(game.engine().stage(), Stage::Over(_)) {
            while let Some(seat) = game.engine().to_act() {
                for seat in game.seats_in_round().iter() {
                    let view = game.engine().view(seat).unwrap();
                    let sent = serde_json::to_string(&OwnedView::from(&view)).unwrap();
                    let read: OwnedView = serde_json::from_str(&sent).unwrap();
                    assert_eq!(read.view(), view);
                    // What the others hold is not in it.
                    assert!(seat == view.to_move || view.drawn.is_none() || view.decision == Decision::Place);
                }
                let request = game.turn_request().unwrap();
                assert_eq!(request.view.seat, seat);
                game.recorded.play(request.quick_answer().unwrap()).unwrap();
            }
            if game.engine().stage() == Stage::BetweenRounds {
                game.deal().unwrap();
            }
        }
    }
}

#[test]
fn what_is_no_view_is_not_read_as_one() {
    let rules = kind(KINDS[1]);
    let table = Table::new(rules, &[Level::Easy]);
    let game = Match::start(rules, table.seats(), Vec::new(), 3).unwrap();
    let sent = serde_json::to_value(game.turn_request().unwrap().view).unwrap();
    for (field, wrong) in [
        ("rack", "[61,2,3,4,5,6,7,8,9,10]"),
        ("rack", "[1,2,3,4,5,6,7,8,9]"),
        ("playing", "16"),
        ("seat", "4"),
        ("top_discard", "0"),
        ("decision", "\"win\""),
    ] {
        let mut view = sent.clone();
        view[field] = serde_json::from_str(wrong).unwrap();
        assert!(serde_json::from_value::<OwnedView>(view).is_err(), "{field}: {wrong}");
    }
    let mut view = sent;
    // Two do not play as partners.
    view["rules"][0]["partners"] = true.into();
    assert!(serde_json::from_value::<OwnedView>(view).is_err());
}

#[test]
fn a_player_that_is_not_known_is_kept_in_the_record_and_the_nearest_level_plays_on() {
    let rules = kind(KINDS[0]);
    let mut seats = Table::new(rules, &[Level::Medium]).seats();
    seats[1] = SeatEntry { name: "Rosa".into(), level: Some("easy-rosa".into()), ..seats[1].clone() };
    let mut game = Match::start(rules, seats, Vec::new(), 1).unwrap();
    assert_eq!(game.unknown_players(), ["Rosa"]);
    let mut nearest = Table::new(rules, &[Level::Medium, Level::Easy]).play(1).unwrap().record().clone();
    while let Some(request) = game.turn_request() {
        game.recorded.play(worker(request).unwrap()).unwrap();
    }
    nearest.seats = game.recorded.record().seats.clone();
    assert_eq!(game.recorded.record().rounds[0], nearest.rounds[0]);
    // It is still there when the match comes back from where it was saved.
    let read = rack_o::record::read(&game.recorded.to_json()).unwrap();
    assert_eq!(read.record().seats[1].level.as_deref(), Some("easy-rosa"));
}
