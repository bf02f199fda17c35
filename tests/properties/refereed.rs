//! The engine against the second referee, step by step; and whole matches against the plain sum of their rounds.

use crate::common::plan::{Step, any_plan, cases};
use crate::common::referee::{self, Moment, Referee, Told};
use crate::common::table::{numbers, winners};
use proptest::prelude::*;
use rack_o::engine::{Action, Call, Goal, Match, Phase, Price, Replenish, Seat, Source, Stage};
use rack_o::record::RecordedMatch;
use std::collections::HashMap;

fn agree(game: &Match, referee: &Referee) {
    assert_eq!(game.totals(), referee.totals);
    assert_eq!(game.rounds_over(), referee.rounds);
    assert_eq!(winners(game), referee.winners);
    assert_eq!(game.playing().iter().map(Seat::number).collect::<Vec<_>>(), referee.inside);
    assert_eq!(game.dealer().number(), referee.dealer);
    let told = game.log().iter().map(|turn| {
        assert_eq!(turn.source == Source::Discard, turn.card_in.is_some());
        let (taken, row) = (turn.card_in.map(u8::from), turn.slot.map(|slot| slot.row()));
        Told { seat: turn.seat.number(), taken, row, discarded: turn.out.number() }
    });
    assert_eq!(told.collect::<Vec<_>>(), referee.told);
    match (game.stage(), &referee.moment) {
        (Stage::BetweenRounds, Moment::BeforeDeal) | (Stage::Over(_), Moment::MatchOver) => return,
        (Stage::Playing, moment) => {
            assert!(!matches!(moment, Moment::BeforeDeal | Moment::MatchOver), "the referee has ended the round");
        }
        (stage, moment) => panic!("{stage:?} but {moment:?}"),
    }
    let round = game.round().unwrap();
    assert_eq!(game.to_act().map(Seat::number), Some(referee.turn));
    let phase = match referee.moment {
        Moment::Placing => Phase::Place,
        Moment::Eclair(_) => Phase::EclairCall,
        Moment::Turn => Phase::Turn,
        Moment::InHand => Phase::Drawn,
        _ => Phase::Announce,
    };
    assert_eq!(round.phase(), phase);
    for seat in 0..referee.racks.len() {
        assert_eq!(round.racks()[seat].numbers(), &referee.racks[seat], "seat {seat}");
        let to_come = referee.to_come[seat].first().copied();
        assert_eq!(round.dealt_card(Seat::ALL[seat]).map(u8::from), to_come, "seat {seat}");
    }
    assert_eq!(round.stock_count(), referee.stock.len());
    if phase != Phase::Place {
        assert_eq!(round.stock().cards().iter().rev().copied().collect::<Vec<u8>>(), referee.stock);
    }
    assert_eq!(round.discard().cards(), referee.discards);
    assert_eq!(round.drawn().map(u8::from), referee.hand);
    let mut allowed = referee.allowed();
    allowed.sort_by_key(|action| Action::all().position(|other| other == *action));
    assert_eq!(game.legal().iter().collect::<Vec<_>>(), allowed);
}

/// Plays the table's next step on the referee's table too.
fn play_on_referee(referee: &mut Referee, table: &RecordedMatch, step: &Step) {
    match step {
        Step::Deal(deck, _) => referee.deal(&numbers(deck)),
        Step::Place(seat, slot) => referee.place(seat.number(), slot.row()),
        Step::Act(action) => {
            // The engine decides how a new stock is shuffled; the referee checks that it consists of the discards.
            let after = table.state().round().unwrap().play(*action).unwrap();
            let mut shuffled: Vec<u8> = after.stock().cards().iter().rev().copied().collect();
            shuffled.splice(0..0, after.drawn().map(u8::from));
            referee.play(*action, &shuffled);
        }
    }
}

/// Totals and winners of a match computed from its rounds' scores alone.
fn added_up(table: &RecordedMatch) -> (Vec<i32>, Vec<usize>) {
    let rules = table.state().rules();
    let players = rules.players();
    let mut totals = vec![if let Goal::Chips(chips) = rules.goal { i32::from(chips.start) } else { 0 }; players];
    let mut out: Vec<usize> = Vec::new();
    for result in table.results() {
        for (seat, total) in totals.iter_mut().enumerate() {
            *total += result.scores[seat];
            if rules.partners {
                *total += result.scores[(seat + 2) % 4];
            }
        }
        if let Goal::Chips(chips) = rules.goal
            && chips.elimination
        {
            let own = |seat: usize| match chips.price {
                Price::OwnRun => seat,
                Price::AnnouncerRun => result.announcer.number(),
            };
            let price = |seat: usize| match referee::longest_run(result.racks[own(seat)].numbers()) {
                0..3 => 1,
                3 => 2,
                4 => 3,
                5 => 5,
                _ => 9,
            };
            let broke = |seat: &usize| *seat != result.announcer.number() && -result.scores[*seat] < price(*seat);
            let newly: Vec<usize> = (0..players).filter(|seat| !out.contains(seat)).filter(broke).collect();
            out.extend(newly);
        }
    }
    let best = (0..players).filter(|seat| !out.contains(seat)).map(|seat| totals[seat]).max().unwrap();
    let top: Vec<usize> = (0..players).filter(|seat| !out.contains(seat) && totals[*seat] == best).collect();
    let rounds = table.results().len();
    let over = match rules.goal {
        Goal::Points(goal) => best >= i32::from(goal) && top.len() == if rules.partners { 2 } else { 1 },
        Goal::Rounds(agreed) => rounds == usize::from(agreed),
        Goal::Chips(chips) => rounds == usize::from(chips.rounds) || out.len() + 1 == players,
    };
    (totals, if over { top } else { Vec::new() })
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn two_referees_agree_on_every_action_and_every_score(plan in any_plan(700)) {
        let table = plan.start();
        let cut: Vec<u8> = table.record().cut.iter().map(|card| card.number()).collect();
        let mut referee = Referee::new(plan.rules.draft(), &cut);
        let end = plan.play(|table, step| {
            agree(table.state(), &referee);
            play_on_referee(&mut referee, table, step);
        });
        agree(end.state(), &referee);
    }

    #[test]
    fn a_match_adds_up(plan in any_plan(700)) {
        let end = plan.play(|_, _| ());
        prop_assert_eq!((end.state().totals().to_vec(), winners(end.state())), added_up(&end));
        prop_assert_eq!(end.results().len(), end.state().rounds_over());
        let rules = plan.rules;
        for result in end.results() {
            prop_assert!(referee::in_order(result.racks[result.announcer.number()].numbers()));
            for seat in result.seats.iter() {
                let (rack, score) = (result.racks[seat.number()].numbers(), result.scores[seat.number()]);
                match rules.goal {
                    Goal::Chips(_) if seat == result.announcer => prop_assert!(score >= 0),
                    Goal::Chips(_) => prop_assert!((-9..=0).contains(&score)),
                    _ if seat != result.announcer => prop_assert_eq!(score, 5 * referee::in_row(rack) as i32),
                    _ if result.call == Call::Eclair => prop_assert_eq!(score, 100),
                    _ if rules.bonus => prop_assert_eq!(score, 75 + referee::bonus(rack)),
                    _ => prop_assert_eq!(score, 75),
                }
            }
        }
    }
}

#[test]
fn the_plans_of_these_properties_come_everywhere() {
    // A property is only as good as the cases it saw: they must include every kind of ending and turn.
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut seen: HashMap<&str, usize> = HashMap::new();
    let mut runner = TestRunner::new(cases(300));
    for _ in 0..300 {
        let plan = any_plan(700).new_tree(&mut runner).unwrap().current();
        let mut note = |what: &'static str, so: bool| *seen.entry(what).or_default() += usize::from(so);
        let end = plan.play(|table, step| {
            let game = table.state();
            let phase = game.round().map(|round| round.phase());
            note("passed a Rack-O", phase == Some(Phase::Announce) && matches!(step, Step::Act(Action::Pass)));
            note("passed an Éclair", phase == Some(Phase::EclairCall) && matches!(step, Step::Act(Action::Pass)));
            note("announced before taking", {
                phase == Some(Phase::Turn) && matches!(step, Step::Act(Action::Announce))
            });
            note("took with the stock used up", {
                matches!(step, Step::Act(Action::Take(_))) && game.round().is_some_and(|r| r.stock().is_empty())
            });
            note("placed out of turn", matches!(step, Step::Place(..)));
        });
        let rules = plan.rules;
        for result in end.results() {
            note("Rack-O", result.call == Call::RackO);
            note("Éclair", result.call == Call::Eclair);
            note("bonus", rules.bonus && result.scores[result.announcer.number()] > 100);
            note("two with a run", rules.run_of_three && result.seats.len() == 2);
            note("fewer than sat down", result.seats.len() < rules.players());
        }
        let renewed = end.state().round().is_some_and(|round| round.renewals() > 0);
        note("turned over", renewed && rules.replenish == Replenish::TurnOver);
        note("shuffled", renewed && rules.replenish == Replenish::Shuffle);
        note("match over", matches!(end.state().stage(), Stage::Over(_)));
        note("pair won", rules.partners && winners(end.state()).len() == 2);
        note("shared win", !rules.partners && winners(end.state()).len() > 1);
        note("owing", end.state().totals().iter().any(|&total| total < 0));
        note("last one left", matches!(rules.goal, Goal::Chips(_)) && end.state().playing().len() == 1);
    }
    let missing: Vec<_> = seen.iter().filter(|&(_, &times)| times < 3).collect();
    assert!(missing.is_empty(), "{missing:?} of {seen:?}");
}
