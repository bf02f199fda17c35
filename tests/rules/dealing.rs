//! Cards, racks, the cut and the deal: R1 to R5.

use crate::common::table::{card, cards, dealt, deck_dealing, game, numbers, plain, round, rules, seat};
use rack_o::engine::{
    Card, Chance, Deck, DeckFault, Edition, Goal, Match, MatchFault, RulesFault, Seat, SeatSet, Slot, Stage,
};

#[test]
fn cards_are_numbered_1_to_60() {
    assert_eq!(Card::new(0), None);
    assert_eq!(Card::new(61), None);
    for number in 1..=60 {
        assert_eq!(Card::new(number).map(Card::number), Some(number));
        assert_eq!(card(number).to_string(), number.to_string());
    }
}

#[test]
fn two_play_with_40_cards_three_with_50_four_with_60() {
    for (players, highest) in [(2, 40), (3, 50), (4, 60)] {
        let mut deck = numbers(&Chance::new(7).deck(0, players));
        assert_ne!(deck, (1..=highest).collect::<Vec<u8>>(), "the deck is shuffled");
        deck.sort_unstable();
        assert_eq!(deck, (1..=highest).collect::<Vec<u8>>());

        let mut match_ = game(plain(players), 0);
        match_.deal(&Chance::new(7).deck(0, players), 0).unwrap();
        assert_eq!(match_.view(seat(0)).unwrap().highest(), highest);
    }
}

#[test]
fn one_or_five_players_cannot_sit_down() {
    for players in [0, 1, 5, 60] {
        let refused = Edition::MiltonBradley.preset().check(players).unwrap_err();
        assert_eq!((refused, refused.rule()), (RulesFault::Players, "R1"));
    }
}

#[test]
fn a_deck_for_another_number_of_players_is_refused() {
    for (players, wrong) in [(2, 3), (3, 4), (4, 2)] {
        let mut match_ = game(plain(players), 0);
        let before = match_.clone();
        let fault = match_.deal(&Chance::new(7).deck(0, wrong), 0).unwrap_err();
        assert!(matches!(fault, MatchFault::Deck(DeckFault::Size { .. })), "{fault:?}");
        assert_eq!(match_, before);
    }
}

#[test]
fn a_deck_with_a_card_twice_missing_or_too_high_is_no_deck() {
    let all: Vec<u8> = (1..=40).collect();
    let with = |index: usize, number: u8| {
        let mut wrong = all.clone();
        wrong[index] = number;
        Deck::new(2, &cards(&wrong)).unwrap_err()
    };
    assert_eq!(with(39, 1), DeckFault::Twice(card(1)));
    assert_eq!(with(0, 40), DeckFault::Twice(card(40)));
    assert_eq!(with(0, 41), DeckFault::Foreign(card(41)));
    assert_eq!(Deck::new(2, &cards(&all[1..])), Err(DeckFault::Size { expected: 40, found: 39 }));
    assert!(Deck::new(2, &cards(&all)).is_ok());
}

#[test]
fn ten_slots_are_labelled_5_to_50() {
    let labels: Vec<u8> = Slot::ALL.into_iter().map(Slot::label).collect();
    assert_eq!(labels, [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    for label in 0..=255 {
        assert_eq!(Slot::from_label(label).map(Slot::label), labels.contains(&label).then_some(label));
    }
    assert_eq!(Slot::from_row(10), None);
}

#[test]
fn the_lowest_card_of_the_cut_deals_first() {
    let cases: [(&[u8], usize); 7] = [
        (&[17, 3], 1),
        (&[3, 17], 0),
        (&[40, 39], 1),
        (&[50, 1, 49], 1),
        (&[9, 10, 8], 2),
        (&[60, 59, 58, 57], 3),
        (&[4, 3, 2, 60], 2),
    ];
    for (cut, dealer) in cases {
        let match_ = Match::new(plain(cut.len()), &cards(cut)).unwrap();
        assert_eq!(match_.dealer(), seat(dealer), "{cut:?}");
    }
}

#[test]
fn a_cut_needs_one_card_of_the_deck_for_each_player() {
    let refused = |players: usize, cut: &[u8]| Match::new(plain(players), &cards(cut)).unwrap_err();
    assert_eq!(refused(2, &[5]), MatchFault::CutCount);
    assert_eq!(refused(2, &[5, 6, 7]), MatchFault::CutCount);
    assert_eq!(refused(2, &[]), MatchFault::CutCount);
    assert_eq!(refused(2, &[5, 41]), MatchFault::CutForeign(card(41)));
    assert_eq!(refused(3, &[5, 51, 6]), MatchFault::CutForeign(card(51)));
    assert_eq!(refused(3, &[5, 6, 5]), MatchFault::CutTwice(card(5)));
}

#[test]
fn the_deal_passes_to_the_left_round_after_round() {
    let in_order = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    for players in 2..=4 {
        for first in 0..players {
            let mut match_ = game(plain(players), first);
            for number in 0..6 {
                assert_eq!(match_.dealer().number(), (first + number) % players);
                // Whoever wins, the deal passes to the left.
                let announcer = (number * number + first) % players;
                round(&mut match_, &[(announcer, in_order)], announcer);
            }
        }
    }
}

#[test]
fn cards_come_one_at_a_time_from_the_dealers_left_into_slots_50_down_to_5() {
    let deck = Deck::new(3, &cards(&(1..=50).collect::<Vec<u8>>())).unwrap();
    let mut match_ = game(plain(3), 1);
    match_.deal(&deck, 0).unwrap();
    let round = match_.round().unwrap();
    // Seat 1 deals: seat 2 has the first card, seat 0 the second, seat 1 the third.
    for (number, first) in [(2, 1), (0, 2), (1, 3)] {
        for (index, slot) in Slot::ALL.into_iter().rev().enumerate() {
            assert_eq!(
                round.rack(seat(number)).get(slot),
                Some(card(first + 3 * index as u8)),
                "seat {number} {slot:?}"
            );
        }
    }
}

#[test]
fn the_card_after_the_deal_is_turned_up_and_the_rest_is_the_stock() {
    for players in 2..=4 {
        let size = 20 + 10 * players as u8;
        let deck = Deck::new(players, &cards(&(1..=size).collect::<Vec<u8>>())).unwrap();
        let mut match_ = game(plain(players), 0);
        match_.deal(&deck, 0).unwrap();
        let round = match_.round().unwrap();
        let turned_up = 10 * players as u8 + 1;
        assert_eq!(round.discard().cards(), [turned_up]);
        assert_eq!(round.opening(), Some(card(turned_up)));
        assert_eq!((round.stock().len(), round.stock_count()), (19, 19));
        assert_eq!(round.stock().top(), Some(card(turned_up + 1)), "the next card lies on top");
        assert_eq!(round.stock().cards().first(), Some(&size), "the last card lies at the bottom");
        assert_eq!(round.drawn(), None);
        let view = match_.view(seat(1)).unwrap();
        assert_eq!((view.opening_discard, view.top_discard), (Some(card(turned_up)), Some(card(turned_up))));
        assert_eq!((view.discard_count, view.stock_count), (1, 19));
    }
}

#[test]
fn the_racks_a_test_asks_for_are_the_racks_that_are_dealt() {
    let racks = [(0, [4, 8, 15, 16, 23, 42, 44, 46, 48, 50]), (2, [1, 2, 3, 5, 6, 7, 9, 10, 11, 12])];
    let match_ = dealt(plain(3), 2, &racks, &[30, 31]);
    for (number, expected) in racks {
        assert_eq!(match_.round().unwrap().rack(seat(number)).numbers(), &expected);
    }
    assert_eq!(match_.round().unwrap().opening(), Some(card(30)));
    assert_eq!(match_.round().unwrap().stock().top(), Some(card(31)));
    let deck = deck_dealing(SeatSet::first(3), seat(2), &racks, &[30, 31]);
    assert_eq!(deck.len(), 50);
}

#[test]
fn nothing_is_dealt_while_a_round_is_played_or_after_the_match() {
    let in_order = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    let mut match_ = dealt(rules(2, |r| r.run_of_three = false), 0, &[], &[]);
    let deck = Chance::new(1).deck(0, 2);
    assert_eq!(match_.deal(&deck, 0), Err(MatchFault::NotBetweenRounds));

    let short = rules(2, |r| {
        r.run_of_three = false;
        r.goal = Goal::Points(75);
    });
    match_ = game(short, 0);
    round(&mut match_, &[(1, in_order)], 1);
    assert!(matches!(match_.stage(), Stage::Over(_)));
    assert_eq!(match_.deal(&deck, 0), Err(MatchFault::NotBetweenRounds));
    assert_eq!(match_.to_act(), None::<Seat>);
}
