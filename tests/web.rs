//! The browser's storage.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

use rack_o::engine::{Chance, Edition};
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry};
use rack_o::storage::{BrowserTexts, MatchExtras, Saves, Settings, TextStore, Theme, keys};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn some_match() -> RecordedMatch {
    let chance = Chance::new(11);
    let ann = SeatEntry { name: "Ann".into(), player: PlayerKind::Human, level: None };
    let rules = Edition::MiltonBradley.preset().check(2).unwrap();
    let mut recorded = RecordedMatch::start(rules, vec![ann.clone(), ann], chance).unwrap();
    recorded.deal_from(chance).unwrap();
    recorded
}

#[wasm_bindgen_test]
fn the_browser_keeps_a_match_and_the_settings() {
    let texts = BrowserTexts::new();
    let saves = Saves(texts);
    let recorded = some_match();
    let extras = MatchExtras { seed: Some(11), colours: vec![0, 1], at_table: true, ..MatchExtras::default() };
    saves.write_match("", &recorded, &extras, |_| false).unwrap();
    assert_eq!(saves.read_match("").unwrap().unwrap().record(), recorded.record());
    let settings = Settings { theme: Theme::Dark, ..Settings::default() };
    saves.write(keys::SETTINGS, &settings).unwrap();
    assert_eq!(saves.read::<Settings>(keys::SETTINGS).unwrap(), Some(settings));
    texts.set(keys::MATCH, "not a match").unwrap();
    assert_eq!(saves.read_match("").unwrap_err().text, "not a match");
    assert_eq!(texts.get(keys::MATCH), None);
    texts.remove(keys::SETTINGS);
    assert_eq!(texts.get(keys::SETTINGS), None);
}
