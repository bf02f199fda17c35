//! Invariants of cards and actions.

use crate::common::plan::{Step, any_plan, cases, take};
use crate::common::table::{cards, seat};
use proptest::prelude::*;
use rack_o::engine::{Action, Actions, Match, Phase, Round, Seat, Slot, Stage};

/// Every card on the table: in racks, stock, discard pile and hand.
fn on_the_table(round: &Round) -> Vec<u8> {
    let racks = round.racks().iter().flat_map(|rack| rack.numbers().iter().copied().filter(|&number| number != 0));
    let mut all: Vec<u8> = round.discard().cards().iter().copied().chain(round.drawn().map(u8::from)).collect();
    // During an Éclair deal the stock is the whole deck that is being dealt.
    if round.phase() == Phase::Place {
        let deck = round.stock().cards();
        assert!(racks.clone().all(|number| deck.contains(&number)), "a placed card comes from the deck");
        all.extend(deck);
    } else {
        all.extend(racks);
        all.extend(round.stock().cards());
    }
    all.sort_unstable();
    all
}

fn every_card_once(game: &Match) {
    let Some(round) = game.round() else { return };
    let size = 20 + 10 * round.seats().len() as u8;
    assert_eq!(on_the_table(round), (1..=size).collect::<Vec<u8>>());
    for seat in Seat::ALL {
        let held = round.rack(seat).filled();
        match round.phase() {
            _ if !round.seats().has(seat) => assert_eq!(held, 0, "who does not play has no cards"),
            Phase::Place => assert!(held <= 10),
            _ => assert_eq!(held, 10, "a rack stays full"),
        }
    }
    let dealt = matches!(round.phase(), Phase::Place | Phase::EclairCall)
        || matches!(round.phase(), Phase::Over { .. }) && round.opening().is_none();
    let open = round.discard().len() + round.stock_count() + usize::from(round.drawn().is_some());
    assert_eq!(open, 20, "ten cards for each, and twenty more");
    assert_eq!(
        round.discard().is_empty(),
        dealt || round.phase() == Phase::Drawn && round.renewals() > 0 && { round.stock_count() == 19 }
    );
    assert_eq!(round.drawn().is_some(), round.phase() == Phase::Drawn);
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn no_card_is_ever_lost_or_doubled(plan in any_plan(400)) {
        let end = plan.play(|table, _| every_card_once(table.state()));
        every_card_once(end.state());
    }

    #[test]
    fn a_listed_action_is_accepted_and_any_other_refused_without_a_trace(plan in any_plan(150)) {
        let check = |game: &Match| {
            let legal = game.legal();
            assert_eq!(legal.len(), legal.iter().count());
            assert_eq!(legal.is_empty(), game.stage() != Stage::Playing);
            for action in Action::all() {
                let mut next = game.clone();
                let said = next.play(action);
                assert_eq!(said.is_ok(), legal.has(action), "{action:?}");
                assert_eq!(said.is_err(), &next == game, "{action:?} changes the table if and only if it is accepted");
                let Some(round) = game.round() else { continue };
                let mut in_place = *round;
                assert_eq!(in_place.apply(action), round.play(action).map(|_| ()), "{action:?}");
                assert_eq!(in_place, round.play(action).unwrap_or(*round), "{action:?}");
                assert_eq!(said.map(drop), round.play(action).map(drop), "{action:?}");
            }
        };
        let end = plan.play(|table, _| check(table.state()));
        check(end.state());
    }

    #[test]
    fn a_refused_action_is_not_written_down(plan in any_plan(60)) {
        plan.play(|table, _| {
            for action in Action::all().filter(|&action| !table.state().legal().has(action)) {
                let mut next = table.clone();
                next.play(action).unwrap_err();
                assert_eq!((next.record(), next.state()), (table.record(), table.state()), "{action:?}");
            }
        });
    }

    #[test]
    fn cards_placed_or_shuffled_out_of_order_are_refused_without_a_trace(plan in any_plan(60)) {
        plan.play(|table, _| {
            let game = table.state();
            for who in 0..4 {
                for slot in Slot::ALL {
                    let mut next = game.clone();
                    let said = next.play_placing(seat(who), slot);
                    let may = game.round().is_some_and(|round| {
                        round.dealt_card(seat(who)).is_some() && round.rack(seat(who)).get(slot).is_none()
                    });
                    assert_eq!(said.is_ok(), may);
                    assert_eq!(said.is_err(), &next == game);
                }
            }
            for stock in [vec![], cards(&[1]), cards(&(1..=20).collect::<Vec<_>>()), cards(&[7; 20])] {
                let mut next = game.clone();
                if next.play_renewed(&stock).is_err() {
                    assert_eq!(&next, game);
                }
            }
        });
    }

    #[test]
    fn a_seat_sees_its_own_legal_actions_and_the_others_none(plan in any_plan(400)) {
        let check = |game: &Match| {
            for seat in Seat::ALL {
                let Some(view) = game.view(seat) else {
                    assert!(game.stage() != Stage::Playing || !game.playing().has(seat));
                    continue;
                };
                assert_eq!((view.seat, Some(view.to_move)), (seat, game.to_act()));
                let expected = if Some(seat) == game.to_act() { game.legal() } else { Actions::NONE };
                assert_eq!(view.legal(), expected, "seat {seat:?}");
                assert_eq!(view.may_announce(), game.round().unwrap().may_announce(seat));
                assert_eq!(view.totals, game.totals());
                assert_eq!(view.log, game.log());
            }
        };
        let end = plan.play(|table, _| check(table.state()));
        check(end.state());
    }

    #[test]
    fn playing_on_a_copy_leaves_the_table_as_it_was(plan in any_plan(120)) {
        plan.play(|table, step| {
            let (before, json) = (table.state().clone(), table.to_json());
            take(&mut table.clone(), step);
            assert_eq!(table.state(), &before);
            assert_eq!(table.to_json(), json);
            if let (Step::Act(action), Some(round)) = (step, table.state().round()) {
                let same = *round;
                round.play(*action).unwrap();
                assert_eq!(&same, round);
            }
        });
    }
}
