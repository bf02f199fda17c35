//! Racko Éclair: R30 to R32.

use crate::common::table::{card, deal, dealt, game, play, rules, scores, seat, slot};
use rack_o::engine::{Action, Call, Deal, Decision, Match, Phase, Refusal, Rules, Slot};

const A: [u8; 10] = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37];
const B: [u8; 10] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const C: [u8; 10] = [3, 7, 11, 15, 19, 23, 27, 31, 35, 39];
/// In order, with 20 to 25.
const RUN_6: [u8; 10] = [4, 8, 12, 16, 20, 21, 22, 23, 24, 25];

fn eclair(players: usize) -> Rules {
    rules(players, |rules| {
        rules.deal = Deal::Eclair;
        rules.run_of_three = false;
    })
}

/// Every seat puts its cards into slots 50 down to 5, in the order dealt.
fn place_all(game: &mut Match) {
    for seat in game.playing().iter() {
        for slot in Slot::ALL.into_iter().rev() {
            game.play_placing(seat, slot).unwrap();
        }
    }
}

/// A match in which these racks have just been placed.
fn placed(rules: Rules, dealer: usize, racks: &[(usize, [u8; 10])], then: &[u8]) -> Match {
    let mut game = dealt(rules, dealer, racks, then);
    place_all(&mut game);
    game
}

fn refused(game: &Match, action: Action) -> (Refusal, &'static str) {
    let mut same = game.clone();
    let refusal = same.play(action).unwrap_err();
    assert_eq!(&same, game);
    (refusal, refusal.rule())
}

#[test]
fn each_dealt_card_may_go_into_any_empty_slot() {
    let mut game = dealt(eclair(2), 1, &[(0, A)], &[]);
    // The first card need not go into slot 50.
    for (nth, label) in [25, 5, 50, 10, 45, 15, 40, 20, 35, 30].into_iter().enumerate() {
        let coming = card(A[9 - nth]);
        assert_eq!(game.to_act(), Some(seat(0)));
        assert_eq!(game.view(seat(0)).unwrap().drawn, Some(coming));
        assert_eq!(game.legal().len(), 10 - nth);
        play(&mut game, &[Action::Place(slot(label))]);
        assert_eq!(game.round().unwrap().rack(seat(0)).get(slot(label)), Some(coming));
    }
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn a_placed_card_stays() {
    let mut game = dealt(eclair(2), 1, &[], &[]);
    play(&mut game, &[Action::Place(slot(20))]);
    assert_eq!(refused(&game, Action::Place(slot(20))), (Refusal::SlotFilled, "R30"));
    assert!(!game.legal().has(Action::Place(slot(20))));
    for action in [Action::Exchange(slot(20)), Action::Take(slot(20)), Action::Draw, Action::Announce, Action::Eclair] {
        assert_eq!(refused(&game, action), (Refusal::StillDealing, "R30"));
    }
}

#[test]
fn every_player_sees_one_dealt_card_at_a_time_and_only_the_own() {
    let mut game = dealt(eclair(3), 2, &[(0, A), (1, B), (2, C)], &[]);
    for placed in 0..10 {
        for (number, rack) in [(0, A), (1, B), (2, C)] {
            let view = game.view(seat(number)).unwrap();
            assert_eq!(view.decision, Decision::Place);
            assert_eq!(view.drawn, Some(card(rack[9 - placed])), "seat {number}");
            assert_eq!((view.top_discard, view.opening_discard, view.discard_count), (None, None, 0));
            assert_eq!(view.stock_count, 20, "what will be left");
            assert_eq!(view.rack.filled(), placed);
            game.play_placing(seat(number), Slot::ALL[9 - placed]).unwrap();
        }
    }
}

#[test]
fn the_order_in_which_the_seats_place_changes_nothing() {
    let start = dealt(eclair(3), 0, &[(1, A)], &[]);
    let mut by_seat = start.clone();
    place_all(&mut by_seat);
    let mut in_turns = start.clone();
    let mut backwards = start;
    for slot in Slot::ALL.into_iter().rev() {
        for number in 0..3 {
            in_turns.play_placing(seat(number), slot).unwrap();
            backwards.play_placing(seat(2 - number), slot).unwrap();
        }
    }
    assert_eq!(by_seat, in_turns);
    assert_eq!(by_seat, backwards);
}

#[test]
fn with_ten_cards_placed_there_is_no_eleventh() {
    let mut game = dealt(eclair(2), 1, &[], &[]);
    for slot in Slot::ALL {
        game.play_placing(seat(1), slot).unwrap();
    }
    let before = game.clone();
    assert_eq!(game.play_placing(seat(1), slot(5)), Err(Refusal::NothingToPlace));
    assert_eq!(game, before);
    assert_eq!(game.view(seat(1)).unwrap().drawn, None);
}

#[test]
fn a_rack_in_order_after_the_deal_may_announce_for_100() {
    for bonus in [false, true] {
        let mut rules = eclair(3).draft();
        rules.bonus = bonus;
        let mut game = placed(rules.check(3).unwrap(), 0, &[(2, RUN_6)], &[]);
        assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(2)), Phase::EclairCall));
        assert_eq!(game.view(seat(2)).unwrap().decision, Decision::Eclair);
        assert_eq!(game.legal().iter().collect::<Vec<_>>(), [Action::Pass, Action::Eclair]);
        play(&mut game, &[Action::Eclair]);
        let result = game.last_result().unwrap();
        assert_eq!((result.call, result.announcer), (Call::Eclair, seat(2)));
        assert_eq!(result.scores, [5, 5, 100, 0], "no bonus is added");
    }
}

#[test]
fn the_others_score_their_rows() {
    let mut game = placed(eclair(3), 2, &[(0, A), (1, B), (2, [3, 7, 11, 4, 19, 23, 27, 31, 35, 39])], &[]);
    play(&mut game, &[Action::Eclair]);
    assert_eq!(scores(game.last_result().unwrap(), 3), [100, 50, 15]);
}

#[test]
fn of_several_the_one_nearest_to_the_dealers_left_speaks_first() {
    for dealer in 0..4 {
        let mut game = placed(eclair(4), dealer, &[(0, A), (1, B), (3, C)], &[]);
        for step in 1..=4 {
            let next = (dealer + step) % 4;
            if next == 2 {
                continue;
            }
            assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(next)), Phase::EclairCall));
            let mut called = game.clone();
            play(&mut called, &[Action::Eclair]);
            assert_eq!(called.last_result().unwrap().announcer, seat(next));
            play(&mut game, &[Action::Pass]);
        }
        assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat((dealer + 1) % 4)), Phase::Turn));
    }
}

#[test]
fn first_the_racks_in_order_speak_then_the_play_begins() {
    let game = placed(eclair(2), 0, &[(1, A)], &[]);
    let at_once = [Action::Draw, Action::Take(slot(5)), Action::Announce, Action::Discard];
    for action in at_once {
        assert_eq!(refused(&game, action), (Refusal::EclairFirst, "R31"));
    }
    assert_eq!(refused(&game, Action::Place(slot(5))), (Refusal::NothingToPlace, "R30"));
    let view = game.view(seat(0)).unwrap();
    assert_eq!((view.top_discard, view.stock_count, view.discard_count), (None, 20, 0), "R5 is yet to come");
}

#[test]
fn who_declines_plays_on_and_may_announce_an_ordinary_rack_o() {
    let mut rules = eclair(2).draft();
    rules.bonus = true;
    let mut game = placed(rules.check(2).unwrap(), 1, &[(0, RUN_6)], &[30, 31]);
    play(&mut game, &[Action::Pass]);
    assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(0)), Phase::Turn));
    assert_eq!(refused(&game, Action::Eclair), (Refusal::NoEclair, "R31"), "an Éclair comes right after the deal");
    play(&mut game, &[Action::Announce]);
    let result = game.last_result().unwrap();
    assert_eq!((result.call, result.scores), (Call::RackO, [475, 5, 0, 0]), "worth more than the Éclair's 100");
}

#[test]
fn when_nobody_announces_the_first_card_is_turned_up_and_play_begins() {
    for declined in [false, true] {
        let (racks, passes): (&[_], &[_]) = if declined { (&[(1, A)], &[Action::Pass]) } else { (&[], &[]) };
        let mut game = placed(eclair(3), 2, racks, &[40, 41, 42]);
        play(&mut game, passes);
        let round = game.round().unwrap();
        assert_eq!((round.phase(), game.to_act()), (Phase::Turn, Some(seat(0))));
        assert_eq!((round.opening(), round.discard().top()), (Some(card(40)), Some(card(40))));
        assert_eq!((round.stock().top(), round.stock_count()), (Some(card(41)), 19));
        play(&mut game, &[Action::Draw, Action::Discard, Action::Take(slot(5))]);
        assert_eq!(game.round().unwrap().rack(seat(1)).get(slot(5)), Some(card(41)));
    }
}

#[test]
fn without_the_eclair_deal_nothing_is_placed_and_no_eclair_announced() {
    let mut game = dealt(rules(2, |_| ()), 1, &[(0, A)], &[]);
    assert_eq!(refused(&game, Action::Eclair), (Refusal::NoEclair, "R31"));
    assert_eq!(refused(&game, Action::Place(slot(5))), (Refusal::NothingToPlace, "R30"));
    assert_eq!(game.play_placing(seat(0), slot(5)), Err(Refusal::NothingToPlace));
}

#[test]
fn every_round_of_the_match_is_dealt_this_way() {
    let mut game = game(eclair(3), 1);
    for first in [2, 0, 1, 2] {
        deal(&mut game, &[(first, A)], &[]);
        assert_eq!(game.round().unwrap().phase(), Phase::Place);
        assert_eq!(game.round().unwrap().racks().map(|rack| rack.filled()), [0; 4], "the old racks are cleared");
        place_all(&mut game);
        play(&mut game, &[Action::Eclair]);
        assert_eq!(game.last_result().unwrap().announcer, seat(first));
    }
    assert_eq!(game.totals(), [115, 115, 210]);
}
