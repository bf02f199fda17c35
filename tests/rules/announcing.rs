//! When Rack-O may be announced: R13 to R15.

use crate::common::table::{dealt, plain, play, rules, seat, slot, winners};
use rack_o::engine::{Action, Call, Deal, Match, Phase, Refusal, Slot, Stage};

/// In order except for slot 50.
const NEARLY: [u8; 10] = [2, 5, 8, 11, 14, 17, 20, 23, 26, 1];
/// In order, without a run.
const IN_ORDER: [u8; 10] = [2, 5, 8, 11, 14, 17, 20, 23, 26, 29];
/// In order, with 20, 21, 22.
const WITH_RUN: [u8; 10] = [2, 5, 8, 11, 14, 17, 20, 21, 22, 29];
/// In order, with 20, 21.
const WITH_PAIR: [u8; 10] = [2, 5, 8, 11, 14, 17, 20, 21, 26, 29];

fn refused(game: &Match) -> (Refusal, &'static str) {
    let mut same = game.clone();
    let refusal = same.play(Action::Announce).unwrap_err();
    assert_eq!(&same, game);
    (refusal, refusal.rule())
}

#[test]
fn rack_o_is_announced_at_the_end_of_ones_own_turn() {
    for actions in [vec![Action::Take(slot(50))], vec![Action::Draw, Action::Exchange(slot(50))]] {
        let mut game = dealt(plain(3), 2, &[(0, NEARLY)], &[30, 31]);
        play(&mut game, &actions);
        assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(0)), Phase::Announce));
        assert_eq!(game.legal().iter().collect::<Vec<_>>(), [Action::Announce, Action::Pass]);
        play(&mut game, &[Action::Announce]);
        let result = game.last_result().unwrap();
        assert_eq!((result.announcer, result.call, result.scores), (seat(0), Call::RackO, [75, 5, 5, 0]));
        assert_eq!(game.stage(), Stage::BetweenRounds);
    }
}

#[test]
fn a_rack_that_is_not_in_order_cannot_be_announced() {
    let mut game = dealt(plain(2), 1, &[(0, NEARLY)], &[30, 31]);
    assert_eq!(refused(&game), (Refusal::NotInOrder, "R13"));
    // Nor is the owner asked after a turn that leaves the rack out of order.
    play(&mut game, &[Action::Take(slot(45))]);
    assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(1)), Phase::Turn));
    assert_eq!(refused(&game), (Refusal::NotInOrder, "R13"));
}

#[test]
fn a_rack_dealt_in_order_may_be_announced_before_taking_a_card() {
    let mut game = dealt(plain(2), 1, &[(0, IN_ORDER)], &[]);
    assert!(game.legal().has(Action::Announce));
    assert_eq!(game.legal().len(), 12);
    play(&mut game, &[Action::Announce]);
    assert_eq!(game.last_result().unwrap().announcer, seat(0));
}

#[test]
fn it_is_announced_in_turn_only() {
    // Seat 1's rack is in order, but it is seat 0's turn: an announcement now would be seat 0's own, and is refused.
    let mut game = dealt(plain(2), 1, &[(1, IN_ORDER)], &[]);
    assert_eq!(refused(&game), (Refusal::NotInOrder, "R13"));
    assert!(game.view(seat(1)).unwrap().may_announce());
    assert!(game.view(seat(1)).unwrap().legal().is_empty());
    play(&mut game, &[Action::Draw, Action::Discard, Action::Announce]);
    assert_eq!(game.last_result().unwrap().announcer, seat(1));
}

#[test]
fn nobody_is_made_to_announce() {
    let mut game = dealt(plain(2), 1, &[(0, IN_ORDER)], &[]);
    for _ in 0..30 {
        // Taking a card declines at the start of a turn, and Pass declines at the end.
        play(&mut game, &[Action::Draw, Action::Discard, Action::Pass]);
        assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(1)), Phase::Turn));
        play(&mut game, &[Action::Draw, Action::Discard]);
        assert_eq!(game.to_act(), Some(seat(0)));
        assert!(game.legal().has(Action::Announce), "the next turn may begin with it");
    }
    play(&mut game, &[Action::Announce]);
}

#[test]
fn a_rack_in_order_may_be_spoilt_and_then_cannot_be_announced() {
    let mut game = dealt(plain(2), 1, &[(0, IN_ORDER)], &[40]);
    play(&mut game, &[Action::Take(slot(5))]);
    assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(1)), Phase::Turn));
    play(&mut game, &[Action::Draw, Action::Discard]);
    assert_eq!(refused(&game), (Refusal::NotInOrder, "R13"));
}

#[test]
fn there_is_nothing_to_pass_without_a_rack_to_announce() {
    let mut game = dealt(plain(2), 1, &[(0, IN_ORDER)], &[]);
    assert_eq!(game.play(Action::Pass), Err(Refusal::NothingToPass), "taking a card says it");
    play(&mut game, &[Action::Draw, Action::Discard, Action::Pass]);
    assert_eq!(game.play(Action::Pass), Err(Refusal::NothingToPass));
}

#[test]
fn announcing_ends_the_round_for_all() {
    let mut game = dealt(plain(4), 3, &[(0, IN_ORDER), (1, WITH_RUN.map(|n| n + 31))], &[]);
    play(&mut game, &[Action::Announce]);
    assert_eq!(game.to_act(), None);
    assert_eq!(game.last_result().unwrap().scores, [75, 50, 5, 5]);
    assert_eq!(game.rounds_over(), 1);
    assert!(winners(&game).is_empty());
}

#[test]
fn two_players_need_a_run_of_three_where_that_rule_is_on() {
    for (held, may) in [(IN_ORDER, false), (WITH_PAIR, false), (WITH_RUN, true)] {
        for on in [true, false] {
            let mut game = dealt(rules(2, |rules| rules.run_of_three = on), 1, &[(0, held)], &[]);
            assert_eq!(game.round().unwrap().needs_run(), on);
            assert_eq!(game.view(seat(0)).unwrap().needs_run(), on);
            if may || !on {
                play(&mut game, &[Action::Announce]);
                assert_eq!(game.last_result().unwrap().scores[0], 75);
            } else {
                assert_eq!(refused(&game), (Refusal::NoRunOfThree, "R15"));
                assert!(!game.view(seat(0)).unwrap().may_announce());
            }
        }
    }
}

#[test]
fn without_the_run_the_owner_is_not_asked_after_the_turn() {
    let mut game = dealt(rules(2, |_| ()), 1, &[(0, WITH_PAIR)], &[22, 40]);
    play(&mut game, &[Action::Draw, Action::Discard]);
    assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(1)), Phase::Turn));
    // 22 in slot 45 makes 20, 21, 22, so the question comes.
    let mut game = dealt(rules(2, |_| ()), 1, &[(0, WITH_PAIR)], &[22, 40]);
    play(&mut game, &[Action::Take(slot(45))]);
    assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(0)), Phase::Announce));
}

#[test]
fn three_and_four_players_need_no_run() {
    for players in [3, 4] {
        let mut game = dealt(rules(players, |_| ()), players - 1, &[(0, IN_ORDER)], &[]);
        assert!(!game.round().unwrap().needs_run());
        assert!(!game.view(seat(0)).unwrap().needs_run());
        play(&mut game, &[Action::Announce]);
    }
}

#[test]
fn two_players_need_the_run_with_bonus_too() {
    let bonus = rules(2, |rules| rules.bonus = true);
    assert_eq!(refused(&dealt(bonus, 1, &[(0, IN_ORDER)], &[])), (Refusal::NoRunOfThree, "R15"));
    let mut game = dealt(bonus, 1, &[(0, WITH_RUN)], &[]);
    play(&mut game, &[Action::Announce]);
    assert_eq!(game.last_result().unwrap().scores[0], 125);
}

#[test]
fn two_players_need_no_run_for_an_eclair_but_for_a_rack_o_after_it() {
    let eclair = rules(2, |rules| rules.deal = Deal::Eclair);
    let placed = || {
        let mut game = dealt(eclair, 1, &[(0, IN_ORDER)], &[]);
        for number in [0, 1] {
            for slot in Slot::ALL.into_iter().rev() {
                game.play_placing(seat(number), slot).unwrap();
            }
        }
        game
    };
    let mut game = placed();
    play(&mut game, &[Action::Eclair]);
    assert_eq!(game.last_result().unwrap().scores[0], 100);
    let mut game = placed();
    play(&mut game, &[Action::Pass]);
    assert_eq!(refused(&game), (Refusal::NoRunOfThree, "R15"));
}
