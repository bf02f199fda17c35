//! Saving a match and continuing it.

use crate::common::plan::{Plan, any_plan, cases, take};
use proptest::prelude::*;
use rack_o::engine::Match;
use rack_o::record::{RecordedMatch, Token, read};

/// The match without the seed of stocks to come: a record holds the cards seen so far, but no seed.
fn seen(table: &RecordedMatch) -> Match {
    let mut game = table.state().clone();
    game.set_renewals(0);
    game
}

fn the_same(table: &RecordedMatch) {
    let json = table.to_json();
    let again = read(&json).unwrap_or_else(|fault| panic!("{fault}: {json}"));
    assert_eq!(seen(&again), seen(table));
    assert_eq!(again.results(), table.results());
    assert_eq!(again.decisions(), table.decisions());
    assert_eq!(again.to_json(), json, "written again it is the same to the byte");
}

/// Plays the plan, saving and loading the table after `at` actions.
fn interrupted(plan: &Plan, at: usize) -> RecordedMatch {
    let mut table = plan.start();
    for (nth, &choice) in plan.choices.iter().enumerate() {
        if nth == at {
            table = read(&table.to_json()).unwrap();
            table.continue_with(plan.chance());
        }
        let Some(step) = plan.next(&table, choice) else { break };
        take(&mut table, &step);
    }
    table
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_match_saved_at_any_moment_is_the_same_match_when_read(plan in any_plan(120)) {
        let end = plan.play(|table, _| the_same(table));
        the_same(&end);
    }

    #[test]
    fn a_long_match_saved_is_the_same_match_when_read(plan in any_plan(1500)) {
        the_same(&plan.play(|_, _| ()));
    }

    #[test]
    fn a_match_taken_up_again_goes_on_as_it_would_have(plan in any_plan(500), at in 0usize..500) {
        let straight = plan.play(|_, _| ());
        prop_assert_eq!(interrupted(&plan, at).to_json(), straight.to_json());
    }

    #[test]
    fn the_same_seed_and_the_same_actions_make_the_same_match(plan in any_plan(300)) {
        let (one, other) = (plan.play(|_, _| ()), plan.play(|_, _| ()));
        prop_assert_eq!(one.state(), other.state());
        prop_assert_eq!(one.to_json(), other.to_json());
    }

    #[test]
    fn the_count_of_decisions_grows_with_every_one(plan in any_plan(300)) {
        let mut before: Option<(usize, usize)> = None;
        plan.play(|table, _| {
            let now = (table.record().rounds.len(), table.decisions());
            assert!(before.is_none_or(|before| before < now), "{before:?} then {now:?}");
            before = Some(now);
        });
    }

    #[test]
    fn any_text_that_reads_as_an_action_is_written_the_same(text in "[TSRPE]?[0-9+-]{0,3}") {
        if let Some(token) = Token::parse(&text) {
            prop_assert_eq!(token.to_string(), text);
        }
    }
}
