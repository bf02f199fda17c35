//! The table as a person sees and uses it: what a press means, what may be seen, what runs are worth.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use rack_o::engine::{
    Action, Card, Chance, ChipGame, Decision, Edition, Goal, Price, Rack, RulesDraft, Seat, Slot, Stage,
};
use rack_o::i18n::{Language, Phrases, Who, source};
use rack_o::players::{Level, quick_player};
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry};
use rack_o::table::TableMatch;
use rack_o::table::input::{DragSource, DropTarget, Intent, Press, Selection, drag_end, drag_start, intent};
use rack_o::table::moves::{last_turns, turns_since};
use rack_o::table::runs::{RunMeaning, run_view};
use rack_o::table::sentences::deal_sentence;
use rack_o::table::view::{Face, Hand, SlotView, decision_due, in_the_way, open_slot, rack_at_table, tray};

fn entry(name: &str, player: PlayerKind) -> SeatEntry {
    SeatEntry { name: name.into(), player, level: None }
}

/// Two people and two computer players; the first seat to act is left of the dealer.
fn some_match() -> TableMatch {
    let chance = Chance::new(11);
    let seats = vec![
        entry("Ann", PlayerKind::Human),
        entry("Otto", PlayerKind::Computer),
        entry("Bo", PlayerKind::Human),
        entry("Mina", PlayerKind::Computer),
    ];
    let rules = Edition::MiltonBradley.preset().check(4).unwrap();
    let mut recorded = RecordedMatch::start(rules, seats, chance).unwrap();
    recorded.deal_from(chance).unwrap();
    TableMatch { recorded, chance, colours: vec![0, 1, 2, 3], id: None }
}

/// Plays until it is this seat's turn.
fn until_turn_of(game: &mut TableMatch, seat: Seat) {
    while game.recorded.state().to_act() != Some(seat) {
        let legal = game.recorded.state().legal();
        let action = if legal.has(Action::Discard) { Action::Discard } else { Action::Draw };
        game.recorded.play(action).unwrap();
    }
}

const SLOT: Slot = Slot::ALL[3];

#[test]
fn a_tap_means_what_the_turn_allows() {
    let turn = Some(Decision::Turn);
    let drawn = Some(Decision::Drawn);
    for (due, selection, press, meant) in [
        (turn, Selection::Nothing, Press::Stock, Intent::Act(Action::Draw)),
        (turn, Selection::Nothing, Press::DiscardPile, Intent::Select(Selection::Discard)),
        (turn, Selection::Discard, Press::DiscardPile, Intent::Select(Selection::Nothing)),
        (turn, Selection::Discard, Press::Slot(SLOT), Intent::Act(Action::Take(SLOT))),
        (turn, Selection::Nothing, Press::Slot(SLOT), Intent::Select(Selection::Slot(SLOT))),
        (turn, Selection::Slot(SLOT), Press::Take, Intent::Act(Action::Take(SLOT))),
        (turn, Selection::Slot(SLOT), Press::Slot(SLOT), Intent::Select(Selection::Nothing)),
        (turn, Selection::Discard, Press::Escape, Intent::Select(Selection::Nothing)),
        // A draw cannot be undone, so a picked-up discard is put back first.
        (turn, Selection::Discard, Press::Stock, Intent::Select(Selection::Nothing)),
        (turn, Selection::Discard, Press::Discard, Intent::Select(Selection::Nothing)),
        (drawn, Selection::Nothing, Press::Slot(SLOT), Intent::Act(Action::Exchange(SLOT))),
        (drawn, Selection::Nothing, Press::DiscardPile, Intent::Act(Action::Discard)),
        (drawn, Selection::Nothing, Press::Discard, Intent::Act(Action::Discard)),
        (Some(Decision::Announce), Selection::Nothing, Press::Announce, Intent::Act(Action::Announce)),
        (Some(Decision::Announce), Selection::Nothing, Press::Pass, Intent::Act(Action::Pass)),
        (Some(Decision::Eclair), Selection::Nothing, Press::Announce, Intent::Act(Action::Eclair)),
        (Some(Decision::Place), Selection::Nothing, Press::Slot(SLOT), Intent::Act(Action::Place(SLOT))),
        (None, Selection::Nothing, Press::Stock, Intent::Ignore),
    ] {
        assert_eq!(intent(due, selection, press), meant, "{due:?} {selection:?} {press:?}");
    }
}

#[test]
fn a_move_that_is_to_be_confirmed_is_asked_for_once() {
    let (take, exchange) = (Action::Take(SLOT), Action::Exchange(SLOT));
    for (due, selection, press, meant) in [
        (Decision::Turn, Selection::Discard, Press::Slot(SLOT), Intent::Select(Selection::Asked(take))),
        (Decision::Turn, Selection::Asked(take), Press::Slot(SLOT), Intent::Act(take)),
        (Decision::Turn, Selection::Asked(take), Press::DiscardPile, Intent::Select(Selection::Nothing)),
        (Decision::Turn, Selection::Nothing, Press::Stock, Intent::Act(Action::Draw)),
        (Decision::Drawn, Selection::Nothing, Press::Slot(SLOT), Intent::Select(Selection::Asked(exchange))),
        (
            Decision::Drawn,
            Selection::Asked(exchange),
            Press::Discard,
            Intent::Select(Selection::Asked(Action::Discard)),
        ),
        (Decision::Drawn, Selection::Asked(Action::Discard), Press::DiscardPile, Intent::Act(Action::Discard)),
        (Decision::Drawn, Selection::Asked(exchange), Press::Escape, Intent::Select(Selection::Nothing)),
        (Decision::Announce, Selection::Nothing, Press::Announce, Intent::Act(Action::Announce)),
    ] {
        let intent = intent(Some(due), selection, press).confirmed(selection);
        assert_eq!(intent, meant, "{due:?} {selection:?} {press:?}");
    }
    assert_eq!((Selection::Asked(take).holds_discard(), Selection::Asked(exchange).holds_discard()), (true, false));
    assert_eq!(Selection::Asked(exchange).slot(), Some(SLOT));
}

#[test]
fn a_drag_means_what_the_same_taps_mean() {
    let turn = Some(Decision::Turn);
    let drawn = Some(Decision::Drawn);
    for (due, selection, source, begins) in [
        (turn, Selection::Nothing, DragSource::Stock, Some(Intent::Act(Action::Draw))),
        (turn, Selection::Discard, DragSource::Stock, None),
        (turn, Selection::Slot(SLOT), DragSource::DiscardPile, Some(Intent::Select(Selection::Discard))),
        (turn, Selection::Nothing, DragSource::Hand, None),
        (turn, Selection::Discard, DragSource::Hand, Some(Intent::Select(Selection::Discard))),
        (drawn, Selection::Nothing, DragSource::Hand, Some(Intent::Ignore)),
        (drawn, Selection::Nothing, DragSource::Stock, None),
        (Some(Decision::Place), Selection::Nothing, DragSource::Hand, Some(Intent::Ignore)),
        (None, Selection::Nothing, DragSource::Stock, None),
    ] {
        assert_eq!(drag_start(due, selection, source), begins, "{due:?} {selection:?} {source:?}");
    }
    for (due, source, target, ends) in [
        (turn, DragSource::DiscardPile, DropTarget::Slot(SLOT), Intent::Act(Action::Take(SLOT))),
        (turn, DragSource::DiscardPile, DropTarget::Nowhere, Intent::Select(Selection::Nothing)),
        (turn, DragSource::Hand, DropTarget::Nowhere, Intent::Ignore),
        (turn, DragSource::Hand, DropTarget::DiscardPile, Intent::Select(Selection::Nothing)),
        (drawn, DragSource::Stock, DropTarget::Slot(SLOT), Intent::Act(Action::Exchange(SLOT))),
        (drawn, DragSource::Hand, DropTarget::DiscardPile, Intent::Act(Action::Discard)),
        (drawn, DragSource::Stock, DropTarget::Nowhere, Intent::Ignore),
        (Some(Decision::Place), DragSource::Hand, DropTarget::Slot(SLOT), Intent::Act(Action::Place(SLOT))),
        (None, DragSource::Hand, DropTarget::Slot(SLOT), Intent::Ignore),
    ] {
        assert_eq!(drag_end(due, source, target), ends, "{due:?} {source:?} {target:?}");
    }
}

#[test]
fn the_own_rack_is_open_and_all_others_show_backs() {
    let game = some_match();
    for viewer in [Some(Seat::ALL[0]), Some(Seat::ALL[2]), None] {
        for seat in Seat::ALL {
            for slot in Slot::ALL {
                let face = rack_at_table(&game, viewer, seat, Selection::Nothing)[slot.row()].face;
                let open = matches!(face, Face::Card(_));
                assert_eq!(open, viewer == Some(seat), "{viewer:?} {seat:?} {slot:?}");
            }
        }
    }
}

#[test]
fn a_drawn_card_is_seen_only_by_who_drew_it() {
    let mut game = some_match();
    for drawer in [0, 1, 2, 3].map(|number| Seat::ALL[number]) {
        until_turn_of(&mut game, drawer);
        game.recorded.play(Action::Draw).unwrap();
        for viewer in [0, 2].map(|number| Seat::ALL[number]) {
            let hand = tray(&game, Some(viewer), Selection::Nothing, false).unwrap().hand;
            assert_eq!(matches!(hand, Hand::Card(_)), viewer == drawer, "{viewer:?} {drawer:?}");
            assert_ne!(hand, Hand::Nothing);
        }
        game.recorded.play(Action::Discard).unwrap();
    }
}

#[test]
fn a_decision_is_due_only_to_the_person_whose_turn_it_is() {
    let mut game = some_match();
    until_turn_of(&mut game, Seat::ALL[2]);
    assert_eq!(decision_due(&game, Some(Seat::ALL[2])), Some(Decision::Turn));
    assert_eq!(decision_due(&game, Some(Seat::ALL[0])), None);
    until_turn_of(&mut game, Seat::ALL[3]);
    // A computer player's decision belongs to nobody at the device.
    assert_eq!(decision_due(&game, Some(Seat::ALL[3])), None);
}

#[test]
fn a_picked_up_discard_leaves_the_pile_for_the_hand_and_nothing_is_played_yet() {
    let mut game = some_match();
    until_turn_of(&mut game, Seat::ALL[0]);
    let viewer = Some(Seat::ALL[0]);
    let lying = tray(&game, viewer, Selection::Nothing, false).unwrap();
    let picked = tray(&game, viewer, Selection::Discard, false).unwrap();
    assert_eq!(picked.hand, Hand::Card(lying.top.unwrap()));
    assert_eq!(picked.top, lying.under);
    assert_eq!(lying.hand, Hand::Nothing);
}

#[test]
fn sentences_speak_of_you_or_by_name() {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    assert_eq!(english.took(Who::You, 34, 35), "You took the 34 for slot 35");
    assert_eq!(english.calls(Who::Named("Mina"), false), "Mina called Rack\u{2011}O!");
    assert_eq!(english.draw_from_stock(11), "Draw from the stock, 11 cards left");
    assert_eq!(english.draw_from_stock(1), "Draw from the stock, 1 card left");
    assert_eq!(english.slot(25, 27, true), "Slot 25: 27, in order");
}

#[test]
fn the_move_before_which_the_stock_ran_out_says_so() {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    for players in 2..=4 {
        let seats = some_match().recorded.record().seats[..players].to_vec();
        let rules = Edition::MiltonBradley.preset().check(players).unwrap();
        let mut game = TableMatch::start(rules, seats, vec![0; players], 3).unwrap();
        let mut renewals = 0;
        for nth in 0..150 {
            // Now and then somebody takes the discard, which leaves the stock as it is.
            let actions: &[Action] =
                if nth % 7 == 3 { &[Action::Take(Slot::ALL[4])] } else { &[Action::Draw, Action::Discard] };
            for &action in actions {
                game.recorded.play(action).unwrap();
            }
            if game.state().legal().has(Action::Pass) {
                game.recorded.play(Action::Pass).unwrap();
            }
            let now = game.state().round().unwrap().renewals();
            let says_so = last_turns(&game, 1, &[], english)[0].1.starts_with("The stock ran out");
            assert_eq!(says_so, now > renewals, "{players} players, turn {nth}");
            renewals = now;
        }
        assert!(renewals > 1);
    }
}

#[test]
fn after_a_round_the_moves_still_name_who_dealt_it() {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    let mut game = some_match();
    let dealt = deal_sentence(&game, english);
    let mut easy = quick_player(Level::Easy).unwrap();
    while game.state().stage() == Stage::Playing {
        let seat = game.state().to_act().unwrap();
        let action = easy.decide(&game.state().view(seat).unwrap(), game.decision_seed(seat));
        game.recorded.play(action).unwrap();
    }
    assert_eq!(deal_sentence(&game, english), dealt);
    assert_eq!(last_turns(&game, usize::MAX, &[], english)[0].1, dealt);
}

#[test]
fn the_card_in_the_way_is_the_one_that_stands_wrong_with_more_of_the_others() {
    let racks = [
        // The 31 counts by the rules, but nothing behind it will while it stands there.
        ([4, 9, 31, 15, 18, 22, 25, 30, 33, 38], Some(15)),
        ([4, 9, 11, 15, 18, 22, 12, 30, 33, 38], Some(35)),
        ([34, 3, 14, 27, 10, 21, 28, 35, 29, 40], Some(5)),
        ([3, 4, 6, 8, 10, 12, 14, 16, 60, 20], Some(50)),
        ([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], Some(5)),
        ([4, 9, 15, 12, 18, 22, 25, 30, 33, 38], Some(20)),
        ([1, 2, 3, 4, 5, 6, 7, 8, 9, 60], None),
        // Cards are still being placed.
        ([4, 0, 2, 0, 0, 0, 0, 0, 0, 0], None),
        ([0; 10], None),
    ];
    for (cards, slot) in racks {
        let rack = Rack::from_slots(cards.map(Card::new));
        assert_eq!(in_the_way(&rack).map(Slot::label), slot, "{cards:?}");
        // It is marked as such where it counts: otherwise it is the one that breaks the order, which is marked always, and
        // where the rules say so (R18).
        let marked = |counting, mark: fn(&SlotView) -> bool| {
            Slot::ALL.into_iter().filter(|&at| mark(&open_slot(&rack, at, counting))).map(Slot::label).next()
        };
        let first_out = Slot::from_row(rack.rising()).filter(|&at| rack.get(at).is_some()).map(Slot::label);
        assert_eq!(marked(false, |view| view.blocks), slot.filter(|_| slot < first_out), "{cards:?}");
        assert_eq!(marked(false, |view| view.breaks), first_out, "{cards:?}");
        assert_eq!(marked(true, |view| view.breaks), first_out, "{cards:?}");
        assert_eq!(marked(true, |view| view.blocks), None, "{cards:?}");
    }
}

#[test]
fn whoever_is_handed_the_device_hears_what_has_happened_since_their_last_turn() {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    let mut game = some_match();
    let first = game.state().to_act().unwrap();
    assert!(turns_since(&game, first, english).is_empty());
    for (turns, left) in [0, 1, 2, 3, 3, 3].into_iter().enumerate() {
        let seat = game.state().to_act().unwrap();
        let heard = turns_since(&game, seat, english);
        assert_eq!(heard.len(), left, "after {turns} turns");
        assert!(heard.iter().all(|(colour, _)| *colour != game.colour(seat)));
        game.recorded.play(Action::Draw).unwrap();
        game.recorded.play(Action::Discard).unwrap();
    }
}

#[test]
fn a_run_means_what_the_rules_say() {
    let chips = |price| Goal::Chips(ChipGame::usual(price, false));
    /// The number of players, a change to the rules, and whether runs count then.
    type Case = (usize, fn(&mut RulesDraft), bool);
    let changes: [Case; 4] = [
        (2, |_| {}, true),
        (3, |_| {}, false),
        (4, |rules| rules.bonus = true, true),
        (2, |rules| (rules.bonus, rules.run_of_three) = (true, false), true),
    ];
    let dealt = |players: usize, draft: RulesDraft| {
        let chance = Chance::new(11);
        let rules = draft.check(players).unwrap();
        let seats = vec![entry("Ann", PlayerKind::Human); players];
        let mut recorded = RecordedMatch::start(rules, seats, chance).unwrap();
        recorded.deal_from(chance).unwrap();
        TableMatch { recorded, chance, colours: (0..players as u8).collect(), id: None }
    };
    for (players, change, means) in changes {
        let mut draft = Edition::MiltonBradley.preset();
        change(&mut draft);
        let game = dealt(players, draft);
        assert_eq!(run_view(&game, Seat::ALL[0]).is_some(), means, "{draft:?}");
    }
    for (price, sign) in [(Price::AnnouncerRun, 1), (Price::OwnRun, -1)] {
        let game = dealt(3, RulesDraft { goal: chips(price), ..Edition::RavensburgerDe.preset() });
        let view = run_view(&game, Seat::ALL[0]).unwrap();
        let paid = match view.meaning {
            RunMeaning::Earns(chips) => chips,
            RunMeaning::Costs(chips) => -chips,
            other => panic!("{other:?}"),
        };
        assert!(paid * sign >= 1);
        assert_eq!(game.recorded.state().round().unwrap().rack(Seat::ALL[0]).longest_run(), view.length);
    }
}
