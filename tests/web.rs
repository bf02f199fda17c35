//! Parts of the page in a real browser: what a tap means, what may be seen, what the browser keeps.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

use leptos::prelude::*;
use rack_o::app::input::{self, Choice, Grip, Intent, Spot, Touch, intent, lift};
use rack_o::app::look::{Face, Hand, due, rack_at_table, tray};
use rack_o::app::runs::{RunMeaning, run_look};
use rack_o::app::{InPlay, changeable, element, follow};
use rack_o::engine::{Action, Chance, ChipGame, Decision, Edition, Goal, Price, RulesDraft, Seat, Slot};
use rack_o::i18n::{Language, Phrases, Who, source};
use rack_o::record::{PlayerKind, RecordedGame, SeatEntry};
use rack_o::storage::{Browser, Saves, Settings, TextStore, Theme, keys};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn entry(name: &str, player: PlayerKind) -> SeatEntry {
    SeatEntry { name: name.into(), player, level: None }
}

/// Two people and two computer players; the first seat to act is left of the dealer.
fn some_match() -> InPlay {
    let chance = Chance::new(11);
    let seats = vec![
        entry("Ann", PlayerKind::Human),
        entry("Otto", PlayerKind::Computer),
        entry("Bo", PlayerKind::Human),
        entry("Mina", PlayerKind::Computer),
    ];
    let rules = Edition::MiltonBradley.preset().check(4).unwrap();
    let mut recorded = RecordedGame::start(rules, seats, chance).unwrap();
    recorded.deal_from(chance).unwrap();
    InPlay { recorded, chance, colours: vec![0, 1, 2, 3] }
}

/// Plays until this seat has to begin its turn.
fn until_turn_of(play: &mut InPlay, seat: Seat) {
    while play.recorded.game().to_act() != Some(seat) {
        let legal = play.recorded.game().legal();
        let action = if legal.has(Action::Discard) { Action::Discard } else { Action::Draw };
        play.recorded.play(action).unwrap();
    }
}

const SLOT: Slot = Slot::ALL[3];

#[wasm_bindgen_test]
fn a_tap_means_what_the_turn_allows() {
    let turn = Some(Decision::Turn);
    let drawn = Some(Decision::Drawn);
    for (due, choice, touch, meant) in [
        (turn, Choice::Nothing, Touch::Stock, Intent::Act(Action::Draw)),
        (turn, Choice::Nothing, Touch::DiscardPile, Intent::Choose(Choice::Discard)),
        (turn, Choice::Discard, Touch::DiscardPile, Intent::Choose(Choice::Nothing)),
        (turn, Choice::Discard, Touch::Slot(SLOT), Intent::Act(Action::Take(SLOT))),
        (turn, Choice::Nothing, Touch::Slot(SLOT), Intent::Choose(Choice::Slot(SLOT))),
        (turn, Choice::Slot(SLOT), Touch::Take, Intent::Act(Action::Take(SLOT))),
        (turn, Choice::Slot(SLOT), Touch::Slot(SLOT), Intent::Choose(Choice::Nothing)),
        (turn, Choice::Discard, Touch::Escape, Intent::Choose(Choice::Nothing)),
        // A draw cannot be undone, so a card that was taken goes back first.
        (turn, Choice::Discard, Touch::Stock, Intent::Choose(Choice::Nothing)),
        (turn, Choice::Discard, Touch::ThrowAway, Intent::Choose(Choice::Nothing)),
        (drawn, Choice::Nothing, Touch::Slot(SLOT), Intent::Act(Action::Exchange(SLOT))),
        (drawn, Choice::Nothing, Touch::DiscardPile, Intent::Act(Action::Discard)),
        (drawn, Choice::Nothing, Touch::ThrowAway, Intent::Act(Action::Discard)),
        (Some(Decision::Announce), Choice::Nothing, Touch::Call, Intent::Act(Action::Announce)),
        (Some(Decision::Announce), Choice::Nothing, Touch::GoOn, Intent::Act(Action::Pass)),
        (Some(Decision::Eclair), Choice::Nothing, Touch::Call, Intent::Act(Action::Eclair)),
        (Some(Decision::Place), Choice::Nothing, Touch::Slot(SLOT), Intent::Act(Action::Place(SLOT))),
        (None, Choice::Nothing, Touch::Stock, Intent::Ignore),
    ] {
        assert_eq!(intent(due, choice, touch), meant, "{due:?} {choice:?} {touch:?}");
    }
}

#[wasm_bindgen_test]
fn a_move_that_is_to_be_confirmed_is_asked_for_once() {
    let (take, exchange) = (Action::Take(SLOT), Action::Exchange(SLOT));
    for (due, choice, touch, meant) in [
        (Decision::Turn, Choice::Discard, Touch::Slot(SLOT), Intent::Choose(Choice::Asked(take))),
        (Decision::Turn, Choice::Asked(take), Touch::Slot(SLOT), Intent::Act(take)),
        (Decision::Turn, Choice::Asked(take), Touch::DiscardPile, Intent::Choose(Choice::Nothing)),
        (Decision::Turn, Choice::Nothing, Touch::Stock, Intent::Act(Action::Draw)),
        (Decision::Drawn, Choice::Nothing, Touch::Slot(SLOT), Intent::Choose(Choice::Asked(exchange))),
        (Decision::Drawn, Choice::Asked(exchange), Touch::ThrowAway, Intent::Choose(Choice::Asked(Action::Discard))),
        (Decision::Drawn, Choice::Asked(Action::Discard), Touch::DiscardPile, Intent::Act(Action::Discard)),
        (Decision::Drawn, Choice::Asked(exchange), Touch::Escape, Intent::Choose(Choice::Nothing)),
        (Decision::Announce, Choice::Nothing, Touch::Call, Intent::Act(Action::Announce)),
    ] {
        let intent = intent(Some(due), choice, touch).confirmed(choice);
        assert_eq!(intent, meant, "{due:?} {choice:?} {touch:?}");
    }
    assert_eq!((Choice::Asked(take).holds_discard(), Choice::Asked(exchange).holds_discard()), (true, false));
    assert_eq!(Choice::Asked(exchange).slot(), Some(SLOT));
}

#[wasm_bindgen_test]
fn a_drag_means_what_the_same_taps_mean() {
    let turn = Some(Decision::Turn);
    let drawn = Some(Decision::Drawn);
    for (due, choice, grip, begins) in [
        (turn, Choice::Nothing, Grip::Stock, Some(Intent::Act(Action::Draw))),
        (turn, Choice::Discard, Grip::Stock, None),
        (turn, Choice::Slot(SLOT), Grip::DiscardPile, Some(Intent::Choose(Choice::Discard))),
        (turn, Choice::Nothing, Grip::Hand, None),
        (turn, Choice::Discard, Grip::Hand, Some(Intent::Choose(Choice::Discard))),
        (drawn, Choice::Nothing, Grip::Hand, Some(Intent::Ignore)),
        (drawn, Choice::Nothing, Grip::Stock, None),
        (Some(Decision::Place), Choice::Nothing, Grip::Hand, Some(Intent::Ignore)),
        (None, Choice::Nothing, Grip::Stock, None),
    ] {
        assert_eq!(lift(due, choice, grip), begins, "{due:?} {choice:?} {grip:?}");
    }
    for (due, grip, spot, ends) in [
        (turn, Grip::DiscardPile, Spot::Slot(SLOT), Intent::Act(Action::Take(SLOT))),
        (turn, Grip::DiscardPile, Spot::Nowhere, Intent::Choose(Choice::Nothing)),
        (turn, Grip::Hand, Spot::Nowhere, Intent::Ignore),
        (turn, Grip::Hand, Spot::DiscardPile, Intent::Choose(Choice::Nothing)),
        (drawn, Grip::Stock, Spot::Slot(SLOT), Intent::Act(Action::Exchange(SLOT))),
        (drawn, Grip::Hand, Spot::DiscardPile, Intent::Act(Action::Discard)),
        (drawn, Grip::Stock, Spot::Nowhere, Intent::Ignore),
        (Some(Decision::Place), Grip::Hand, Spot::Slot(SLOT), Intent::Act(Action::Place(SLOT))),
        (None, Grip::Hand, Spot::Slot(SLOT), Intent::Ignore),
    ] {
        assert_eq!(input::drop(due, grip, spot), ends, "{due:?} {grip:?} {spot:?}");
    }
}

#[wasm_bindgen_test]
fn the_own_rack_is_open_and_all_others_show_backs() {
    let play = some_match();
    for viewer in [Some(Seat::ALL[0]), Some(Seat::ALL[2]), None] {
        for seat in Seat::ALL {
            for slot in Slot::ALL {
                let face = rack_at_table(&play, viewer, seat, Choice::Nothing)[slot.row()].face;
                let open = matches!(face, Face::Card(_));
                assert_eq!(open, viewer == Some(seat), "{viewer:?} {seat:?} {slot:?}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn a_drawn_card_is_seen_only_by_who_drew_it() {
    let mut play = some_match();
    for drawer in [0, 1, 2, 3].map(|number| Seat::ALL[number]) {
        until_turn_of(&mut play, drawer);
        play.recorded.play(Action::Draw).unwrap();
        for viewer in [0, 2].map(|number| Seat::ALL[number]) {
            let hand = tray(&play, Some(viewer), Choice::Nothing, false).unwrap().hand;
            assert_eq!(matches!(hand, Hand::Card(_)), viewer == drawer, "{viewer:?} {drawer:?}");
            assert_ne!(hand, Hand::Nothing);
        }
        play.recorded.play(Action::Discard).unwrap();
    }
}

#[wasm_bindgen_test]
fn a_decision_is_due_only_to_the_person_whose_turn_it_is() {
    let mut play = some_match();
    until_turn_of(&mut play, Seat::ALL[2]);
    assert_eq!(due(&play, Some(Seat::ALL[2])), Some(Decision::Turn));
    assert_eq!(due(&play, Some(Seat::ALL[0])), None);
    until_turn_of(&mut play, Seat::ALL[3]);
    // A computer player's decision is nobody's at the device.
    assert_eq!(due(&play, Some(Seat::ALL[3])), None);
}

#[wasm_bindgen_test]
fn a_picked_up_discard_leaves_the_pile_for_the_hand_and_nothing_is_played_yet() {
    let mut play = some_match();
    until_turn_of(&mut play, Seat::ALL[0]);
    let viewer = Some(Seat::ALL[0]);
    let lying = tray(&play, viewer, Choice::Nothing, false).unwrap();
    let picked = tray(&play, viewer, Choice::Discard, false).unwrap();
    assert_eq!(picked.hand, Hand::Card(lying.top.unwrap()));
    assert_eq!(picked.top, lying.under);
    assert_eq!(lying.hand, Hand::Nothing);
}

#[wasm_bindgen_test]
fn sentences_speak_of_you_or_by_name() {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    let english = Phrases::read(&text).unwrap();
    assert_eq!(english.took(Who::You, 34, 35), "You took 34 into slot 35");
    assert_eq!(english.calls(Who::Named("Mina"), false), "Mina calls Rack\u{2011}O!");
    assert_eq!(english.draw_from_stock(11), "Draw from the stock, 11 cards left");
    assert_eq!(english.draw_from_stock(1), "Draw from the stock, 1 card left");
    assert_eq!(english.slot(25, 27, true), "Slot 25: 27, in order");
}

#[wasm_bindgen_test]
fn the_browser_keeps_a_match_and_the_settings() {
    let saves = Saves(Browser);
    let play = some_match();
    saves.write_match(&play.recorded).unwrap();
    assert_eq!(saves.read_match().unwrap().unwrap().record(), play.recorded.record());
    let settings = Settings { theme: Theme::Dark, ..Settings::default() };
    saves.write(keys::SETTINGS, &settings).unwrap();
    assert_eq!(saves.read::<Settings>(keys::SETTINGS).unwrap(), Some(settings));
    Browser.set(keys::MATCH, "not a match").unwrap();
    assert_eq!(saves.read_match().unwrap_err().text, "not a match");
    assert_eq!(Browser.get(keys::MATCH), None);
    Browser.remove(keys::SETTINGS);
    assert_eq!(Browser.get(keys::SETTINGS), None);
}

#[wasm_bindgen_test]
async fn an_element_follows_the_state_it_has_read() {
    let place = document().create_element("div").unwrap().unchecked_into::<web_sys::HtmlElement>();
    document().body().unwrap().append_child(&place).unwrap();
    let count = changeable(1);
    let pressed = changeable(0);
    let mounted = leptos::mount::mount_to(place.clone(), move || {
        element("button")
            .class("key")
            .flag("is-many", move || count.get() > 1)
            .bind("aria-label", move || Some(format!("{} cards", count.get())))
            .on("click", move |_| pressed.update(|pressed| *pressed += 1))
            .say(move || count.get().to_string())
            .made()
    });
    let button = place.query_selector("button").unwrap().unwrap().unchecked_into::<web_sys::HtmlElement>();
    assert_eq!((button.class_name().as_str(), button.inner_text().as_str()), ("key", "1"));
    count.set(2);
    leptos::task::tick().await;
    assert_eq!((button.class_name().as_str(), button.inner_text().as_str()), ("key is-many", "2"));
    assert_eq!(button.get_attribute("aria-label").as_deref(), Some("2 cards"));
    button.click();
    assert_eq!(pressed.get_untracked(), 1);
    drop(mounted);
    assert_eq!(place.inner_html(), "");
}

#[wasm_bindgen_test]
async fn a_part_that_is_made_anew_leaves_nothing_behind() {
    let place = document().create_element("div").unwrap().unchecked_into::<web_sys::HtmlElement>();
    let shown = changeable(2);
    let looked = changeable(0);
    let mounted = leptos::mount::mount_to(place.clone(), move || {
        element("ol")
            .child(element("li").text("first"))
            .dynamic(move || {
                (0..shown.get())
                    .map(|_| {
                        element("li").say(move || {
                            looked.track();
                            "card".to_owned()
                        })
                    })
                    .collect()
            })
            .child(element("li").text("last"))
            .made()
    });
    assert_eq!(place.text_content().as_deref(), Some("firstcardcardlast"));
    for (count, text) in [(0, "firstlast"), (3, "firstcardcardcardlast"), (1, "firstcardlast")] {
        shown.set(count);
        leptos::task::tick().await;
        looked.set(count);
        leptos::task::tick().await;
        assert_eq!(place.text_content().as_deref(), Some(text));
    }
    drop(mounted);
    assert_eq!(place.inner_html(), "");
}

#[wasm_bindgen_test]
fn a_run_means_what_the_rules_say() {
    let chips = |price| Goal::Chips(ChipGame::usual(price, false));
    /// So many players, a change to the rules, and whether runs mean anything then.
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
        let mut recorded = RecordedGame::start(rules, seats, chance).unwrap();
        recorded.deal_from(chance).unwrap();
        InPlay { recorded, chance, colours: (0..players as u8).collect() }
    };
    for (players, change, means) in changes {
        let mut draft = Edition::MiltonBradley.preset();
        change(&mut draft);
        let play = dealt(players, draft);
        assert_eq!(run_look(&play, Seat::ALL[0]).is_some(), means, "{draft:?}");
    }
    for (price, sign) in [(Price::AnnouncerRun, 1), (Price::OwnRun, -1)] {
        let play = dealt(3, RulesDraft { goal: chips(price), ..Edition::RavensburgerDe.preset() });
        let look = run_look(&play, Seat::ALL[0]).unwrap();
        let paid = match look.meaning {
            RunMeaning::Earns(chips) => chips,
            RunMeaning::Costs(chips) => -chips,
            other => panic!("{other:?}"),
        };
        assert!(paid * sign >= 1);
        assert_eq!(play.recorded.game().round().unwrap().rack(Seat::ALL[0]).longest_run(), look.length);
    }
}

#[wasm_bindgen_test]
async fn what_follows_a_value_is_told_only_when_it_has_really_changed() {
    let place = document().create_element("div").unwrap().unchecked_into::<web_sys::HtmlElement>();
    let count = changeable(4);
    let made = changeable(0);
    let mounted = leptos::mount::mount_to(place.clone(), move || {
        let half = follow(move || count.get() / 2);
        element("p")
            .dynamic(move || {
                made.update(|made| *made += 1);
                vec![element("b").text(&half.get().to_string())]
            })
            .made()
    });
    let shown = || (place.text_content().unwrap(), made.get_untracked());
    assert_eq!(shown(), ("2".into(), 1));
    for (value, text, times) in [(5, "2", 1), (6, "3", 2), (6, "3", 2), (7, "3", 2), (4, "2", 3)] {
        count.set(value);
        leptos::task::tick().await;
        assert_eq!(shown(), (text.into(), times), "{value}");
    }
    drop(mounted);
    count.set(20);
    leptos::task::tick().await;
    assert_eq!(made.get_untracked(), 3);
}
