//! Playing for points: R17, R20, and an agreed number of rounds.

use crate::common::table::{dealt, game, play, round, rules, scores, seat, winners};
use rack_o::engine::{Action, Deal, Edition, Goal, Rules, RulesFault, Slot, Stage};

/// In order without runs, in pairs of racks that share no card.
const ODD: [u8; 10] = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37];
const EVEN: [u8; 10] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const THIRD: [u8; 10] = [3, 7, 11, 15, 19, 23, 27, 31, 35, 39];

fn to(players: usize, goal: Goal) -> Rules {
    rules(players, |rules| {
        rules.run_of_three = false;
        rules.goal = goal;
    })
}

#[test]
fn a_regular_game_goes_to_500() {
    assert_eq!(Edition::MiltonBradley.preset().goal, Goal::Points(500));
    let mut table = game(to(2, Goal::Points(500)), 0);
    for number in 1..=6 {
        round(&mut table, &[(0, ODD)], 0);
        assert_eq!(table.totals(), [75 * number, 5 * number]);
        assert_eq!(table.stage(), Stage::BetweenRounds);
    }
    round(&mut table, &[(0, ODD)], 0);
    assert_eq!((table.totals(), winners(&table)), (&[525, 35][..], vec![0]));
    assert_eq!(table.rounds_over(), 7);
}

#[test]
fn exactly_the_goal_is_enough_and_one_point_less_is_not() {
    for (goal, over) in [(74, true), (75, true), (76, false)] {
        let mut table = game(to(2, Goal::Points(goal)), 0);
        round(&mut table, &[(1, EVEN)], 1);
        assert_eq!(!winners(&table).is_empty(), over, "{goal}");
    }
}

#[test]
fn the_announcer_need_not_be_the_one_who_wins() {
    let mut table = game(to(3, Goal::Points(125)), 0);
    round(&mut table, &[(0, ODD)], 0);
    assert_eq!(scores(&round(&mut table, &[(0, ODD), (1, EVEN)], 1), 3), [50, 75, 5]);
    assert_eq!((table.totals(), winners(&table)), (&[125, 80, 10][..], vec![0]));
}

#[test]
fn when_several_reach_the_goal_in_one_round_the_highest_total_wins() {
    let mut table = game(to(3, Goal::Points(150)), 0);
    round(&mut table, &[(0, ODD), (1, EVEN)], 0);
    round(&mut table, &[(0, ODD), (1, EVEN), (2, THIRD)], 2);
    assert_eq!(table.totals(), [125, 100, 80]);
    round(&mut table, &[(0, ODD), (1, EVEN), (2, THIRD)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[175, 175, 130][..], vec![]), "a tie at the top goes on");
    round(&mut table, &[(0, ODD), (1, EVEN), (2, THIRD)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[225, 225, 205][..], vec![]), "still tied");
    round(&mut table, &[(0, ODD), (1, EVEN), (2, THIRD)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[275, 300, 255][..], vec![1]), "all three are past the goal");
}

#[test]
fn a_tie_below_the_top_does_not_hold_up_the_winner() {
    let mut table = game(to(3, Goal::Points(75)), 0);
    round(&mut table, &[(2, ODD)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[5, 5, 75][..], vec![2]));
}

#[test]
fn a_third_player_may_overtake_two_who_are_tied() {
    let mut table = game(to(3, Goal::Points(80)), 0);
    round(&mut table, &[(0, ODD), (1, EVEN)], 0);
    round(&mut table, &[(0, ODD), (1, EVEN)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[125, 125, 10][..], vec![]));
    round(&mut table, &[(2, ODD)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[130, 130, 85][..], vec![]), "they are still tied");
    round(&mut table, &[(2, ODD)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[135, 135, 160][..], vec![2]));
}

#[test]
fn an_eclair_counts_towards_the_goal() {
    let to_100 = rules(2, |rules| {
        rules.deal = Deal::Eclair;
        rules.goal = Goal::Points(100);
    });
    let mut table = dealt(to_100, 1, &[(0, ODD)], &[]);
    for number in [0, 1] {
        for slot in Slot::ALL.into_iter().rev() {
            table.play_placing(seat(number), slot).unwrap();
        }
    }
    play(&mut table, &[Action::Eclair]);
    assert_eq!((table.totals(), winners(&table)), (&[100, 5][..], vec![0]));
}

#[test]
fn after_an_agreed_number_of_rounds_most_points_win() {
    let mut table = game(to(2, Goal::Rounds(3)), 0);
    round(&mut table, &[(0, ODD)], 0);
    round(&mut table, &[(1, ODD)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[80, 80][..], vec![]));
    round(&mut table, &[(1, ODD)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[85, 155][..], vec![1]));
}

#[test]
fn after_an_agreed_number_of_rounds_equal_points_share_the_win() {
    let mut table = game(to(3, Goal::Rounds(2)), 0);
    round(&mut table, &[(0, ODD)], 0);
    round(&mut table, &[(2, ODD)], 2);
    assert_eq!((table.totals(), winners(&table)), (&[80, 10, 80][..], vec![0, 2]));
}

#[test]
fn a_goal_out_of_range_is_refused() {
    let check = |goal: Goal| {
        let mut draft = Edition::MiltonBradley.preset();
        draft.goal = goal;
        draft.check(2).map(|_| ()).map_err(|fault| (fault, fault.rule()))
    };
    assert_eq!(check(Goal::Points(0)), Err((RulesFault::PointsOutOfRange, "R20")));
    assert_eq!(check(Goal::Points(10_001)), Err((RulesFault::PointsOutOfRange, "R20")));
    assert_eq!(check(Goal::Rounds(0)), Err((RulesFault::RoundsOutOfRange, "R25")));
    assert_eq!(check(Goal::Rounds(51)), Err((RulesFault::RoundsOutOfRange, "R25")));
    for goal in [Goal::Points(1), Goal::Points(10_000), Goal::Rounds(1), Goal::Rounds(50)] {
        assert_eq!(check(goal), Ok(()));
    }
}

#[test]
fn the_last_round_stays_on_the_table_until_the_next_is_dealt() {
    let mut table = game(to(2, Goal::Points(500)), 0);
    let result = round(&mut table, &[(0, ODD)], 0);
    assert_eq!(table.last_result(), Some(&result));
    assert_eq!(table.round().unwrap().rack(seat(0)), &result.racks[0]);
    assert_eq!(result.totals[..2], [75, 5]);
    assert_eq!(table.view(seat(0)).map(|view| view.seat), None, "nothing is to be decided");
}
