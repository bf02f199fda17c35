//! Taking back: a decision that revealed nothing can be taken back until the next player moves, and in practice mode
//! any of one's own decisions. The match is then exactly as it was.

use crate::common::plan::{Step, any_plan, cases, take};
use proptest::prelude::*;
use rack_o::engine::{Action, Phase, Stage};
use rack_o::record::TakeBack;

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn only_what_showed_nothing_hidden_is_taken_back_fairly(any in any_plan(90)) {
        let mut table = any.start();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            let before = table.clone();
            take(&mut table, &step);
            if table.state().stage() != Stage::Playing {
                continue;
            }
            let phase = before.state().round().map(|round| round.phase());
            for seat in table.state().playing().iter() {
                let own = before.state().to_act() == Some(seat);
                let fair = match step {
                    Step::Act(Action::Take(_) | Action::Exchange(_) | Action::Discard) => own,
                    Step::Act(Action::Pass) => own && phase == Some(Phase::Announce),
                    _ => false,
                };
                let back = table.taken_back(seat, TakeBack::Fair);
                prop_assert_eq!(back.is_some(), fair, "{:?} after {:?} in {:?}", seat, step, phase);
                if let Some(back) = back {
                    prop_assert_eq!(back.record(), before.record());
                    // A record does not hold the seed of stocks to come.
                    let as_before = before.state().round().map(|round| round.with_chance(0));
                    prop_assert_eq!(back.state().round().copied(), as_before);
                }
            }
        }
    }

    #[test]
    fn in_practice_the_last_own_decision_is_taken_back_whatever_came_after_it(any in any_plan(70)) {
        let mut table = any.start();
        // The tables before each decision of the round, and whose it was.
        let mut past = Vec::new();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            match step {
                Step::Deal(..) => past.clear(),
                Step::Act(Action::Place(_)) | Step::Place(..) => {}
                Step::Act(_) => past.push((table.state().to_act(), table.record().clone())),
            }
            take(&mut table, &step);
            if table.state().stage() != Stage::Playing {
                continue;
            }
            for seat in table.state().playing().iter() {
                let own = past.iter().rev().find(|(whose, _)| *whose == Some(seat));
                let back = table.taken_back(seat, TakeBack::Free);
                prop_assert_eq!(back.as_ref().map(|back| back.record()), own.map(|(_, record)| record));
            }
        }
    }
}
