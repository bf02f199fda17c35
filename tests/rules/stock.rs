//! A used-up stock: R12.

use crate::common::table::{card, cards, dealt, plain, play, rules, seat, slot};
use rack_o::engine::{Action, Event, Match, Refusal, Replenish, Rules};

const FALLING: [[u8; 10]; 2] = [[20, 18, 16, 14, 12, 10, 8, 6, 4, 2], [19, 17, 15, 13, 11, 9, 7, 5, 3, 1]];

/// Seat 1 deals, turns up 21 and has a stock of 22 to 40; all of it is drawn and discarded, so the discard pile is 21
/// to 40.
fn used_up(rules: Rules) -> Match {
    let stock: Vec<u8> = (21..=40).collect();
    let mut game = dealt(rules, 1, &[(0, FALLING[0]), (1, FALLING[1])], &stock);
    for left in (0..19).rev() {
        play(&mut game, &[Action::Draw, Action::Discard]);
        assert_eq!(game.round().unwrap().stock_count(), left);
    }
    assert_eq!(game.to_act(), Some(seat(1)));
    game
}

fn shuffling() -> Rules {
    rules(2, |rules| {
        rules.run_of_three = false;
        rules.replenish = Replenish::Shuffle;
    })
}

fn piles(game: &Match) -> (Vec<u8>, Vec<u8>) {
    let round = game.round().unwrap();
    (round.stock().cards().iter().rev().copied().collect(), round.discard().cards().to_vec())
}

#[test]
fn it_is_told_once_that_the_stock_was_made_anew_with_the_draw_it_was_made_for() {
    for (rules, shuffled) in [(plain(2), false), (shuffling(), true)] {
        let mut game = used_up(rules);
        let renewed = Event::StockRenewed { shuffled };
        assert!(!game.events().contains(&renewed));
        let events = game.play(Action::Draw).unwrap();
        assert_eq!(events[0], renewed);
        assert!(matches!(events[1..], [Event::Drew { .. }]));
        let events = game.play(Action::Discard).unwrap();
        assert!(matches!(events[..], [Event::Discarded { .. }]));
    }
}

#[test]
fn the_last_stock_card_leaves_all_discards_lying() {
    let game = used_up(plain(2));
    assert_eq!(piles(&game), (vec![], (21..=40).collect()));
    assert_eq!(game.round().unwrap().renewals(), 0, "nothing is turned over before a card is wanted");
}

#[test]
fn drawing_from_a_used_up_stock_turns_the_discards_over_oldest_on_top() {
    let mut game = used_up(plain(2));
    play(&mut game, &[Action::Draw]);
    assert_eq!(game.round().unwrap().drawn(), Some(card(21)), "the oldest discard is drawn first");
    assert_eq!(piles(&game), ((22..=40).collect(), vec![]), "no discard lies open during that draw");
    let view = game.view(seat(1)).unwrap();
    assert_eq!((view.top_discard, view.discard_count, view.stock_count), (None, 0, 19));
}

#[test]
fn the_players_own_discard_starts_the_discard_pile_anew() {
    for (action, open) in [(Action::Discard, 21), (Action::Exchange(slot(50)), 1), (Action::Exchange(slot(5)), 19)] {
        let mut game = used_up(plain(2));
        play(&mut game, &[Action::Draw, action]);
        assert_eq!(piles(&game), ((22..=40).collect(), vec![open]));
        assert_eq!(game.to_act(), Some(seat(0)));
        play(&mut game, &[Action::Take(slot(5))]);
        assert_eq!(game.round().unwrap().rack(seat(0)).get(slot(5)), Some(card(open)));
    }
}

#[test]
fn with_the_stock_used_up_the_player_to_move_may_still_take_the_top_discard() {
    let mut game = used_up(plain(2));
    play(&mut game, &[Action::Take(slot(5))]);
    let mut open: Vec<u8> = (21..=39).collect();
    open.push(19);
    assert_eq!(piles(&game), (vec![], open));
    assert_eq!(game.round().unwrap().rack(seat(1)).get(slot(5)), Some(card(40)));
    // The next player's draw turns over the discards of that moment.
    play(&mut game, &[Action::Draw]);
    let mut rest: Vec<u8> = (22..=39).collect();
    rest.push(19);
    assert_eq!((game.round().unwrap().drawn(), piles(&game)), (Some(card(21)), (rest, vec![])));
}

#[test]
fn with_the_turned_over_card_in_hand_nothing_can_be_taken_or_announced() {
    let in_order = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    let stock: Vec<u8> = (21..=40).collect();
    let mut game = dealt(plain(2), 1, &[(0, FALLING[0]), (1, in_order)], &stock);
    for turn in 0..19 {
        play(&mut game, &[Action::Draw, Action::Discard]);
        if turn % 2 == 1 {
            play(&mut game, &[Action::Pass]);
        }
    }
    play(&mut game, &[Action::Draw]);
    for action in [Action::Take(slot(5)), Action::Announce, Action::Draw] {
        let refusal = game.play(action).unwrap_err();
        assert_eq!((refusal, refusal.rule()), (Refusal::CardInHand, "R9"));
    }
    play(&mut game, &[Action::Discard, Action::Announce]);
}

#[test]
fn the_stock_is_turned_over_again_and_again() {
    let mut game = used_up(plain(2));
    // If nobody keeps anything, the same 20 cards go round in the same order.
    for lap in 1..=4 {
        for number in 21..=40 {
            play(&mut game, &[Action::Draw]);
            assert_eq!(game.round().unwrap().drawn(), Some(card(number)));
            play(&mut game, &[Action::Discard]);
        }
        assert_eq!(game.round().unwrap().renewals(), lap);
        assert_eq!(piles(&game), (vec![], (21..=40).collect()));
    }
}

#[test]
fn with_the_dutch_rule_the_discards_are_shuffled_first() {
    let mut orders = Vec::new();
    for chance in 0..20 {
        let mut game = used_up(shuffling());
        game.set_renewals(chance);
        play(&mut game, &[Action::Draw]);
        let (stock, open) = piles(&game);
        let mut all: Vec<u8> = stock.clone();
        all.insert(0, game.round().unwrap().drawn().unwrap().number());
        assert!(open.is_empty());
        orders.push(all.clone());
        all.sort_unstable();
        assert_eq!(all, (21..=40).collect::<Vec<u8>>(), "the same cards as before");
    }
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 20, "chance decides the order");
}

#[test]
fn every_shuffling_of_a_round_gives_another_order() {
    let mut game = used_up(shuffling());
    game.set_renewals(5);
    let mut orders = Vec::new();
    for _ in 0..3 {
        let mut order = Vec::new();
        for _ in 0..20 {
            play(&mut game, &[Action::Draw]);
            order.push(game.round().unwrap().drawn().unwrap());
            play(&mut game, &[Action::Discard]);
        }
        orders.push(order);
    }
    assert_ne!(orders[0], orders[1]);
    assert_ne!(orders[1], orders[2]);
}

#[test]
fn a_shuffle_done_elsewhere_has_to_be_made_of_the_discards() {
    let game = used_up(shuffling());
    let order: Vec<u8> = (21..=40).rev().collect();
    let refused = |game: &Match, stock: &[u8]| {
        let mut same = game.clone();
        let refusal = same.play_renewed(&cards(stock)).unwrap_err();
        assert_eq!(&same, game);
        assert_eq!(refusal.rule(), if refusal == Refusal::CardInHand { "R9" } else { "R12" });
        refusal
    };
    assert_eq!(refused(&game, &order[1..]), Refusal::WrongNewStock, "one is missing");
    let mut twice = order.clone();
    twice[0] = twice[1];
    assert_eq!(refused(&game, &twice), Refusal::WrongNewStock, "one is there twice");
    twice[0] = 1;
    assert_eq!(refused(&game, &twice), Refusal::WrongNewStock, "one is from a rack");
    assert_eq!(refused(&used_up(plain(2)), &order), Refusal::WrongNewStock, "these discards are turned over");

    let mut next = game.clone();
    next.play_renewed(&cards(&order)).unwrap();
    assert_eq!((next.round().unwrap().drawn(), piles(&next).0), (Some(card(40)), (21..=39).rev().collect()));
    assert_eq!(refused(&next, &order), Refusal::CardInHand);
    play(&mut next, &[Action::Discard]);
    assert_eq!(refused(&next, &[40]), Refusal::StockNotUsedUp);
}
