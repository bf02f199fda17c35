//! The history: every match comes back from its text as it was played, in little room, for ever; and nothing that was changed or
//! is newer is taken for what it is not. If a golden test fails, matches that people have played can no longer be read; never fix
//! it by changing what is pinned here.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

use common::plan::{any_plan, cases};
use proptest::prelude::*;
use rack_o::engine::{Chance, Edition, Goal, RulesDraft, Stage};
use rack_o::history::{Entry, HistoryFault, pack, read_entry, read_match};
use rack_o::players::Level;
use rack_o::record::{PlayerKind, Record, RecordedMatch, SeatEntry, read, replay};
use rack_o::selfplay::Table;
use std::path::Path;

const NAMES: [&str; 4] = ["Annemarie", "Otto", "Vera", "李 Zoë"];

/// Self-play with one of the seats taken by a person, as it is on a device: the record knows who.
fn played(rules: RulesDraft, players: usize, levels: &[Level], seed: u64) -> RecordedMatch {
    let played = Table::new(rules.check(players).unwrap(), levels).play(seed).unwrap();
    let mut record: Record = played.record().clone();
    for (seat, name) in record.seats.iter_mut().zip(NAMES) {
        name.clone_into(&mut seat.name);
    }
    (record.seats[0].player, record.seats[0].level) = (PlayerKind::Human, None);
    replay(&record).unwrap()
}

fn entry(recorded: &RecordedMatch, time: i32) -> Entry {
    Entry::of(recorded, &[2, 0, 3, 1], time, 0xFEDC_BA98_7654_3210, |_| true).unwrap()
}

/// The key under which a text stands, with the longest id there is.
const KEY: &str = "rack-o/1/history/18446744073709551615";

/// What a text takes in the browser, in bytes: two for each unit, the key included.
fn bytes(text: &str) -> usize {
    2 * (KEY.len() + text.encode_utf16().count())
}

/// The bytes of a match of four to 500 on average, with its seed and without.
fn mean_bytes(matches: u64) -> (f64, f64) {
    let rules = RulesDraft { goal: Goal::Points(500), ..Edition::MiltonBradley.preset() };
    let (mut with_seed, mut without) = (0, 0);
    for seed in 0..matches {
        let levels = [[Level::Medium, Level::Hard], [Level::Hard, Level::Easy]][(seed % 2) as usize];
        let recorded = played(rules, 4, &levels, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let entry = entry(&recorded, 218_000_000 + seed as i32 * 40_000);
        let text = pack(&entry, &recorded, Some(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))).unwrap();
        with_seed += bytes(&text);
        without += bytes(&pack(&entry, &recorded, None).unwrap());
        assert_eq!(read_match(&text).unwrap().recorded.to_json(), recorded.to_json());
    }
    (with_seed as f64 / matches as f64, without as f64 / matches as f64)
}

#[test]
fn a_match_of_four_to_500_takes_450_bytes_with_all_that_is_stored() {
    let (mean, _) = mean_bytes(40);
    assert!(mean <= 450.0, "{mean}");
}

/// The figure over many matches: `cargo test --release --no-default-features --test history -- --ignored --nocapture`.
#[test]
#[ignore = "plays a thousand matches"]
fn the_bytes_of_a_thousand_matches() {
    let (mean, without) = mean_bytes(1000);
    println!("a match of four to 500: {mean:.0} bytes, {without:.0} where the seed is not known");
    let begun = std::time::Instant::now();
    (0..1000).for_each(|_| drop(read_entry(GOLDEN).unwrap()));
    println!("the statistics read an entry in {} µs", begun.elapsed().as_micros() / 1000);
    assert!(mean <= 450.0);
}

/// A match of two to 75 as the first version of the format has written it.
const GOLDEN: &str = "1䊉筎䆟ꗘ咢껮띷箻鸧枊翣붢鐻餭䅒Ꟛ碂ꢼ꽎瀺뮴䀀䀁广奬鬋뜌둀깉荟떰";

#[test]
fn a_text_means_the_same_for_ever() {
    let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
    let recorded = played(rules, 2, &[Level::Easy], 1956);
    let mut entry = entry(&recorded, 218_000_000);
    entry.seats[1].player.level = Some("beginner".to_owned());
    let mut record = recorded.record().clone();
    record.seats[1].level = Some("beginner".to_owned());
    let recorded = replay(&record).unwrap();
    assert_eq!(pack(&entry, &recorded, Some(1956)).as_deref(), Ok(GOLDEN));
    let read = read_match(GOLDEN).unwrap();
    assert_eq!((&read.entry, read.seed), (&entry, Some(1956)));
    assert_eq!(read.recorded.to_json(), recorded.to_json());
    assert_eq!(read_entry(GOLDEN), Ok(entry));
}

#[test]
fn what_is_newer_says_so_and_what_was_changed_is_refused() {
    assert_eq!(read_entry(&GOLDEN.replacen('1', "3", 1)), Err(HistoryFault::Newer));
    // A text of one version is none of another.
    assert_eq!(read_entry(&GOLDEN.replacen('1', "2", 1)), Err(HistoryFault::Damaged));
    for text in ["", "?", "1", "1\u{4000}", "{}", "1x"] {
        assert!(matches!(read_entry(text), Err(HistoryFault::Damaged)), "{text}");
    }
    let letters: Vec<char> = GOLDEN.chars().collect();
    for index in 1..letters.len() {
        let mut other = letters.clone();
        other[index] = if other[index] == '\u{5000}' { '\u{5001}' } else { '\u{5000}' };
        let text: String = other.iter().collect();
        assert_eq!(read_entry(&text), Err(HistoryFault::Damaged), "{index}");
        let short: String = letters[..index].iter().collect();
        assert!(read_match(&short).is_err(), "{index}");
    }
    assert_eq!(read_entry(&"1".repeat(1 << 19)), Err(HistoryFault::TooLong));
}

#[test]
fn a_match_that_was_deleted_keeps_its_counts_and_nobodys_name() {
    let entry = read_entry(GOLDEN).unwrap();
    let text = entry.clone().without_cards().text().unwrap();
    let left = read_entry(&text).unwrap();
    assert_eq!(
        (&left.rounds, left.winners, left.rules, left.time),
        (&entry.rounds, entry.winners, entry.rules, entry.time)
    );
    assert!(left.seats.iter().all(|seat| seat.player.name.is_empty()));
    assert_eq!(read_match(&text).unwrap_err(), HistoryFault::NoCards);
    assert!(text.chars().count() < GOLDEN.chars().count());
}

#[test]
fn every_finished_match_comes_back_with_its_totals() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
    let mut over = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let recorded = read(&std::fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
        let Some(entry) = Entry::of(&recorded, &[], 7, 1, |round| round % 2 == 0) else { continue };
        let text = pack(&entry, &recorded, Some(7)).unwrap();
        let read = read_match(&text).unwrap();
        assert_eq!((read.recorded.to_json(), &read.entry), (recorded.to_json(), &entry));
        assert_eq!(read.entry.totals(), recorded.record().totals);
        over += 1;
    }
    assert!(over > 10);
}

#[test]
fn a_player_of_a_later_version_keeps_the_id() {
    let mut record = read_match(GOLDEN).unwrap().recorded.record().clone();
    record.seats[1] = SeatEntry { name: "X".into(), player: PlayerKind::Computer, level: Some("grand-mother".into()) };
    let recorded = replay(&record).unwrap();
    let text = pack(&entry(&recorded, -5), &recorded, None).unwrap();
    assert_eq!(read_match(&text).unwrap().recorded.record().seats, record.seats);
    assert_eq!(read_entry(&text).unwrap().time, -5);
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn any_match_that_is_over_comes_out_as_it_was_played(plan in any_plan(2500)) {
        let end = plan.play(|_, _| {});
        let Some(entry) = Entry::of(&end, &[1, 2], 5, plan.seed, |round| round > 1) else {
            prop_assert!(!matches!(end.state().stage(), Stage::Over(_)));
            return Ok(());
        };
        for seed in [None, Some(plan.seed)] {
            let text = pack(&entry, &end, seed).unwrap();
            prop_assert_eq!(read_entry(&text), Ok(entry.clone()));
            let read = read_match(&text).unwrap();
            prop_assert_eq!(read.recorded.record(), end.record());
            prop_assert_eq!((read.seed, read.entry.totals()), (seed, end.record().totals.clone()));
        }
    }
}

#[test]
fn a_seed_names_the_cards_that_it_deals() {
    let read = read_match(GOLDEN).unwrap();
    assert_eq!(Chance::new(read.seed.unwrap()).cut(2), read.recorded.record().cut);
}
