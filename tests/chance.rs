//! A seed stands for the same deals for ever, so what chance deals is pinned card by card. If one of these tests fails,
//! links that people have kept would lead to other cards; never fix it by changing the numbers here.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::table::{dealt, numbers, play, rules, seat};
use rack_o::engine::{Action, Card, Chance, Replenish};

fn cut(seed: u64, players: usize) -> Vec<u8> {
    Chance::new(seed).cut(players).into_iter().map(Card::number).collect()
}

#[test]
fn the_cut_of_a_seed_stays_what_it_is() {
    let pinned: [(u64, [&[u8]; 3]); 4] = [
        (0, [&[16, 12], &[29, 35, 7], &[9, 2, 38, 33]]),
        (1, [&[32, 22], &[38, 21, 49], &[26, 24, 6, 7]]),
        (1956, [&[39, 29], &[29, 22, 39], &[58, 1, 7, 39]]),
        (u64::MAX, [&[7, 36], &[48, 28, 21], &[59, 58, 40, 19]]),
    ];
    for (seed, by_players) in pinned {
        let found: Vec<Vec<u8>> = (2..=4).map(|players| cut(seed, players)).collect();
        assert_eq!(found, by_players, "seed {seed}");
    }
}

#[test]
fn the_lots_of_a_seed_stay_what_they_are() {
    let lots = |nth| Chance::new(1956).lots(nth, 8);
    assert_eq!([lots(0), lots(1)], [[7, 6, 0, 3, 4, 1, 2, 5], [6, 0, 2, 1, 5, 7, 4, 3]]);
    assert_eq!(
        [0, 1].map(|nth| Chance::new(1956).seed_of(nth)),
        [17_413_726_294_870_474_169, 2_910_749_244_391_575_118]
    );
    let mut sorted = Chance::new(7).lots(0, 255);
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..255));
}

#[test]
fn what_is_said_for_a_seed_stays_what_it_is() {
    let lots = |round, event| Chance::new(1956).remark_lots(round, event);
    let pinned = [14_780_993_712_500_050_922, 13_432_429_763_629_116_103, 17_767_861_227_879_023_775];
    assert_eq!([lots(0, 0), lots(0, 7), lots(3, 7)], pinned);
}

#[test]
#[rustfmt::skip]
fn the_decks_of_a_seed_stay_what_they_are() {
    let pinned: [(u64, usize, usize, &[u8]); 6] = [
        (0, 0, 2, &[17, 20, 18, 25, 2, 5, 37, 26, 23, 27, 21, 24, 30, 11, 19, 28, 13, 35, 39, 36, 3, 14, 40, 6, 16, 33, 32, 7, 9, 8, 29, 15, 38, 34, 22, 12, 4, 10, 1, 31]),
        (1, 0, 2, &[29, 2, 27, 17, 33, 20, 9, 13, 3, 35, 24, 34, 28, 39, 37, 30, 23, 14, 26, 11, 1, 31, 19, 36, 32, 25, 4, 18, 6, 10, 22, 5, 8, 15, 21, 12, 40, 38, 16, 7]),
        (1956, 0, 3, &[12, 18, 17, 35, 42, 4, 48, 44, 13, 39, 41, 31, 10, 7, 6, 2, 50, 38, 32, 34, 26, 11, 22, 28, 25, 1, 29, 15, 5, 3, 24, 40, 23, 43, 27, 19, 30, 33, 16, 36, 49, 8, 14, 37, 46, 21, 47, 45, 20, 9]),
        (1956, 1, 3, &[8, 40, 15, 27, 49, 50, 4, 45, 5, 47, 17, 43, 20, 6, 7, 37, 1, 34, 30, 31, 35, 41, 36, 42, 32, 48, 28, 10, 25, 22, 26, 18, 38, 3, 29, 44, 16, 19, 14, 13, 21, 12, 39, 33, 11, 2, 46, 9, 23, 24]),
        (1956, 49, 4, &[37, 27, 41, 10, 24, 36, 51, 42, 58, 56, 20, 34, 9, 28, 6, 50, 55, 21, 16, 40, 29, 44, 7, 54, 39, 47, 22, 60, 25, 4, 13, 19, 1, 35, 30, 31, 11, 32, 46, 18, 14, 57, 17, 59, 2, 12, 53, 5, 38, 43, 52, 33, 48, 8, 3, 26, 49, 15, 23, 45]),
        (u64::MAX, 0, 4, &[20, 51, 31, 44, 24, 1, 22, 35, 14, 12, 27, 47, 2, 36, 29, 49, 57, 9, 15, 18, 50, 23, 11, 32, 43, 33, 30, 60, 39, 37, 42, 48, 3, 41, 59, 8, 38, 26, 34, 21, 55, 53, 16, 5, 19, 45, 7, 6, 56, 46, 28, 25, 17, 58, 52, 13, 4, 54, 40, 10]),
    ];
    for (seed, round, players, deck) in pinned {
        assert_eq!(numbers(&Chance::new(seed).deck(round, players)), deck, "seed {seed}, round {round}");
    }
}

#[test]
fn the_shuffled_stocks_of_a_seed_stay_what_they_are() {
    let found: Vec<u64> =
        [(0, 0), (1, 0), (1956, 1), (u64::MAX, 49)].map(|(s, round)| Chance::new(s).renewals(round)).to_vec();
    assert_eq!(
        found,
        [13_451_700_666_731_446_386, 11_786_007_806_702_082_048, 6_359_980_213_537_163_803, 17_102_516_792_414_544_227]
    );

    let shuffling = rules(2, |rules| (rules.run_of_three, rules.replenish) = (false, Replenish::Shuffle));
    let mut game = dealt(shuffling, 1, &[], &[]);
    game.set_renewals(Chance::new(1956).renewals(0));
    play(&mut game, &[Action::Draw, Action::Discard].repeat(19));
    for pinned in [
        [6, 9, 18, 17, 7, 13, 1, 11, 5, 14, 12, 8, 2, 10, 15, 20, 16, 3, 4, 19],
        [18, 19, 4, 13, 3, 8, 11, 6, 2, 16, 9, 1, 14, 7, 12, 20, 5, 17, 10, 15],
    ] {
        let mut stock = Vec::new();
        for _ in 0..20 {
            play(&mut game, &[Action::Draw]);
            stock.push(game.round().unwrap().drawn().unwrap().number());
            play(&mut game, &[Action::Discard]);
        }
        assert_eq!(stock, pinned);
    }
}

#[test]
fn the_whims_of_a_seed_stay_what_they_are() {
    let found: Vec<u64> = [(0, 0, 0, 0), (1, 0, 1, 0), (1956, 3, 2, 17), (u64::MAX, 49, 3, 1000)]
        .map(|(seed, round, who, decision)| Chance::new(seed).decision_seed(round, seat(who), decision))
        .to_vec();
    assert_eq!(
        found,
        [5_455_245_236_291_849_679, 17_542_449_099_076_168_525, 7_080_103_803_322_672_408, 14_343_275_834_787_579_865]
    );
}

#[test]
fn a_shuffled_stock_depends_on_the_discards_and_not_on_how_they_came_to_lie() {
    let shuffling = rules(2, |rules| (rules.run_of_three, rules.replenish) = (false, Replenish::Shuffle));
    let first = |then: &[u8]| {
        let mut game = dealt(shuffling, 1, &[], then);
        game.set_renewals(7);
        play(&mut game, &[Action::Draw, Action::Discard].repeat(19));
        play(&mut game, &[Action::Draw]);
        (game.round().unwrap().drawn(), game.round().unwrap().stock().cards().to_vec())
    };
    let up: Vec<u8> = (1..=20).collect();
    let down: Vec<u8> = (1..=20).rev().collect();
    assert_eq!(first(&up), first(&down));
}

#[test]
fn other_seeds_rounds_and_purposes_give_other_cards() {
    let mut decks: Vec<Vec<u8>> =
        (0..200).flat_map(|seed| (0..5).map(move |round| numbers(&Chance::new(seed).deck(round, 2)))).collect();
    decks.sort_unstable();
    decks.dedup();
    assert_eq!(decks.len(), 1000, "no deal comes twice");
    let same_start = (0..200).filter(|&seed| cut(seed, 2) == numbers(&Chance::new(seed).deck(0, 2))[..2]).count();
    assert!(same_start <= 1, "the cut tells nothing about the deck");
    assert_eq!(Chance::new(1956).seed(), 1956);
}

#[test]
fn every_card_comes_to_every_place_equally_often() {
    // 4,000 decks of 40: each card about 100 times at each place, within 6 standard deviations of 9.9.
    let mut counts = [[0u32; 40]; 40];
    for seed in 0..1000 {
        for round in 0..4 {
            for (index, number) in numbers(&Chance::new(seed).deck(round, 2)).into_iter().enumerate() {
                counts[index][usize::from(number) - 1] += 1;
            }
        }
    }
    for (index, by_card) in counts.iter().enumerate() {
        for (number, &count) in by_card.iter().enumerate() {
            assert!((41..=159).contains(&count), "card {} {count} times at index {index}", number + 1);
        }
    }
    let chi_square: f64 = counts.iter().flatten().map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0).sum();
    // 39 × 39 = 1521 degrees of freedom: 1521 ± 55.
    assert!((1300.0..1750.0).contains(&chi_square), "{chi_square}");
}

#[test]
fn neighbours_in_the_deck_follow_each_other_no_more_often_than_chance_has_it() {
    // 39 pairs of neighbours in a deck, each ascending by one with a probability of 1 in 40.
    let decks = 4000;
    let rising: usize = (0..decks)
        .map(|seed| numbers(&Chance::new(seed).deck(0, 2)).windows(2).filter(|pair| pair[1] == pair[0] + 1).count())
        .sum();
    let expected = decks as f64 * 39.0 / 40.0;
    assert!((rising as f64 - expected).abs() < 5.0 * expected.sqrt(), "{rising} for {expected}");
}

#[test]
fn every_seat_is_as_likely_to_deal_first() {
    for players in 2..=4 {
        let mut deals = vec![0u32; players];
        for seed in 0..3000 {
            let cut = cut(seed, players);
            assert!(cut.iter().all(|&number| usize::from(number) <= 20 + 10 * players));
            let lowest = cut.iter().min().unwrap();
            deals[cut.iter().position(|number| number == lowest).unwrap()] += 1;
        }
        let fair = 3000 / players as u32;
        assert!(deals.iter().all(|deals| deals.abs_diff(fair) < 150), "{deals:?}");
    }
}
