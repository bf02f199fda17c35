//! What every released version has stored in browsers can still be read completely. Each has a file in `tests/saves/`
//! with the texts by key; a new version adds a file and changes none.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "common/memory.rs"]
mod memory;

use memory::Memory;
use rack_o::engine::Goal;
use rack_o::storage::{
    LastTable, Learning, MatchExtras, Motion, Opposition, Pace, Profile, Saves, Settings, TextStore, Theme, keys,
};
use std::collections::BTreeMap;
use std::path::Path;

fn saves_of(version: &str) -> Memory {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/saves/{version}.json"));
    let texts: BTreeMap<String, serde_json::Value> =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let text = |value: serde_json::Value| value.as_str().unwrap().to_owned();
    Memory::of(texts.into_iter().map(|(key, value)| (key, text(value))))
}

#[test]
#[allow(clippy::needless_update, reason = "later versions have more settings")]
fn what_version_0_1_0_has_left_is_all_there() {
    let memory = saves_of("0.1.0");
    let saves = Saves(&memory);
    let was = (&memory).get(keys::MATCH).unwrap();
    assert_eq!(saves.read_match("").unwrap().unwrap().to_json(), was);
    let extras: MatchExtras = saves.read(keys::EXTRAS).unwrap().unwrap();
    assert_eq!((extras.seed.as_str(), extras.at_table), ("1956", true));
    // It is the first of the saved matches, and stays where it is.
    let (matches, aside) = saves.matches(1000);
    assert!(aside.is_empty());
    let names: Vec<&str> = matches[0].seats().map(|(_, name, _)| name).collect();
    assert_eq!((matches.len(), &*matches[0].id, names), (1, "", vec!["Ann", "Bo", "Zoë \"Z\" 李"]));
    assert_eq!((&memory).get(keys::MATCH), Some(was));
    assert_eq!(saves.extras("").unwrap().seed, extras.seed);
    let all = Settings {
        theme: Theme::Dark,
        pace: Pace::Fast,
        motion: Motion::Off,
        sound: false,
        volume: 25,
        confirm: true,
        call_by_itself: true,
        memory_aid: true,
        learning: Learning::Warn,
        practice: true,
        keys: false,
        ..Settings::default()
    };
    assert_eq!(saves.read(keys::SETTINGS), Ok(Some(all)));
    let table: LastTable = saves.read(keys::TABLE).unwrap().unwrap();
    let seats: Vec<(&str, &str)> = table.seats.iter().map(|seat| (&*seat.name, &*seat.player)).collect();
    assert_eq!(seats, [("Ann", "human"), ("Otto", "computer"), ("Vera", "computer"), ("Mina", "empty")]);
    assert_eq!(table.rules.unwrap().goal, Goal::Points(250));
    let (tally, aside) = saves.tally();
    assert!(aside.is_empty());
    let hard = tally.sum(|line| line.opposition == Opposition::Hard);
    assert_eq!(
        (hard.rounds, hard.rounds_won, hard.points, hard.chips, hard.lost),
        (5, 4, 305, -3, 300),
        "with the round that had not been counted yet"
    );
    assert_eq!(tally.sum(|_| true).rounds, 5);
    assert_eq!(tally.best_streak, 2);
    // All of it can also be moved to another device.
    assert_eq!(Profile::read(&saves.profile(7).text()).unwrap().summary().rounds, 5);
}
