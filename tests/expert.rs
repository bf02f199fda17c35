//! The expert: its values, what it knows, and what it plays for.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::table::{deal, dealt, game, plain, play, round, rules, slot};
use rack_o::engine::{Action, Card, Chance, ChipGame, Deal, Decision, Goal, Match, Price, Rules, Seat, View};
use rack_o::players::training::{BYTES, KINDS, Net};
use rack_o::players::{Appraisal, Level, appraise, player};

static NUMBERS: &[u8] = include_bytes!("../src/players/expert/numbers.bin");

/// The view of the seat to act.
fn now(game: &Match) -> View<'_> {
    game.view(game.to_act().unwrap()).unwrap()
}

/// Plays the first round of a match with the expert in every seat.
fn watch(rules: Rules, seed: u64, mut look: impl FnMut(&View<'_>, u64)) {
    let chance = Chance::new(seed);
    let players = rules.players();
    let mut game = Match::new(rules, &chance.cut(players)).unwrap();
    game.deal(&chance.deck(0, players), chance.renewals(0)).unwrap();
    let mut expert = player(Level::Hard);
    let mut decisions = 0;
    while let Some(seat) = game.to_act() {
        let view = game.view(seat).unwrap();
        if decisions % 3 == 0 || !matches!(view.decision, Decision::Turn | Decision::Drawn) {
            look(&view, decisions);
        }
        let action = expert.decide(&view, decisions);
        game.play(action).unwrap();
        decisions += 1;
    }
}

#[test]
fn every_legal_action_is_judged_and_the_best_is_played() {
    let chips = |price, elimination| Goal::Chips(ChipGame { rounds: 3, start: 5, price, elimination });
    let all = [
        plain(2),
        rules(2, |_| {}),
        plain(3),
        rules(4, |draft| draft.partners = true),
        rules(4, |draft| draft.bonus = true),
        rules(2, |draft| (draft.deal, draft.bonus) = (Deal::Eclair, true)),
        rules(3, |draft| draft.goal = chips(Price::AnnouncerRun, false)),
        rules(4, |draft| draft.goal = chips(Price::OwnRun, true)),
        rules(2, |draft| draft.goal = Goal::Rounds(2)),
    ];
    for (seed, rules) in all.into_iter().enumerate() {
        watch(rules, seed as u64, |view, decision_seed| {
            let Appraisal { options } = appraise(view, decision_seed);
            let legal = view.legal();
            assert_eq!(options.len(), legal.len());
            assert!((0..legal.len()).all(|nth| options.iter().any(|judged| Some(judged.action) == legal.nth(nth))));
            assert!(options.is_sorted_by(|a, b| a.worth >= b.worth));
            for judged in &options {
                assert!((0.0..=1.0).contains(&judged.chance) && judged.worth.abs() < 1_000.0, "{judged:?}");
            }
            // Later in a round the player adds noise.
            if view.log.len() < 38 {
                assert_eq!(options[0].action, player(Level::Expert).decide(view, decision_seed));
            }
        });
    }
}

#[test]
fn however_late_it_is_an_action_is_said_to_be_worth_the_same() {
    let mut game = dealt(plain(2), 0, &[], &[]);
    while game.round().unwrap().renewals() < 3 {
        let action = if game.legal().has(Action::Draw) { Action::Draw } else { Action::Discard };
        game.play(action).unwrap();
    }
    let view = game.view(game.to_act().unwrap()).unwrap();
    assert!((1..20).all(|decision_seed| appraise(&view, decision_seed) == appraise(&view, 0)));
    // The player itself varies its choice then; otherwise a round could go on for ever.
    let done = |decision_seed| player(Level::Expert).decide(&view, decision_seed);
    assert!((1..200).any(|decision_seed| done(decision_seed) != done(0)));
}

#[test]
fn another_seats_decision_is_not_judged() {
    let game = dealt(plain(2), 0, &[], &[]);
    let other = game.view(Seat::ALL[0]).unwrap();
    assert_ne!(game.to_act(), Some(other.seat));
    assert!(appraise(&other, 0).options.is_empty());
}

#[test]
fn the_numbers_are_small_and_complete() {
    assert!(NUMBERS.len() < 20_000, "{} bytes", NUMBERS.len());
    assert_eq!(NUMBERS.len(), KINDS * BYTES);
    for bytes in NUMBERS.chunks_exact(BYTES) {
        let network = Net::read(bytes).unwrap();
        assert!(network.parameters.iter().all(|number| number.is_finite()));
        assert!(network.parameters.iter().any(|&number| number != 0.0));
        let again = Net::read(&network.write()).unwrap();
        assert!(network.parameters.iter().zip(&again.parameters).all(|(one, other)| (one - other).abs() < 0.05));
    }
    assert!(Net::read(&NUMBERS[..BYTES - 1]).is_none());
}

#[test]
fn a_card_known_to_come_is_counted_on() {
    // The first discard, 30, would complete the dealer's rack. Both leave it until the stock is used up.
    let ready = [2, 5, 8, 11, 14, 17, 20, 23, 26, 1];
    let other = [40, 39, 38, 37, 36, 35, 34, 33, 32, 31];
    let mut game = dealt(plain(2), 0, &[(0, ready), (1, other)], &[30]);
    while now(&game).stock_count > 0 {
        play(&mut game, &[Action::Draw, Action::Discard]);
    }
    let view = now(&game);
    // The discard pile will be turned over, with the 30 on top.
    assert_eq!((view.seat, view.decision), (Seat::ALL[0], Decision::Turn));
    let appraisal = appraise(&view, 0);
    assert_eq!(appraisal.best().unwrap().action, Action::Draw);
    assert_eq!(appraisal.best().unwrap().chance, 1.0);
    play(&mut game, &[Action::Draw]);
    assert_eq!(now(&game).drawn, Card::new(30));
    assert_eq!(appraise(&now(&game), 0).best().unwrap().action, Action::Exchange(slot(50)));
}

/// Racks for the dealer that win and lose rounds, to produce totals.
const IN_ORDER: [u8; 10] = [1, 2, 3, 10, 11, 12, 13, 20, 30, 40];
const FALLING: [u8; 10] = [39, 38, 37, 36, 35, 34, 33, 32, 31, 29];

/// A match to 500 in which these seats announced, one per round; the other seat had a rising row of one card.
fn after(announcers: &[usize]) -> Match {
    let mut game = game(plain(2), 0);
    for &announcer in announcers {
        round(&mut game, &[(announcer, IN_ORDER), (1 - announcer, FALLING)], announcer);
    }
    game
}

#[test]
fn near_the_goal_the_own_rising_row_is_worth_more_than_in_a_new_match() {
    // A 2 in slot 5 makes the rising row nine cards long instead of one; the rack can also be fixed further up.
    let rack = [22, 4, 7, 11, 14, 18, 21, 24, 28, 27];
    let other = [40, 39, 38, 37, 36, 35, 34, 33, 32, 31];
    let row = |mut game: Match| {
        let left = game.playing().left_of(game.dealer()).number();
        deal(&mut game, &[(left, rack), (1 - left, other)], &[2]);
        let view = now(&game);
        let appraisal = appraise(&view, 0);
        let of = |action| appraisal.of(action).unwrap().worth;
        (view.totals[left], of(Action::Take(slot(5))) - of(Action::Draw))
    };
    // 475 to 405: 25 more points win the match even if the other seat announces.
    let (total, near) = row(after(&[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]));
    let (fresh, even) = row(after(&[]));
    assert_eq!((fresh, total), (0, 475));
    assert!(near > even, "{near} near the goal, {even} in a new match");
}

#[test]
fn a_rack_in_order_is_announced_whatever_the_totals() {
    for won in [&[][..], &[0, 0, 0, 0, 0, 0], &[1, 1, 1, 1, 1, 1], &[0, 1, 0, 1, 0, 1, 0, 1, 0, 1]] {
        let mut game = after(won);
        let left = game.playing().left_of(game.dealer()).number();
        deal(&mut game, &[(left, IN_ORDER), (1 - left, FALLING)], &[]);
        let view = now(&game);
        assert_eq!(appraise(&view, 3).best().unwrap().action, Action::Announce, "{:?}", view.totals);
    }
}

#[test]
fn with_the_bonus_a_card_is_drawn_before_the_rack_is_announced() {
    // In order with a run of three. Drawing costs nothing: the rack may still be announced at the end of the turn.
    let rack = [2, 5, 8, 11, 12, 13, 20, 23, 26, 29];
    let bonus = rules(2, |draft| (draft.bonus, draft.run_of_three) = (true, false));
    let game = dealt(bonus, 0, &[(1, rack)], &[40]);
    let appraisal = appraise(&now(&game), 0);
    assert_eq!(appraisal.best().unwrap().action, Action::Draw);
    assert!(appraisal.loss(Action::Announce) > 0.0 && appraisal.loss(Action::Take(slot(45))) > 0.0);
    let game = dealt(plain(2), 0, &[(1, rack)], &[40]);
    assert_eq!(appraise(&now(&game), 0).best().unwrap().action, Action::Announce);
}

#[test]
fn a_card_that_the_other_waits_for_is_not_left_to_it() {
    // The other seat has taken nine cards, and everybody saw where they went. Then a 20 is drawn.
    let own = [7, 3, 12, 13, 18, 19, 24, 29, 36, 37];
    let worse = |taken: [u8; 9], missing: u8| {
        let rows = (1..=10).map(|nth| nth * 5).filter(|&row| row != missing);
        let mut game = dealt(plain(2), 0, &[(1, own)], &[&[39], &taken[..], &[20]].concat());
        for row in rows {
            play(&mut game, &[Action::Draw, Action::Discard, Action::Take(slot(row))]);
        }
        play(&mut game, &[Action::Draw]);
        let appraisal = appraise(&now(&game), 0);
        let thrown = appraisal.of(Action::Discard).unwrap().worth;
        appraisal.best().unwrap().worth - thrown
    };
    // A card between 19 and 21, or above 34, completes the other rack.
    let completed = worse([2, 5, 8, 11, 17, 23, 27, 31, 34], 30);
    let idle = worse([2, 5, 8, 11, 17, 23, 27, 31, 34], 50);
    assert!(completed > idle + 10.0, "{completed} and {idle}");
}

#[test]
fn of_two_cards_it_rather_throws_away_the_one_that_the_next_player_had_no_use_for() {
    // There are no rollouts where runs pay and more than two play. A 26 fits in place of the 42 or the 10.
    let rack = [3, 8, 13, 18, 42, 10, 34, 39, 44, 49];
    let after = |lies: u8, thrown: u8| {
        let bonus = rules(3, |draft| draft.bonus = true);
        let mut game = dealt(bonus, 0, &[(1, rack)], &[1, lies, thrown, 46, 26]);
        for _ in 0..3 {
            play(&mut game, &[Action::Draw, Action::Discard]);
        }
        play(&mut game, &[Action::Draw]);
        let appraisal = appraise(&now(&game), 0);
        let of = |row| appraisal.of(Action::Exchange(slot(row))).unwrap().worth;
        of(25) - of(30)
    };
    let (more, less) = (after(41, 43), after(9, 11));
    assert!(more > 1.0 && less < -1.0, "{more} and {less}");
}
