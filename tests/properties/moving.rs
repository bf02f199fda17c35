//! Motion on the table follows from what happened, and shows nobody a card they may not see.

use crate::common::plan::{Step, any_plan, cases, take};
use proptest::prelude::*;
use rack_o::engine::{Action, Card, Deal, Game, Phase, Seat, Slot};
use rack_o::motion::{Flight, Place, Plan, Scene, plan};
use rack_o::record::RecordedGame;

fn scene(table: &RecordedGame, viewer: Option<Seat>) -> Option<Scene> {
    Scene::of(table.game(), viewer, false, false)
}

/// The plans between these two tables, as each seat sees them and as a viewer who sees no rack.
fn plans<'a>(before: &'a RecordedGame, after: &'a RecordedGame) -> impl Iterator<Item = (Option<Seat>, Plan)> + 'a {
    let viewers = Seat::ALL.into_iter().take(before.game().rules().players()).map(Some).chain([None]);
    viewers.filter_map(|viewer| Some((viewer, plan(scene(before, viewer).as_ref(), &scene(after, viewer)?))))
}

fn from(flight: &Flight) -> bool {
    matches!(flight.from, Place::Stock)
}

/// Whether the viewer may know that this card is here.
fn may_see(game: &Game, viewer: Option<Seat>, place: Place, card: Card) -> bool {
    let round = game.round().unwrap();
    match place {
        Place::Stock => false,
        Place::DiscardPile => round.discard().cards().contains(&card.number()),
        Place::Hand => round.to_act() == viewer || round.discard().cards().contains(&card.number()),
        Place::Slot(seat, slot) => viewer == Some(seat) && round.rack(seat).get(slot) == Some(card),
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
            take(&mut table, &step);
            let renewed = before.game().round().is_some_and(|round| round.stock().is_empty());
            for (viewer, plan) in plans(&before, &table) {
                prop_assert!(in_reach(&plan), "{plan:?}");
                let flights: Vec<Flight> = plan.flights.iter().map(|flight| flight.what).collect();
                match step {
                    Step::Deal(..) if any.rules.deal == Deal::Standard => {
                        let players = table.game().playing().len();
                        prop_assert_eq!(flights.len(), Slot::COUNT * players + 1);
                        prop_assert!(flights.iter().all(from));
                    }
                    Step::Act(Action::Take(slot) | Action::Exchange(slot)) => {
                        let seat = before.game().to_act().unwrap();
                        let rack = Place::Slot(seat, slot);
                        prop_assert_eq!(flights.len(), 2);
                        prop_assert_eq!((flights[0].from, flights[0].to), (rack, Place::DiscardPile));
                        prop_assert_eq!(flights[1].to, rack);
                    }
                    Step::Act(Action::Discard) => {
                        prop_assert_eq!(flights.len(), 1);
                        prop_assert_eq!((flights[0].from, flights[0].to), (Place::Hand, Place::DiscardPile));
                    }
                    Step::Act(Action::Draw) => {
                        prop_assert_eq!(flights.len(), 1 + usize::from(renewed));
                        prop_assert_eq!(flights.last().map(|flight| flight.to), Some(Place::Hand));
                    }
                    Step::Act(Action::Announce | Action::Pass | Action::Eclair) => prop_assert!(plan.is_empty()),
                    // The placed card, and the next one that comes to the hand.
                    Step::Place(..) | Step::Act(Action::Place(_)) | Step::Deal(..) => prop_assert!(flights.len() <= 2),
                }
                for flight in flights {
                    let shown = [(flight.from, flight.leaves), (flight.to, flight.arrives)];
                    for (place, card) in shown.into_iter().filter_map(|(place, card)| Some((place, card?))) {
                        let seen = [before.game(), table.game()]
                            .into_iter()
                            .filter(|game| game.round().is_some())
                            .any(|game| may_see(game, viewer, place, card));
                        prop_assert!(seen, "{viewer:?} sees {card:?} at {place:?} in {flight:?} after {step:?}");
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
            take(&mut table, &step);
            let (Step::Act(_), Some(old), Some(new)) = (&step, before.game().round(), table.game().round()) else { continue };
            let Some(seat) = old.to_act() else { continue };
            let plan = plan(scene(&before, Some(seat)).as_ref(), &scene(&table, Some(seat)).unwrap());
            let rows: Vec<usize> = plan.pegs.iter().map(|peg| peg.what.row()).collect();
            let risen = (old.rack(seat).rising()..new.rack(seat).rising()).collect::<Vec<_>>();
            prop_assert_eq!(rows, risen);
            prop_assert!(plan.pegs.is_sorted_by(|one, next| one.at < next.at));
        }
    }
}

#[test]
fn nothing_moves_where_one_table_does_not_follow_from_the_other() {
    let table = |actions: &[Action]| {
        let mut table = crate::common::table::game(crate::common::table::plain(3), 0);
        crate::common::table::deal(&mut table, &[], &[]);
        crate::common::table::play(&mut table, actions);
        table
    };
    let turn = [Action::Draw, Action::Discard];
    let [fresh, one, three] = [table(&[]), table(&turn), table(&turn.repeat(3))];
    let view = |game: &Game, viewer: usize| Scene::of(game, Seat::new(viewer), false, false).unwrap();
    assert_eq!(plan(Some(&view(&one, 0)), &view(&fresh, 0)), Plan::default(), "taken back");
    assert_eq!(plan(Some(&view(&fresh, 0)), &view(&three, 0)), Plan::default(), "more than one turn");
    assert_eq!(plan(Some(&view(&fresh, 0)), &view(&one, 1)), Plan::default(), "another person");
    assert_eq!(plan(None, &view(&one, 0)), Plan::default(), "come back to a round under way");
    assert!(!plan(None, &view(&fresh, 0)).is_empty(), "just dealt");
    assert_eq!(one.round().unwrap().phase(), Phase::Turn);
}

#[test]
fn a_faster_pace_changes_nothing_but_the_times() {
    let mut table = crate::common::table::game(crate::common::table::plain(4), 0);
    crate::common::table::deal(&mut table, &[], &[]);
    let usual = plan(None, &Scene::of(&table, Seat::new(1), false, false).unwrap());
    let fast = usual.clone().paced(200);
    assert_eq!(fast.flights.len(), usual.flights.len());
    let last = |plan: &Plan| plan.flights.iter().map(|flight| flight.at + flight.what.lasts).max();
    assert_eq!(last(&fast), last(&usual).map(|usual| usual / 2));
    assert_eq!(usual.clone().paced(100), usual);
}

#[test]
fn a_discard_is_picked_up_from_its_pile_and_goes_back_there() {
    let mut table = crate::common::table::game(crate::common::table::plain(2), 0);
    crate::common::table::deal(&mut table, &[], &[]);
    let view = |picked| Scene::of(&table, Seat::new(1), picked, false).unwrap();
    let [up, back] = [plan(Some(&view(false)), &view(true)), plan(Some(&view(true)), &view(false))];
    assert_eq!((up.flights[0].what.from, up.flights[0].what.to), (Place::DiscardPile, Place::Hand));
    assert_eq!((back.flights[0].what.from, back.flights[0].what.to), (Place::Hand, Place::DiscardPile));
    assert_eq!(up.flights[0].what.arrives.map(Card::number), table.round().unwrap().discard().top().map(Card::number));
}
