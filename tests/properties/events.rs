//! What the engine tells of a match is all that happened, and tells nobody a card they may not know.

use crate::common::plan::{any_plan, cases, take};
use proptest::prelude::*;
use rack_o::engine::{Card, CardIn, Event, PublicMove, Rack, Round, RoundResult, Seat, Slot, Stage};

/// A table that is kept by events alone, as by somebody who writes down what everybody does and turns every card over.
#[derive(Default)]
struct Kept {
    racks: Vec<[Option<Card>; Slot::COUNT]>,
    discards: Vec<Card>,
    hand: Option<Card>,
    renewals: u16,
    turns: Vec<PublicMove>,
    result: Option<RoundResult>,
}

impl Kept {
    /// A round as it was dealt.
    fn dealt(round: &Round) -> Kept {
        let rack = |seat: Seat| Slot::ALL.map(|slot| round.rack(seat).get(slot));
        Kept { racks: Seat::ALL.map(rack).to_vec(), ..Kept::default() }
    }

    fn keep(&mut self, event: &Event) {
        self.turns.extend(event.public_move());
        match *event {
            Event::Placed { seat, slot, card } => self.racks[seat.number()][slot.row()] = Some(card.revealed()),
            Event::TurnedUp { card } => self.discards.push(card),
            Event::StockRenewed { .. } => {
                self.discards.clear();
                self.renewals += 1;
            }
            Event::Drew { card, .. } => self.hand = Some(card.revealed()),
            Event::Took { card, .. } => {
                assert_eq!(self.discards.pop(), Some(card));
                self.hand = Some(card);
            }
            Event::Exchanged { seat, slot, card, out } => {
                assert_eq!(self.hand.take(), Some(card.revealed()));
                assert_eq!(self.racks[seat.number()][slot.row()].replace(card.revealed()), Some(out));
                self.discards.push(out);
            }
            Event::Discarded { card, .. } => {
                assert_eq!(self.hand.take(), Some(card));
                self.discards.push(card);
            }
            Event::RoundEnded(result) => self.result = Some(result),
            Event::Dealt { .. }
            | Event::Announced { .. }
            | Event::Passed { .. }
            | Event::LeftGame { .. }
            | Event::MatchEnded { .. } => {}
        }
    }
}

proptest! {
    #![proptest_config(cases(160))]

    #[test]
    fn whoever_writes_down_what_happens_knows_the_table(any in any_plan(160)) {
        let mut table = any.start();
        let mut kept = Kept::default();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            let before = table.state().clone();
            let events = take(&mut table, &step);
            let game = table.state();
            let round = game.round().unwrap();
            if matches!(events.first(), Some(Event::Dealt { .. })) {
                kept = Kept::dealt(round);
                prop_assert_eq!(game.events(), &events[..]);
            } else if !matches!(events.first(), Some(Event::Placed { .. })) {
                prop_assert!(game.events().ends_with(&events));
            }
            events.iter().for_each(|event| kept.keep(event));
            for seat in round.seats().iter() {
                prop_assert_eq!(&Rack::from_slots(kept.racks[seat.number()]), round.rack(seat));
            }
            prop_assert_eq!(kept.discards.iter().map(|card| card.number()).collect::<Vec<u8>>(), round.discard().cards());
            prop_assert_eq!(kept.hand, round.drawn());
            prop_assert_eq!(kept.renewals, round.renewals());
            prop_assert_eq!(&kept.turns[..], game.log());
            prop_assert_eq!(kept.result.as_ref(), game.last_result().filter(|_| game.stage() != Stage::Playing));
            let left: Vec<Seat> = before.playing().iter().filter(|&seat| !game.playing().has(seat)).collect();
            let told: Vec<Seat> = events
                .iter()
                .filter_map(|event| if let Event::LeftGame { seat } = event { Some(*seat) } else { None })
                .collect();
            prop_assert_eq!(told, left);
            let winners = events.iter().find_map(|event| if let Event::MatchEnded { winners } = event { Some(*winners) } else { None });
            prop_assert_eq!(winners.map(Stage::Over), Some(game.stage()).filter(|stage| matches!(stage, Stage::Over(_))));
        }
    }

    #[test]
    fn a_drawn_or_dealt_card_is_its_players_secret(any in any_plan(120)) {
        let mut table = any.start();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            for event in take(&mut table, &step) {
                let (Event::Placed { seat, card, .. }
                | Event::Drew { seat, card }
                | Event::Exchanged { seat, card: CardIn::Drawn(card), .. }) = event
                else {
                    continue;
                };
                for other in Seat::ALL {
                    prop_assert_eq!(card.seen_by(other), (other == seat).then(|| card.revealed()));
                }
            }
        }
    }

    #[test]
    fn what_is_refused_tells_nothing(any in any_plan(80)) {
        let mut table = any.start();
        for &choice in &any.choices {
            let Some(step) = any.next(&table, choice) else { break };
            take(&mut table, &step);
            let game = table.state().clone();
            for action in rack_o::engine::Action::all().filter(|&action| !game.legal().has(action)) {
                prop_assert!(table.play(action).is_err());
                prop_assert_eq!(table.state().events(), game.events());
            }
        }
    }
}
