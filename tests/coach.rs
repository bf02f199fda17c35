//! The coach: its reasons are true of the position, it knows no more than a person in that seat, and it finds every
//! decision of a round.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::table::{dealt, plain, play, rules, seat, slot};
use rack_o::coach::{Answer, Question, moments, view_at};
use rack_o::engine::{Action, Chance, Deal, Decision, Match, OwnedView, Rules, RulesDraft};
use rack_o::i18n::{Language, ThinkingPhrases};
use rack_o::messages::{FromWorker, ToWorker, think};
use rack_o::players::{Advice, Level, Reason, advise, appraise, reason};
use rack_o::record::{RecordedMatch, Replay};
use rack_o::selfplay::Table;

/// The reason for an action of the seat to act.
fn why(game: &Match, action: Action) -> Reason {
    let view = game.view(game.to_act().unwrap()).unwrap();
    assert!(view.legal().has(action), "{action:?}");
    reason(&view, action)
}

/// Four players: the seat to act has this rack, this card is the top discard, and these are next in the stock.
fn four(rack: [u8; 10], open: u8, next: &[u8]) -> Match {
    let then: Vec<u8> = [open].iter().chain(next).copied().collect();
    dealt(plain(4), 3, &[(0, rack)], &then)
}

const GAP: [u8; 10] = [3, 11, 16, 24, 27, 8, 41, 36, 50, 58];

#[test]
fn a_card_closes_the_gap_between_two_that_stay() {
    let mut game = four(GAP, 19, &[33]);
    play(&mut game, &[Action::Draw]);
    let closes = Reason::Closes { card: 33, low: Some(27), high: Some(41) };
    assert_eq!(why(&game, Action::Exchange(slot(30))), closes);
    let game = four(GAP, 33, &[]);
    assert_eq!(why(&game, Action::Take(slot(30))), closes);
}

#[test]
fn a_card_fits_with_slots_left_beside_it() {
    // Slots 25 to 40 have to be filled between 24 and 50.
    let game = four([3, 11, 16, 24, 9, 8, 7, 6, 50, 58], 33, &[]);
    let Reason::Fits { card: 33, low: Some(24), high: Some(50), open } = why(&game, Action::Take(slot(30))) else {
        panic!("{:?}", why(&game, Action::Take(slot(30))));
    };
    assert_eq!(open, 3);
    // At either end of the rack one neighbour is missing.
    let game = four([60, 11, 16, 24, 27, 33, 41, 46, 50, 58], 4, &[]);
    assert_eq!(why(&game, Action::Take(slot(5))), Reason::Finishes { card: 4 });
    let game = four([60, 59, 16, 24, 27, 33, 41, 46, 50, 58], 8, &[]);
    let first = why(&game, Action::Take(slot(10)));
    assert_eq!(first, Reason::Fits { card: 8, low: None, high: Some(16), open: 1 });
}

#[test]
fn another_card_in_a_place_that_is_good_already_leaves_more_room() {
    // Only slot 25 has to be filled, between 24 and 35; 37 instead of 35 leaves two more numbers for it.
    let game = four([3, 11, 18, 24, 9, 35, 41, 46, 50, 58], 37, &[]);
    let roomier = why(&game, Action::Take(slot(30)));
    assert_eq!(roomier, Reason::Roomier { card: 37, instead: 35, above: false });
}

#[test]
fn the_last_card_finishes_the_rack_and_a_rack_in_order_is_announced() {
    let game = four([3, 11, 16, 24, 27, 8, 41, 46, 50, 58], 33, &[]);
    assert_eq!(why(&game, Action::Take(slot(30))), Reason::Finishes { card: 33 });
    let ready = four([3, 11, 16, 24, 27, 33, 41, 46, 50, 58], 1, &[]);
    assert_eq!(why(&ready, Action::Announce), Reason::Announce);
}

#[test]
fn where_two_need_a_run_a_card_joins_it() {
    let needs = rules(2, |_| {});
    let game = dealt(needs, 1, &[(0, [2, 5, 8, 11, 13, 17, 20, 23, 26, 39])], &[27]);
    assert_eq!(why(&game, Action::Take(slot(50))), Reason::Run { card: 27, from: 26, to: 27 });
    let game = dealt(needs, 1, &[(0, [2, 30, 8, 11, 12, 17, 20, 23, 26, 39])], &[13]);
    assert_eq!(why(&game, Action::Take(slot(30))), Reason::Run { card: 13, from: 11, to: 13 });
}

#[test]
fn drawing_counts_the_cards_that_help() {
    let game = four([3, 11, 16, 24, 27, 33, 41, 36, 50, 58], 19, &[]);
    // Only 42 to 49 complete the rack, so only those help.
    let Reason::Draws { open: Some(19), helps: false, useful, unseen: 49 } = why(&game, Action::Draw) else {
        panic!("{:?}", why(&game, Action::Draw));
    };
    assert!((8..=20).contains(&useful), "{useful}");
    let mut game = four(GAP, 19, &[4]);
    play(&mut game, &[Action::Draw]);
    assert_eq!(why(&game, Action::Discard), Reason::Useless { card: 4 });
}

#[test]
fn the_next_card_of_a_stock_that_was_turned_over_is_known() {
    let mut game = four(GAP, 19, &[]);
    while game.round().unwrap().renewals() == 0 || game.to_act() != Some(seat(0)) {
        play(&mut game, &[Action::Draw, Action::Discard]);
    }
    let next = game.round().unwrap().stock().cards().last().copied().unwrap();
    assert_eq!(why(&game, Action::Draw), Reason::Known { card: next });
}

/// A change to the rules.
type Change = fn(&mut RulesDraft);

/// Rounds of all kinds between players of all levels, each with its replay.
fn rounds() -> Vec<(Rules, Replay)> {
    let kinds: [(usize, Change); 5] = [
        (2, |_| {}),
        (3, |_| {}),
        (4, |draft| draft.partners = true),
        (4, |draft| draft.bonus = true),
        (3, |draft| draft.deal = Deal::Eclair),
    ];
    let of = |(players, change): (usize, Change)| {
        let rules = rules(players, |draft| {
            change(draft);
            draft.goal = rack_o::engine::Goal::Rounds(1);
        });
        (rules, Replay::new(&Table::new(rules, &[Level::Medium, Level::Easy]).play(3).unwrap()))
    };
    kinds.into_iter().map(of).collect()
}

#[test]
fn the_decisions_of_all_seats_are_the_round() {
    for (rules, replay) in rounds() {
        let mut found: Vec<usize> = Vec::new();
        for number in 0..rules.players() {
            for moment in moments(&replay, 0, seat(number)) {
                let before = replay.at(0, moment.step).unwrap();
                let view = view_at(&before, seat(number)).unwrap();
                assert!(view.legal().has(moment.action) && view.decision == moment.decision);
                assert!(moment.decision != Decision::Place || view.drawn.is_some());
                found.push(moment.step);
            }
        }
        found.sort_unstable();
        // The last placing is forced, so it is not a decision.
        let forced =
            |step: &usize| rules.draft().deal == Deal::Eclair && *step < 10 * rules.players() && step % 10 == 9;
        assert_eq!(found, (0..replay.steps(0)).filter(|step| !forced(step)).collect::<Vec<_>>());
    }
}

#[test]
fn every_action_is_weighed_and_the_best_loses_nothing() {
    for (_, replay) in rounds() {
        for step in (0..replay.steps(0)).step_by(5) {
            let before = replay.at(0, step).unwrap();
            let view = before.state().view(before.state().to_act().unwrap()).unwrap();
            let weighed = appraise(&view, 1);
            assert_eq!(weighed.options.len(), view.legal().len());
            assert!(view.legal().iter().all(|action| weighed.of(action).is_some()));
            assert!(weighed.options.iter().all(|one| (0.0..=1.0).contains(&one.chance)));
            assert!(view.legal().iter().all(|action| weighed.loss(action) >= 0.0));
            // There is always some reason.
            _ = reason(&view, weighed.best().unwrap().action);
        }
    }
}

#[test]
fn a_question_about_a_place_is_answered_from_what_its_seat_knows() {
    let played = Table::new(plain(2), &[Level::Easy]).play(5).unwrap();
    let replay = Replay::new(&played);
    let at = moments(&replay, 0, seat(0))[3];
    let asked = |replay: &Replay| {
        let before = replay.at(0, at.step).unwrap();
        let view = OwnedView::from(&view_at(&before, seat(0)).unwrap());
        let question = ToWorker::Judge(Question { view, seed: 7, language: Language::English });
        let answer = think(&serde_json::to_string(&(3, question)).unwrap(), ThinkingPhrases::EMPTY).unwrap();
        let (3, FromWorker::Judged(answer)) = serde_json::from_str(&answer).unwrap() else { panic!("{answer}") };
        let weighed = appraise(&view_at(&before, seat(0)).unwrap(), 7);
        assert_eq!(answer.options, Answer::new(&weighed, String::new(), String::new()).options);
        answer
    };
    let answer = asked(&replay);
    assert!(answer.best().is_some());
    assert!(answer.options.iter().any(|option| option.action == at.action));
    assert!(answer.loss(at.action) >= 0);
    // What happened later in the match makes no difference.
    let cut_short = replay.at(0, at.step).unwrap();
    assert_eq!(asked(&Replay::new(&cut_short)), answer);
}

#[test]
fn a_card_that_takes_the_place_of_one_in_order_closes_no_gap() {
    // 30 to 40 end up in order; 38 instead of 37 only changes which card is discarded.
    let game = four([3, 11, 16, 24, 9, 33, 37, 45, 50, 58], 38, &[]);
    let why = why(&game, Action::Take(slot(35)));
    assert!(!matches!(why, Reason::Closes { .. }), "{why:?}");
    // A card that fits nowhere in the plan is not said to do more than the one it replaces.
    let game = four([13, 7, 11, 36, 1, 25, 26, 34, 47, 57], 48, &[]);
    assert_eq!(self::why(&game, Action::Take(slot(5))), Reason::Denies { card: 48, instead: 13 });
}

/// What the coach advises the seat to act, and what it thinks of all that may be done.
fn advised(game: &Match) -> (Advice, Answer) {
    let view = game.view(game.to_act().unwrap()).unwrap();
    let weighed = appraise(&view, 0);
    let advice = advise(&view, &weighed).unwrap();
    (advice, Answer::new(&weighed, String::new(), String::new()))
}

/// A duel: the seat to act has this rack, and this card is the top discard.
fn duel(rack: [u8; 10], open: u8) -> Match {
    dealt(rules(2, |_| {}), 1, &[(0, rack)], &[open])
}

#[test]
fn what_is_ahead_only_by_chance_is_not_advised_and_what_is_advised_instead_costs_nothing() {
    // A 14 for the 17 helps nothing.
    let game = duel([24, 8, 19, 17, 35, 20, 26, 33, 32, 10], 14);
    let (advice, answer) = advised(&game);
    assert_eq!(answer.best().unwrap().action, Action::Take(slot(20)));
    assert_eq!(advice, Advice { action: Action::Draw, is_close: true });
    let draw = answer.options.iter().find(|option| option.action == Action::Draw).unwrap();
    assert!(answer.best().unwrap().worth > draw.worth + 50);
    assert_eq!(answer.loss(Action::Draw), 0);
    // Of two slots the one nearest to where the card belongs.
    let game = duel([39, 24, 32, 6, 35, 8, 37, 23, 2, 1], 12);
    let (advice, answer) = advised(&game);
    assert_eq!(answer.best().unwrap().action, Action::Take(slot(20)));
    assert_eq!(advice, Advice { action: Action::Take(slot(15)), is_close: true });
    assert_eq!(answer.loss(advice.action), 0);
    // What is far behind still costs something.
    assert!(answer.loss(Action::Take(slot(50))) > 200);
}

#[test]
fn a_card_that_helps_nothing_is_not_to_be_taken() {
    // 26 to 28 are the run, and 37 is the highest already.
    let game = duel([5, 7, 2, 15, 39, 21, 26, 27, 28, 37], 36);
    let (advice, answer) = advised(&game);
    assert_eq!(advice.action, Action::Draw);
    assert_eq!(answer.loss(Action::Draw), 0);
    assert!(matches!(why(&game, Action::Draw), Reason::Draws { open: Some(36), helps: false, .. }));
}

#[test]
fn a_card_that_is_only_kept_from_the_next_player_is_said_to_be() {
    // The other seat has taken nine cards, and everybody saw where they went. A 20 would complete its rack.
    let own = [7, 3, 12, 13, 18, 19, 24, 29, 36, 37];
    let taken = [2, 5, 8, 11, 17, 23, 27, 31, 34];
    let mut game = dealt(plain(2), 0, &[(1, own)], &[&[39], &taken[..], &[20]].concat());
    for row in (1..=10).map(|nth| nth * 5).filter(|&row| row != 30) {
        play(&mut game, &[Action::Draw, Action::Discard, Action::Take(slot(row))]);
    }
    play(&mut game, &[Action::Draw]);
    let (advice, answer) = advised(&game);
    assert!(!advice.is_close);
    assert!(matches!(why(&game, advice.action), Reason::Denies { card: 20, .. } | Reason::Swaps { card: 20, .. }));
    assert!(answer.loss(Action::Discard) > 1000);
}

#[test]
fn a_card_of_no_decision_is_no_moment() {
    let chance = Chance::new(1);
    let mut recorded = RecordedMatch::start(plain(2), common::table::people(2), chance).unwrap();
    recorded.deal_from(chance).unwrap();
    recorded.play(Action::Draw).unwrap();
    let replay = Replay::new(&recorded);
    let all = moments(&replay, 0, recorded.state().to_act().unwrap());
    assert_eq!(all.iter().map(|moment| moment.decision).collect::<Vec<_>>(), [Decision::Turn]);
    assert!(moments(&replay, 7, seat(0)).is_empty());
}
