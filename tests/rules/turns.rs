//! A turn: take or draw, exchange or discard. R6 to R11.

use crate::common::table::{card, deal, dealt, game, plain, play, seat, slot};
use rack_o::engine::{Action, Match, Phase, PublicMove, Refusal, Slot, Source};

const FALLING: [u8; 10] = [39, 36, 33, 30, 27, 24, 21, 18, 15, 12];

/// Two players, seat 1 deals: seat 0 has `FALLING`, 20 is turned up, and the stock begins with 5, 6, 7.
fn two() -> Match {
    dealt(plain(2), 1, &[(0, FALLING)], &[20, 5, 6, 7])
}

fn refused(game: &Match, action: Action) -> (Refusal, &'static str) {
    let mut same = game.clone();
    let refusal = same.play(action).unwrap_err();
    assert_eq!(&same, game, "a refused action changes nothing");
    (refusal, refusal.rule())
}

#[test]
fn play_starts_at_the_dealers_left_and_goes_round_to_the_left() {
    for players in 2..=4 {
        for dealer in 0..players {
            let mut game = dealt(plain(players), dealer, &[], &[]);
            for turn in 1..=9 {
                assert_eq!(game.to_act(), Some(seat((dealer + turn) % players)));
                play(&mut game, &[Action::Draw, Action::Discard]);
            }
        }
    }
}

#[test]
fn a_player_starts_the_turn_with_either_pile_and_nothing_else() {
    let game = two();
    let legal: Vec<Action> = game.legal().iter().collect();
    let takes = Slot::ALL.map(Action::Take);
    assert_eq!(legal.len(), 11);
    assert!(takes.iter().chain([&Action::Draw]).all(|action| legal.contains(action)));
    assert_eq!(refused(&game, Action::Discard), (Refusal::NoCardInHand, "R7"));
    assert_eq!(refused(&game, Action::Exchange(slot(5))), (Refusal::NoCardInHand, "R7"));
    assert_eq!(refused(&game, Action::Pass), (Refusal::NothingToPass, "R14"));
}

#[test]
fn the_top_discard_changes_places_with_a_card_of_the_rack() {
    for (row, slot) in Slot::ALL.into_iter().enumerate() {
        let mut game = two();
        play(&mut game, &[Action::Take(slot)]);
        let mut expected = FALLING;
        expected[row] = 20;
        let round = game.round().unwrap();
        assert_eq!(round.rack(seat(0)).numbers(), &expected, "only {slot:?} has changed");
        assert_eq!(round.discard().cards(), [FALLING[row]], "the old card lies open");
        assert_eq!(round.stock().len(), 19, "the stock is untouched");
        assert_eq!(game.to_act(), Some(seat(1)));
    }
}

#[test]
fn a_taken_discard_cannot_be_discarded_again() {
    // It goes into a slot at once: nothing is left in the hand that could be put back.
    let mut game = two();
    play(&mut game, &[Action::Take(slot(25))]);
    assert_eq!(game.round().unwrap().drawn(), None);
    assert_eq!(refused(&game, Action::Discard), (Refusal::NoCardInHand, "R7"));
}

#[test]
fn a_drawn_card_changes_places_with_a_card_of_the_rack() {
    for (row, slot) in Slot::ALL.into_iter().enumerate() {
        let mut game = two();
        play(&mut game, &[Action::Draw]);
        assert_eq!(game.round().unwrap().drawn(), Some(card(5)));
        assert_eq!(game.round().unwrap().stock().len(), 18);
        play(&mut game, &[Action::Exchange(slot)]);
        let mut expected = FALLING;
        expected[row] = 5;
        let round = game.round().unwrap();
        assert_eq!(round.rack(seat(0)).numbers(), &expected);
        assert_eq!(round.discard().cards(), [20, FALLING[row]]);
        assert_eq!((game.to_act(), round.drawn()), (Some(seat(1)), None));
    }
}

#[test]
fn a_drawn_card_can_be_discarded_itself() {
    let mut game = two();
    play(&mut game, &[Action::Draw, Action::Discard]);
    let round = game.round().unwrap();
    assert_eq!(round.rack(seat(0)).numbers(), &FALLING);
    assert_eq!(round.discard().cards(), [20, 5]);
    assert_eq!((game.to_act(), round.drawn()), (Some(seat(1)), None));
}

#[test]
fn with_a_card_in_hand_nothing_can_be_taken_drawn_or_announced() {
    // A rack in order, so that only the card in hand prevents announcing.
    let mut game = dealt(plain(2), 1, &[(0, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11])], &[20, 5]);
    play(&mut game, &[Action::Draw]);
    for action in [Action::Take(slot(5)), Action::Draw, Action::Announce, Action::Pass] {
        assert_eq!(refused(&game, action), (Refusal::CardInHand, "R9"));
    }
    assert_eq!(game.legal().len(), 11);
}

#[test]
fn the_turn_ends_with_the_discard() {
    for actions in [vec![Action::Take(slot(5))], vec![Action::Draw, Action::Exchange(slot(5))]] {
        let mut game = two();
        play(&mut game, &actions);
        assert_eq!((game.to_act(), game.round().unwrap().phase()), (Some(seat(1)), Phase::Turn));
    }
    // Also when the rack may now be announced: that is all that is left to decide.
    let mut game = dealt(plain(2), 1, &[(0, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11])], &[20, 5]);
    play(&mut game, &[Action::Draw, Action::Discard]);
    for action in [Action::Draw, Action::Take(slot(50)), Action::Exchange(slot(50)), Action::Discard] {
        assert_eq!(refused(&game, action), (Refusal::TurnEnded, "R11"));
    }
}

#[test]
fn a_drawn_card_is_shown_to_nobody_else() {
    let mut game = two();
    play(&mut game, &[Action::Draw]);
    assert_eq!(game.view(seat(0)).unwrap().drawn, Some(card(5)));
    assert_eq!(game.view(seat(1)).unwrap().drawn, None);
    assert!(game.log().is_empty(), "a turn is told when it is over");
}

#[test]
fn everybody_sees_what_was_taken_and_discarded_but_not_what_was_drawn_and_kept() {
    let mut game = two();
    let rack_of_1 = *game.round().unwrap().rack(seat(1)).numbers();
    play(&mut game, &[Action::Take(slot(15))]);
    play(&mut game, &[Action::Draw, Action::Exchange(slot(50))]);
    play(&mut game, &[Action::Draw, Action::Discard]);
    let expected = [
        PublicMove {
            seat: seat(0),
            source: Source::Discard,
            slot: Some(slot(15)),
            card_in: Some(card(20)),
            out: card(33),
        },
        PublicMove {
            seat: seat(1),
            source: Source::Stock,
            slot: Some(slot(50)),
            card_in: None,
            out: card(rack_of_1[9]),
        },
        PublicMove { seat: seat(0), source: Source::Stock, slot: None, card_in: None, out: card(6) },
    ];
    assert_eq!(game.log(), expected);
    for number in 0..2 {
        assert_eq!(game.view(seat(number)).unwrap().log, expected);
    }
}

#[test]
fn what_was_seen_is_told_until_the_next_deal() {
    let mut game = dealt(plain(2), 1, &[(1, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11])], &[]);
    play(&mut game, &[Action::Draw, Action::Discard, Action::Announce]);
    assert_eq!(game.log().len(), 1, "the round lies open until then");
    deal(&mut game, &[], &[]);
    assert!(game.log().is_empty());
    assert!(game.view(seat(0)).unwrap().log.is_empty());
}

#[test]
fn nobody_plays_before_the_deal_or_after_the_round() {
    let before = game(plain(2), 0);
    assert_eq!(refused(&before, Action::Draw), (Refusal::RoundOver, "R14"));
    assert!(before.legal().is_empty());
    assert!(before.view(seat(0)).is_none());

    let mut after = dealt(plain(2), 1, &[(0, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11])], &[]);
    play(&mut after, &[Action::Announce]);
    for action in Action::all() {
        assert_eq!(refused(&after, action), (Refusal::RoundOver, "R14"));
    }
    assert!(after.legal().is_empty());
    assert!(after.view(seat(0)).is_none());
}
