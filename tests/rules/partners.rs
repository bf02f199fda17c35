//! Two against two: R21 and R22.

use crate::common::table::{deal, game, play, round, rules, scores, seat, winners};
use rack_o::engine::{Action, Edition, Goal, Match, RulesFault, Seat};

const A: [u8; 10] = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37];
const B: [u8; 10] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const C: [u8; 10] = [3, 7, 11, 15, 19, 23, 27, 31, 35, 39];
/// The first two cards rise, then the row breaks: 10 points.
const TEN: [u8; 10] = [41, 42, 40, 36, 32, 28, 24, 20, 16, 12];

fn partners(goal: Goal) -> Match {
    game(
        rules(4, |rules| {
            rules.partners = true;
            rules.goal = goal;
        }),
        3,
    )
}

#[test]
fn partners_sit_opposite_and_turns_alternate_between_the_pairs() {
    for (number, opposite) in [(0, 2), (1, 3), (2, 0), (3, 1)] {
        assert_eq!(seat(number).opposite(), seat(opposite));
    }
    let mut table = partners(Goal::Points(500));
    deal(&mut table, &[], &[]);
    let mut before: Option<Seat> = None;
    for _ in 0..8 {
        let now = table.to_act().unwrap();
        assert!(before.is_none_or(|before| before != now && before.opposite() != now));
        before = Some(now);
        play(&mut table, &[Action::Draw, Action::Discard]);
    }
}

#[test]
fn both_partners_points_go_to_their_pair() {
    let mut table = partners(Goal::Points(500));
    let result = round(&mut table, &[(0, A), (2, TEN)], 0);
    assert_eq!(scores(&result, 4), [75, 5, 10, 5], "each player's own points");
    assert_eq!(table.totals(), [85, 10, 85, 10], "the pair's total at both seats");
    round(&mut table, &[(1, A), (3, B), (0, TEN)], 3);
    assert_eq!(table.totals(), [85 + 15, 10 + 125, 85 + 15, 10 + 125]);
}

#[test]
fn the_first_pair_at_the_goal_wins_together() {
    let mut table = partners(Goal::Points(135));
    round(&mut table, &[(0, A), (2, TEN)], 0);
    assert_eq!(winners(&table), Vec::<usize>::new());
    round(&mut table, &[(1, A), (3, B), (0, TEN)], 3);
    assert_eq!((table.totals(), winners(&table)), (&[100, 135, 100, 135][..], vec![1, 3]));
}

#[test]
fn no_single_players_points_reach_the_goal_but_the_pairs() {
    // 75 and 50 for one pair: 125, although nobody has more than 75.
    let mut table = partners(Goal::Points(125));
    round(&mut table, &[(1, A), (3, B)], 1);
    assert_eq!(winners(&table), [1, 3]);
}

#[test]
fn when_both_pairs_reach_the_goal_the_higher_total_wins() {
    let mut table = partners(Goal::Points(150));
    round(&mut table, &[(0, A), (1, B), (2, C)], 0);
    assert_eq!(table.totals(), [125, 55, 125, 55]);
    // 125 + 10 to one pair, 55 + 75 + 5 to the other: 135 each, below the goal.
    round(&mut table, &[(1, A)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[135, 135, 135, 135][..], vec![]));
    // 75 + 5 against 50 + 50: both are past the goal, and the pair that did not announce leads.
    round(&mut table, &[(0, A), (1, B), (3, C)], 0);
    assert_eq!((table.totals(), winners(&table)), (&[215, 235, 215, 235][..], vec![1, 3]));
}

#[test]
fn a_tie_of_both_pairs_past_the_goal_is_broken_by_a_further_round() {
    let mut table = partners(Goal::Points(80));
    // 75 + 5 against 50 + 30.
    let thirty = [41, 42, 43, 44, 45, 46, 40, 36, 32, 28];
    round(&mut table, &[(0, A), (1, B), (3, thirty)], 0);
    assert_eq!((table.totals(), winners(&table)), (&[80, 80, 80, 80][..], vec![]));
    round(&mut table, &[(3, A)], 3);
    assert_eq!((table.totals(), winners(&table)), (&[90, 160, 90, 160][..], vec![1, 3]));
}

#[test]
fn after_agreed_rounds_pairs_with_equal_totals_share_the_win() {
    let mut table = partners(Goal::Rounds(2));
    round(&mut table, &[(0, A)], 0);
    round(&mut table, &[(1, A)], 1);
    assert_eq!((table.totals(), winners(&table)), (&[90, 90, 90, 90][..], vec![0, 1, 2, 3]));
}

#[test]
fn partners_do_not_show_each_other_their_racks() {
    let mut table = partners(Goal::Points(500));
    deal(&mut table, &[(0, A), (2, B)], &[]);
    let view = table.view(seat(2)).unwrap();
    assert_eq!(view.rack.numbers(), &B);
    // The only rack in the view is the seat's own: the partner's cards are nowhere in it.
    let shown = format!("{view:?}");
    assert!(!shown.contains(&format!("{A:?}")), "{shown}");
}

#[test]
fn two_or_three_cannot_play_as_partners() {
    for players in [2, 3] {
        let mut draft = Edition::WinningMoves.preset();
        draft.partners = true;
        let fault = draft.check(players).unwrap_err();
        assert_eq!((fault, fault.rule()), (RulesFault::PartnersNeedFour, "R21"));
        assert!(draft.check(4).is_ok());
    }
}
