//! What a rack is worth: every worked example and figure, R13 to R19, R23 and R24.

use crate::common::referee;
use crate::common::table::{deal, game, rack, round, rules, scores, slot};
use rack_o::engine::{
    Action, Call, Card, Rack, Refusal, Slot, announcer_points, bonus_for_run, chip_price, loser_points,
};

/// A worked example: a rack from slot 5 to slot 50 and what follows from it.
struct Case {
    rack: [u8; 10],
    /// The points of a player who did not announce (R18).
    others: i32,
    in_order: bool,
    /// The longest run and its first slot, if long enough to count.
    run: Option<(usize, u8)>,
    /// The announcer's points: regular and bonus.
    announcer: Option<(i32, i32)>,
    /// Whether two players may announce it under the run rule (R15).
    two_may: bool,
}

#[rustfmt::skip]
const CASES: [Case; 8] = [
    // Figure 3: the row breaks between slots 30 and 35.
    Case { rack: [3, 9, 14, 21, 30, 37, 22, 40, 45, 58], others: 30, in_order: false, run: None, announcer: None, two_may: false },
    Case { rack: [9, 3, 14, 21, 30, 37, 42, 44, 45, 58], others: 5, in_order: false, run: None, announcer: None, two_may: false },
    // Figure 4: 28, 29, 30.
    Case { rack: [2, 8, 15, 20, 28, 29, 30, 33, 38, 40], others: 50, in_order: true, run: Some((3, 25)), announcer: Some((75, 125)), two_may: true },
    Case { rack: [2, 8, 15, 20, 26, 31, 33, 35, 38, 40], others: 50, in_order: true, run: None, announcer: Some((75, 75)), two_may: false },
    Case { rack: [1, 2, 3, 10, 11, 12, 13, 20, 30, 40], others: 50, in_order: true, run: Some((4, 20)), announcer: Some((75, 175)), two_may: true },
    Case { rack: [5, 6, 7, 8, 9, 20, 21, 22, 23, 24], others: 50, in_order: true, run: Some((5, 5)), announcer: Some((75, 275)), two_may: true },
    Case { rack: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], others: 50, in_order: true, run: Some((10, 5)), announcer: Some((75, 475)), two_may: true },
    Case { rack: [40, 29, 28, 30, 31, 32, 7, 8, 12, 1], others: 5, in_order: false, run: Some((3, 20)), announcer: None, two_may: false },
];

#[test]
fn every_worked_rack_scores_as_the_sheets_say() {
    for case in CASES {
        let held = rack(case.rack);
        assert_eq!(loser_points(&held), case.others, "{held:?}");
        assert_eq!(held.is_in_order(), case.in_order, "{held:?}");
        match case.run {
            Some((length, label)) => {
                assert_eq!(held.longest_run(), length, "{held:?}");
                assert_eq!(held.longest_run_at(), (slot(label), length), "{held:?}");
                assert!(held.has_run_of_three(), "{held:?}");
            }
            None => {
                assert!(held.longest_run() < 3, "{held:?}");
                assert!(!held.has_run_of_three(), "{held:?}");
            }
        }
        if let Some((regular, bonus)) = case.announcer {
            assert_eq!(announcer_points(&held, Call::RackO, false), regular, "{held:?}");
            assert_eq!(announcer_points(&held, Call::RackO, true), bonus, "{held:?}");
        }
    }
}

#[test]
fn who_does_not_announce_gets_the_worked_points_at_the_table() {
    // The announcer has the ten lowest cards that are not in the example's rack.
    for case in CASES {
        let spare: Vec<u8> = (1..=60).filter(|number| !case.rack.contains(number)).take(10).collect();
        let announcer: [u8; 10] = spare.try_into().unwrap();
        let mut four = game(rules(4, |_| ()), 3);
        let result = round(&mut four, &[(0, announcer), (2, case.rack)], 0);
        assert_eq!((result.scores[0], result.scores[2]), (75, case.others), "{:?}", case.rack);
        assert_eq!(four.totals()[2], case.others);
    }
}

#[test]
fn who_announces_gets_the_worked_points_at_the_table() {
    for case in CASES {
        for (bonus, players) in [(false, 2), (true, 2), (false, 4), (true, 4)] {
            if players == 2 && case.rack.iter().any(|&number| number > 40) {
                continue;
            }
            let mut game = game(rules(players, |rules| rules.bonus = bonus), 1 % players);
            let announcer = game.playing().left_of(game.dealer());
            deal(&mut game, &[(announcer.number(), case.rack)], &[]);
            let may = if players == 2 { case.two_may } else { case.in_order };
            let said = game.play(Action::Announce);
            if may {
                assert_eq!(said.map(drop), Ok(()));
                let (regular, with_bonus) = case.announcer.unwrap();
                let expected = if bonus { with_bonus } else { regular };
                assert_eq!(game.last_result().unwrap().scores[announcer.number()], expected, "{:?}", case.rack);
            } else {
                let refusal = said.unwrap_err();
                let expected = if case.in_order { Refusal::NoRunOfThree } else { Refusal::NotInOrder };
                assert_eq!(refusal, expected, "{:?}", case.rack);
                assert_eq!(refusal.rule(), if case.in_order { "R15" } else { "R13" });
            }
        }
    }
}

#[test]
fn one_pair_that_does_not_rise_and_the_rack_is_not_in_order() {
    let in_order = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49];
    assert!(rack(in_order).is_in_order());
    for row in 0..9 {
        let mut wrong = in_order;
        wrong.swap(row, row + 1);
        assert!(!rack(wrong).is_in_order(), "{wrong:?}");
        assert_eq!(loser_points(&rack(wrong)), 5 * (row as i32 + 1), "{wrong:?}");
    }
}

#[test]
fn a_lower_card_in_slot_10_leaves_5_points_whatever_the_rest() {
    for rest in [[20, 21, 22, 23, 24, 25, 26, 27], [60, 50, 40, 30, 20, 15, 13, 12]] {
        let mut numbers = [11, 10, 0, 0, 0, 0, 0, 0, 0, 0];
        numbers[2..].copy_from_slice(&rest);
        assert_eq!(loser_points(&rack(numbers)), 5);
    }
}

#[test]
fn a_rack_in_order_whose_owner_did_not_announce_scores_50() {
    let mut table = game(rules(3, |_| ()), 2);
    let racks = [(0, [1, 4, 7, 10, 13, 16, 19, 22, 25, 28]), (1, [2, 5, 8, 11, 14, 17, 20, 23, 26, 29])];
    let result = round(&mut table, &racks, 1);
    assert_eq!(scores(&result, 3), [50, 75, 5]);
}

#[test]
fn a_run_goes_up_by_one_from_the_smaller_label() {
    let runs = |numbers: [u8; 10]| rack(numbers).longest_run();
    assert_eq!(runs([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]), 1, "falling cards are no run");
    assert_eq!(runs([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]), 1, "steps of two are no run");
    assert_eq!(runs([1, 2, 4, 5, 7, 8, 10, 11, 13, 14]), 2);
    assert_eq!(runs([28, 40, 29, 41, 30, 42, 31, 43, 32, 44]), 1, "neighbouring slots only");
    assert_eq!(runs([60, 1, 2, 3, 10, 20, 30, 40, 50, 59]), 3, "60 and 1 do not follow each other");
    for length in 2..=10 {
        for start in 0..=10 - length {
            // Odd cards far apart, around a run that starts in this slot.
            let mut numbers = [59, 57, 55, 53, 51, 49, 47, 45, 43, 41];
            for step in 0..length {
                numbers[start + step] = 11 + step as u8;
            }
            assert_eq!(rack(numbers).longest_run_at(), (Slot::ALL[start], length), "{numbers:?}");
            assert_eq!(rack(numbers).has_run_of_three(), length >= 3, "{numbers:?}");
        }
    }
}

#[test]
fn the_longest_run_pays_and_only_that_one() {
    let price = |length: usize| (bonus_for_run(length), chip_price(length));
    let table = [(0, 1), (0, 1), (0, 1), (50, 2), (100, 3), (200, 5), (400, 9), (400, 9), (400, 9), (400, 9), (400, 9)];
    for (length, expected) in table.into_iter().enumerate() {
        assert_eq!(price(length), expected, "a run of {length}");
    }
    let three_runs = rack([1, 2, 3, 11, 12, 13, 21, 22, 23, 40]);
    assert_eq!(announcer_points(&three_runs, Call::RackO, true), 125, "three runs of three count once");
}

#[test]
fn with_bonus_the_others_get_nothing_for_their_runs() {
    let mut bonus = game(rules(3, |rules| rules.bonus = true), 2);
    let racks = [
        (0, [1, 9, 12, 15, 18, 21, 24, 27, 30, 33]),
        (1, [50, 35, 36, 37, 38, 39, 40, 41, 42, 43]),
        (2, [2, 3, 4, 5, 6, 7, 8, 10, 11, 13]),
    ];
    assert_eq!(scores(&round(&mut bonus, &racks, 0), 3), [75, 5, 50]);
    assert_eq!(scores(&round(&mut bonus, &racks, 2), 3), [50, 5, 475]);
}

#[test]
fn every_rack_is_judged_as_a_slow_reading_of_the_rules_judges_it() {
    // All racks that are a rising row, cut and rejoined, with every cut and three spacings.
    for spacing in [1, 2, 5] {
        let row: Vec<u8> = (0..10).map(|step| 3 + step * spacing).collect();
        for cut in 0..10 {
            for swapped in 0..9 {
                let mut numbers: Vec<u8> = row[cut..].iter().chain(&row[..cut]).copied().collect();
                numbers.swap(swapped, swapped + 1);
                let numbers: [u8; 10] = numbers.try_into().unwrap();
                let held = rack(numbers);
                assert_eq!(held.is_in_order(), referee::in_order(&numbers), "{held:?}");
                assert_eq!(held.rising(), referee::in_row(&numbers), "{held:?}");
                assert_eq!(held.longest_run(), referee::longest_run(&numbers), "{held:?}");
                assert_eq!(held.has_run_of_three(), referee::longest_run(&numbers) >= 3, "{held:?}");
            }
        }
    }
}

#[test]
fn a_rack_with_an_empty_slot_is_not_in_order() {
    let in_order = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49];
    for row in 0..10 {
        let mut slots = in_order.map(Card::new);
        slots[row] = None;
        let held = Rack::from_slots(slots);
        assert!(!held.is_in_order());
        assert!(!held.is_full());
        assert_eq!(held.filled(), 9);
    }
    assert!(!Rack::EMPTY.is_in_order());
    let gap = Rack::from_slots([1, 2, 0, 3, 4, 0, 0, 8, 9, 0].map(Card::new));
    assert_eq!(gap.longest_run(), 2, "no run goes across an empty slot");
    assert!(!gap.has_run_of_three());
}
