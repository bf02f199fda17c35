//! Whatever a file, a link or the browser's storage contains, reading it ends soon and without a panic; and what is
//! accepted reads the same after it is written again. RACKO_FUZZ sets the number of inputs for each reader.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "common/memory.rs"]
mod memory;

use memory::Memory;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use rack_o::history::{Entry, pack, read_entry, read_match};
use rack_o::record::{self, LONGEST_NAME, clean_name};
use rack_o::share::{CupLink, Day, Link, Watch};
use rack_o::storage::{Days, ImportMode, Profile, Saves, Settings, keys, read_statistics};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// No reader may take longer for one input, on the slowest machine that builds the game.
const PATIENCE: Duration = Duration::from_secs(20);

fn inputs() -> u32 {
    std::env::var("RACKO_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000)
}

/// Harmful text to put anywhere.
const NASTY: [&str; 24] = [
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "{\"a\":{\"a\":{\"a\":",
    "99999999999999999999999",
    "-1",
    "1e999",
    "0.5",
    "null",
    "true",
    "\"\"",
    "\\u0000",
    "\\ud800",
    "\u{202e}",
    "\u{0}",
    "é",
    "𝕏",
    "\"seats\":[],",
    "\"rounds\":[{}],",
    "\"version\":1,",
    ".",
    "-",
    "%",
    "%ff",
    "=",
    "]",
];

/// A change to a text: what, where, how much.
type Change = (u8, u16, u16);

fn changed(text: &str, other: &str, changes: &[Change]) -> String {
    let mut text = text.to_owned();
    let boundary = |text: &str, at: u16| {
        let mut at = usize::from(at) * text.len() / usize::from(u16::MAX);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    for &(what, at, much) in changes {
        let at = boundary(&text, at);
        let end = boundary(&text[at..], much >> (what >> 5)) + at;
        match what % 8 {
            0 => text.truncate(at),
            1 => drop(text.drain(at..end)),
            2 => text.insert_str(at, &text[at..].chars().take(usize::from(much >> 5)).collect::<String>()),
            3 => text.insert_str(at, NASTY[usize::from(much) % NASTY.len()]),
            4 => text.replace_range(at..end, NASTY[usize::from(much) % NASTY.len()]),
            5 => text.insert_str(at, &other[boundary(other, much)..]),
            6 => text.insert_str(at, &NASTY[usize::from(much) % NASTY.len()].repeat(1 + usize::from(much >> 6))),
            _ => {
                let next = text[at..].chars().next();
                let put = char::from(b' ' + (much % 95) as u8);
                text.replace_range(at..at + next.map_or(0, char::len_utf8), &put.to_string());
            }
        }
    }
    text
}

/// Feeds a reader these texts, all kinds of changes to them, and arbitrary texts.
fn fuzz(reader: &str, good: &[String], read: impl Fn(&str)) {
    let config =
        Config { cases: inputs(), rng_seed: RngSeed::Fixed(0x1956), failure_persistence: None, ..Config::default() };
    let change = (any::<u8>(), any::<u16>(), any::<u16>());
    let a_changed = (any::<usize>(), any::<usize>(), vec(change, 0..8))
        .prop_map(|(one, other, changes)| changed(&good[one % good.len()], &good[other % good.len()], &changes));
    let any_text =
        prop_oneof![9 => a_changed, 1 => vec(any::<char>(), 0..400).prop_map(|all| all.into_iter().collect())];
    let begun = Instant::now();
    TestRunner::new(config)
        .run(&any_text, |text| {
            let begun = Instant::now();
            read(&text);
            prop_assert!(begun.elapsed() < PATIENCE, "{} bytes took {:?}", text.len(), begun.elapsed());
            Ok(())
        })
        .unwrap();
    // Bypasses the capture of test output, so that the count is visible.
    let line = format!("fuzz: {reader} has read {} inputs in {} ms\n", inputs(), begun.elapsed().as_millis());
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}

fn records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| std::fs::read_to_string(path).unwrap());
    // Only the short ones: a long match is no different and takes longer.
    texts.filter(|text| text.len() < 9000).collect()
}

const SETTINGS: &str = r#"{"theme":"dark","pace":"fast","motion":"off","sound":true,"volume":60,"confirm":false,"learning":"warn","keys":true}"#;
const TALLY: &str = r#"{"lines":[{"edition":"jumbo","opposition":"hard","counts":{"rounds":4,"rounds_won":3,"points":230,"chip_rounds":1,"chips":-3,"matches":4,"matches_won":3,"decisions":7,"lost":300}}],"streak":1,"best_streak":2,"reviewed":[1,4294967295]}"#;
const PLAYED: &str = "344449 75 20 5 10\n344449 5 75 0 0\n";
const EXTRAS: &str = r#"{"seed":"18446744073709551615","colours":[0,1,2,3],"at_table":true,"names":["Ann","B"],"standing":[190000000,1,2,1,-5,75]}"#;
const TABLE: &str = r#"{"seats":[{"name":"Ann","player":"human","level":"easy"}],"rules":{"edition":"jumbo","deal":"standard","run_of_three":true,"bonus":false,"partners":false,"replenish":"shuffle","goal":{"points":500}}}"#;
const DAYS: &str = r#"{"played":[{"day":"2026-11-20","score":75},{"day":"2026-11-21","score":5}],"best":2}"#;
/// A match of two to 75, as `tests/history.rs` has it, and what the coach has found in it.
const HISTORY: &str = "1䊉筎䆟ꗘ咢껮띷箻鸧枊翣붢鐻餭䅒Ꟛ碂ꢼ꽎瀺뮴䀀䀁广奬鬋뜌둀깉荟떰";
const REVIEWS: &str = "1 0.0.20.150.1 3.1.20.7.0";
const CUPS: &str = r#"{"begun":200000000,"friend":[[155,90],[140,160]],"opponents":["leo","otto","felix","rosa","bruno","clara","hugo"],"results":{"0":[145,160],"1":[155,90]},"seed":"7","strength":900}
1956 155-90
7"#;
const FRIENDS: &str = "#r=1.2026-11-21.75-20-5-10.ga7v";
const TALLIES: &str = r#"[{"device":"7","tally":{"lines":[],"streak":0,"best_streak":0,"reviewed":[]}}]"#;

#[test]
fn the_reader_of_records() {
    fuzz("records", &records(), |text| {
        if let Ok(recorded) = record::read(text) {
            let json = recorded.to_json();
            assert_eq!(record::read(&json).unwrap().to_json(), json);
            assert!(recorded.record().seats.iter().all(|seat| clean_name(&seat.name) == seat.name));
        }
    });
}

#[test]
fn the_reader_of_links() {
    let seed = Some(1956);
    let mut good: Vec<String> = records()
        .iter()
        .filter_map(|text| Watch::of_match(&record::read(text).unwrap(), seed))
        .map(|watch| Link::Watch(Box::new(watch)).fragment())
        .collect();
    let day = Day::new(2026, 11, 21).unwrap();
    for link in [
        "#t=1.cu.bps.r4.pAnn-eOtto-pZo%C3%AB-x.1ic.35h0",
        "#t=1.rf.3e.c10-20-ox.pAnn-pBo-m.3w5e11264sgsf.os6i",
        "#r=1.2026-11-21.75-20-5-10.ga7v",
        "#c=1.1ic.1050.f-b-c-d-a-h-i.155-90_140-160.pqxk",
        &Link::Day(day).fragment(),
    ] {
        good.extend([link, link, link].map(str::to_owned));
    }
    fuzz("links", &good, |text| {
        // As it is, and with its checksums corrected, so that the code behind the check is reached.
        for text in [text.to_owned(), with_check(text), with_mark(text)] {
            if let Ok(link) = Link::read(&text) {
                let fragment = link.fragment();
                assert_eq!(Link::read(&fragment).unwrap().fragment(), fragment);
            }
            if let Ok(link) = CupLink::read(&text) {
                assert_eq!(CupLink::read(&link.fragment()), Ok(link));
            }
        }
    });
}

#[test]
fn the_reader_of_what_the_browser_keeps() {
    let good =
        [SETTINGS, TALLY, PLAYED, EXTRAS, TABLE, DAYS, TALLIES, HISTORY, REVIEWS, FRIENDS, CUPS].map(str::to_owned);
    fuzz("storage", &good, |text| {
        let every = [
            keys::MATCH,
            keys::SETTINGS,
            keys::TALLY,
            keys::PLAYED,
            keys::EXTRAS,
            keys::TABLE,
            keys::DAYS,
            keys::TALLIES,
            keys::FRIENDS,
            keys::DAY,
            keys::CUPS,
        ];
        let others = [
            "rack-o/1/match/7",
            "rack-o/1/match-extras/7",
            "rack-o/1/played/7/7/1",
            "rack-o/1/history/9",
            "rack-o/1/reviews/9",
        ];
        let memory = Memory::of(every.into_iter().chain(others).map(|key| (key, text)));
        let saves = Saves(&memory);
        let (matches, _) = saves.matches(7);
        assert!(matches.iter().all(|saved| (2..=4).contains(&saved.seats().count())));
        for id in ["", "7"] {
            let _ = saves.read_match(id);
        }
        saves.keep_finished(7, 7).unwrap();
        assert!(saves.make_room());
        if let Ok(Some(settings)) = saves.read::<Settings>(keys::SETTINGS) {
            saves.write(keys::SETTINGS, &settings).unwrap();
            assert_eq!(saves.read(keys::SETTINGS), Ok(Some(settings)));
        }
        if let Ok(Some(days)) = saves.read::<Days>(keys::DAYS) {
            assert!(days.streak(Day::new(2026, 11, 21).unwrap()) <= days.best);
        }
        for played in saves.cups().all() {
            let bracket = played.bracket();
            assert!(bracket.winner().is_none() || bracket.tonight().is_none());
            saves.keep_cup(played.clone()).unwrap();
        }
        let (tally, _) = saves.tally();
        assert_eq!(saves.tally().0, tally, "what could not be read is set aside, and the rest stays");
        saves.tally_of_all_devices(tally);
        let profile = saves.profile(7).text();
        Profile::read(&profile).unwrap_or_else(|fault| panic!("{fault:?}: {profile}"));
    });
}

#[test]
fn the_reader_of_the_history() {
    let texts = records().into_iter().filter_map(|text| {
        let recorded = record::read(&text).unwrap();
        let entry = Entry::of(&recorded, &[0, 1, 2, 3], 7, 7, |_| true)?;
        Some(pack(&entry, &recorded, Some(7)).unwrap())
    });
    let good: Vec<String> = texts.chain([HISTORY.to_owned()]).collect();
    fuzz("history", &good, |text| {
        // As it is, and with its check corrected, so that the code behind the check is reached.
        for text in [text.to_owned(), with_history_check(text)] {
            if let Ok(entry) = read_entry(&text) {
                assert_eq!(read_entry(&entry.text().unwrap()), Ok(Entry { has_cards: false, ..entry }));
            }
            if let Ok(read) = read_match(&text) {
                let again = pack(&read.entry, &read.recorded, read.seed).unwrap();
                assert_eq!(read_match(&again).unwrap().recorded.to_json(), read.recorded.to_json());
            }
        }
    });
}

/// A text of the history with a correct check at its start. Invalid letters are dropped.
fn with_history_check(text: &str) -> String {
    let values =
        text.chars().filter_map(|letter| u32::from(letter).checked_sub(0x4000).filter(|value| *value < 0x8000));
    let bits: Vec<u32> = values.flat_map(|value| (0..15).rev().map(move |bit| value >> bit & 1)).collect();
    let mut bytes: Vec<u8> =
        bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |byte, bit| byte << 1 | *bit as u8)).collect();
    let mut packed = bytes.split_off(bytes.len().min(4));
    while packed.last() == Some(&0) {
        packed.pop();
    }
    let whole = mark(&packed).to_be_bytes().into_iter().chain(packed);
    let bits: Vec<u32> = whole.flat_map(|byte| (0..8).rev().map(move |bit| u32::from(byte) >> bit & 1)).collect();
    let letter = |bits: &[u32]| {
        let value = bits.iter().fold(0, |value, bit| value << 1 | bit) << (15 - bits.len());
        char::from_u32(0x4000 + value).unwrap()
    };
    std::iter::once('1').chain(bits.chunks(15).map(letter)).collect()
}

#[test]
fn the_reader_of_profiles() {
    let good: Vec<String> = records()
        .iter()
        .map(|text| {
            let texts = [
                (keys::MATCH, &**text),
                (keys::SETTINGS, SETTINGS),
                (keys::TALLY, TALLY),
                (keys::PLAYED, PLAYED),
                (keys::EXTRAS, EXTRAS),
                (keys::TABLE, TABLE),
                (keys::DAYS, DAYS),
                (keys::TALLIES, TALLIES),
                (keys::FRIENDS, FRIENDS),
                (keys::CUPS, CUPS),
                ("rack-o/1/history/9", HISTORY),
                ("rack-o/1/reviews/9", REVIEWS),
            ];
            Saves(&Memory::of(texts)).profile(7).text()
        })
        .collect();
    fuzz("profiles", &good, |text| {
        if let Ok(profile) = Profile::read(text) {
            let again = profile.text();
            assert_eq!(Profile::read(&again).unwrap().text(), again);
            for how in [ImportMode::Merge, ImportMode::Replace] {
                let memory = Memory::of([(keys::TALLY, TALLY), (keys::SETTINGS, SETTINGS)]);
                Saves(&memory).import(&profile, how, 9).unwrap();
                Profile::read(&Saves(&memory).profile(9).text()).unwrap();
            }
        }
    });
}

#[test]
fn the_reader_of_statistics() {
    let memory = Memory::of([(keys::TALLY, TALLY), (keys::TALLIES, TALLIES)]);
    let good = [Saves(&memory).statistics_file(7)];
    assert!(read_statistics(&good[0]).is_ok());
    fuzz("statistics", &good, |text| {
        if let Ok(profile) = read_statistics(text) {
            Profile::read(&profile.text()).unwrap();
            let memory = Memory::of([(keys::TALLY, TALLY), (keys::SETTINGS, SETTINGS)]);
            Saves(&memory).import(&profile, ImportMode::Merge, 9).unwrap();
            Profile::read(&Saves(&memory).profile(9).text()).unwrap();
        }
    });
}

#[test]
fn the_cleaner_of_names() {
    let good = ["Ann", "\u{202e}Zoë\u{301}\u{301}\u{301}\u{301} B.", "\u{1f469}\u{200d}\u{1f467}", "\t a\u{a0}b \r\n"]
        .map(str::to_owned);
    fuzz("names", &good, |text| {
        let clean = clean_name(text);
        assert_eq!(clean_name(&clean), clean, "{text:?}");
        assert!(clean.chars().count() <= 4 * LONGEST_NAME && clean == clean.trim());
        assert!(!clean.chars().any(|c| c.is_control() || ('\u{202a}'..='\u{202e}').contains(&c)));
    });
}

fn mark(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |mark, &byte| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The link with a correct check at its end.
fn with_check(link: &str) -> String {
    let Some((plain, _)) = link.rsplit_once('.') else { return link.to_owned() };
    let body = plain.split_once('.').map_or("", |(_, body)| body);
    let mut rest = mark(body.as_bytes()) % 36u32.pow(4);
    let mut check = [0; 4];
    for letter in check.iter_mut().rev() {
        *letter = b"0123456789abcdefghijklmnopqrstuvwxyz"[(rest % 36) as usize];
        rest /= 36;
    }
    format!("{plain}.{}", std::str::from_utf8(&check).unwrap())
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A packed link with a correct mark at its start. Invalid letters are dropped.
fn with_mark(link: &str) -> String {
    let Some(packed) = link.strip_prefix("#w=1.") else { return link.to_owned() };
    let letters: Vec<usize> = packed.bytes().filter_map(|b| LETTERS.iter().position(|&known| known == b)).collect();
    let mut bytes: Vec<u8> = Vec::new();
    for four in letters.chunks_exact(4) {
        let word = four.iter().fold(0, |word, &letter| word << 6 | letter);
        bytes.extend([word >> 16, word >> 8, word].map(|byte| byte as u8));
    }
    let packed = bytes.split_off(bytes.len().min(4));
    let mut whole = mark(&packed).to_be_bytes().to_vec();
    whole.extend(packed);
    whole.truncate(whole.len() / 3 * 3);
    let packed = whole.split_off(4.min(whole.len()));
    let mut bytes = mark(&packed).to_be_bytes().to_vec();
    bytes.extend(packed);
    let letter = |word: usize, index: usize| char::from(LETTERS[word >> (18 - 6 * index) & 63]);
    let words = bytes.chunks_exact(3).map(|three| three.iter().fold(0, |word, &byte| word << 8 | usize::from(byte)));
    format!("#w=1.{}", words.flat_map(|word| (0..4).map(move |index| letter(word, index))).collect::<String>())
}
