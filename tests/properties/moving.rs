//! Motion on the table follows from what happened, and shows nobody a card they may not see.

use crate::common::plan::{Step, any_plan, cases, take};
use proptest::prelude::*;
use rack_o::engine::{Action, Card, Deal, Event, Match, Seat, Slot};
use rack_o::motion::{Flight, Plan, Spot, Viewpoint, pick_up, plan, put_back};
use rack_o::record::RecordedMatch;

/// What moves as these events happen, as each seat sees it and as a viewer who sees no rack.
fn plans<'a>(after: &'a RecordedMatch, events: &'a [Event]) -> impl Iterator<Item = (Option<Seat>, Plan)> + 'a {
    let viewers = Seat::ALL.into_iter().take(after.state().rules().players()).map(Some).chain([None]);
    viewers.map(|viewer| (viewer, plan(after.state(), events, Viewpoint::of(viewer), false)))
}

fn from(flight: &Flight) -> bool {
    matches!(flight.from, Spot::Stock)
}

/// Whether the viewer may know that this card is here.
fn may_see(game: &Match, viewer: Option<Seat>, spot: Spot, card: Card) -> bool {
    let round = game.round().unwrap();
    match spot {
        Spot::Stock => false,
        Spot::DiscardPile => round.discard().cards().contains(&card.number()),
        Spot::Hand => {
            let dealt = viewer.and_then(|seat| round.dealt_card(seat));
            round.to_act() == viewer || dealt == Some(card) || round.discard().cards().contains(&card.number())
        }
        Spot::Slot(seat, slot) => viewer == Some(seat) && round.rack(seat).get(slot) == Some(card),
    }
}

fn in_reach(plan: &Plan) -> bool {
    plan.lasts() <= 2000 && plan.sounds.iter().all(|sound| sound.at <= 2000)
}

proptest! {
    #![proptest_config(cases(160))]

    #[test]
    fn every_step_moves_its_cards_and_no_others(any in any_plan(160)) {
        let mut table = any.start();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            let before = table.clone();
            let events = take(&mut table, &step);
            let renewed = before.state().round().is_some_and(|round| round.stock().is_empty());
            for (viewer, plan) in plans(&table, &events) {
                prop_assert!(in_reach(&plan), "{plan:?}");
                let flights: Vec<Flight> = plan.flights.iter().map(|flight| flight.what).collect();
                match step {
                    Step::Deal(..) if any.rules.deal == Deal::Standard => {
                        let players = table.state().playing().len();
                        prop_assert_eq!(flights.len(), Slot::COUNT * players + 1);
                        prop_assert!(flights.iter().all(from));
                    }
                    Step::Act(Action::Take(slot) | Action::Exchange(slot)) => {
                        let seat = before.state().to_act().unwrap();
                        let rack = Spot::Slot(seat, slot);
                        prop_assert_eq!(flights.len(), 2);
                        prop_assert_eq!((flights[0].from, flights[0].to), (rack, Spot::DiscardPile));
                        prop_assert_eq!(flights[1].to, rack);
                    }
                    Step::Act(Action::Discard) => {
                        prop_assert_eq!(flights.len(), 1);
                        prop_assert_eq!((flights[0].from, flights[0].to), (Spot::Hand, Spot::DiscardPile));
                    }
                    Step::Act(Action::Draw) => {
                        prop_assert_eq!(flights.len(), 1 + usize::from(renewed));
                        prop_assert_eq!(flights.last().map(|flight| flight.to), Some(Spot::Hand));
                    }
                    Step::Act(Action::Announce | Action::Pass | Action::Eclair) => prop_assert!(plan.is_empty()),
                    // The placed card, and the next one that comes to the hand.
                    Step::Place(..) | Step::Act(Action::Place(_)) | Step::Deal(..) => prop_assert!(flights.len() <= 2),
                }
                for flight in flights {
                    let shown = [(flight.from, flight.leaves), (flight.to, flight.arrives)];
                    for (spot, card) in shown.into_iter().filter_map(|(spot, card)| Some((spot, card?))) {
                        let seen = [before.state(), table.state()]
                            .into_iter()
                            .filter(|game| game.round().is_some())
                            .any(|game| may_see(game, viewer, spot, card));
                        prop_assert!(seen, "{viewer:?} sees {card:?} at {spot:?} in {flight:?} after {step:?}");
                    }
                }
            }
        }
    }

    /// The viewer's own racks get a peg for every card that is newly in order, from slot 5 up.
    #[test]
    fn pegs_go_in_for_what_has_come_to_be_in_order(any in any_plan(120)) {
        let mut table = any.start();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            let before = table.clone();
            let events = take(&mut table, &step);
            let (Step::Act(_), Some(old), Some(new)) = (&step, before.state().round(), table.state().round()) else { continue };
            let Some(seat) = old.to_act() else { continue };
            let plan = plan(table.state(), &events, Viewpoint::of(Some(seat)), false);
            let rows: Vec<usize> = plan.pegs.iter().map(|peg| peg.what.row()).collect();
            let risen = (old.rack(seat).rising()..new.rack(seat).rising()).collect::<Vec<_>>();
            prop_assert_eq!(rows, risen);
            prop_assert!(plan.pegs.is_sorted_by(|one, next| one.at < next.at));
        }
    }
}

#[test]
fn a_turn_moves_as_a_whole_and_several_at_once_not_at_all() {
    let mut table = crate::common::table::game(crate::common::table::plain(3), 0);
    crate::common::table::deal(&mut table, &[], &[]);
    let mut turn = || [Action::Draw, Action::Discard].map(|action| table.play(action).unwrap()).concat();
    let [one, other] = [turn(), turn()];
    let moves = |events: &[Event]| plan(&table, events, Viewpoint::of(Seat::new(0)), false).flights;
    let flights = moves(&one);
    assert_eq!(flights.len(), 1);
    assert_eq!((flights[0].what.from, flights[0].what.to), (Spot::Stock, Spot::DiscardPile));
    assert_eq!(moves(&[one, other].concat()), []);
    assert_eq!(moves(&[]), []);
}

#[test]
fn a_faster_pace_changes_nothing_but_the_times() {
    let mut table = crate::common::table::game(crate::common::table::plain(4), 0);
    crate::common::table::deal(&mut table, &[], &[]);
    let usual = plan(&table, table.events(), Viewpoint::of(Seat::new(1)), false);
    let fast = usual.clone().paced(200);
    assert_eq!(fast.flights.len(), usual.flights.len());
    let last = |plan: &Plan| plan.flights.iter().map(|flight| flight.at + flight.what.lasts).max();
    assert_eq!(last(&fast), last(&usual).map(|usual| usual / 2));
    assert_eq!(usual.clone().paced(100), usual);
}

#[test]
fn a_discard_is_picked_up_from_its_pile_and_goes_back_there_or_into_a_slot() {
    let mut table = crate::common::table::game(crate::common::table::plain(2), 0);
    crate::common::table::deal(&mut table, &[], &[]);
    let top = table.round().unwrap().discard().top().unwrap();
    let [up, back] = [pick_up(top), put_back(top)];
    assert_eq!((up.flights[0].what.from, up.flights[0].what.to), (Spot::DiscardPile, Spot::Hand));
    assert_eq!((back.flights[0].what.from, back.flights[0].what.to), (Spot::Hand, Spot::DiscardPile));
    assert_eq!(up.flights[0].what.arrives, Some(top));
    let seat = table.to_act();
    let events = table.play(Action::Take(Slot::ALL[2])).unwrap();
    let from = |viewer, picked_up| plan(&table, &events, Viewpoint::of(viewer), picked_up).flights[1].what.from;
    assert_eq!(from(seat, true), Spot::Hand);
    assert_eq!(from(seat, false), Spot::DiscardPile);
    assert_eq!(from(None, true), Spot::DiscardPile);
}
