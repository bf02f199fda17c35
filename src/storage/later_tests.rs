//! What a version to come adds changes nothing of what was kept and sent before. The tests of the library know another edition, a
//! rule, a kind of goal and a level with its player (`cfg(test)`); with them, everything that is old is read as it always was.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use super::keys;
use super::match_keys::record_key;
use super::matches_tests::{begun, put};
use super::memory::Memory;
use super::played::tests::{announced, computer, human};
use super::played::{Opposition, line};
use super::profile::{LastTable, Profile};
use super::saves::Saves;
use super::settings::Settings;
use super::text_store::TextStore;
use crate::engine::{Call, Deal, Edition, Goal, Price, Replenish, RulesDraft};
use crate::history::{Entry, pack, read_match};
use crate::record::{self, PlayerKind, RecordedMatch};
use crate::share::{CupLink, Link, ResultLink, ResultOf, TableLink, Watch};
use links::{CUP, ENDING_IN_SIGNS, PINNED, RESULT, WATCHED};
use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;

#[path = "../../tests/common/links.rs"]
mod links;

#[path = "../../tests/common/later.rs"]
mod later;

/// A match by rules to come.
fn of_later_rules() -> RecordedMatch {
    let rules = RulesDraft { goal: Goal::Later(1), later: true, ..Edition::Later.preset() };
    announced(rules, vec![human(), computer("grandmaster"), computer("later")], 0)
}

fn watched(link: &str) -> RecordedMatch {
    match Link::read(link) {
        Ok(Link::Watch(watch)) => watch.recorded().clone(),
        other => panic!("{link}: {other:?}"),
    }
}

#[test]
fn old_links_lead_where_they_always_did() {
    for fragment in PINNED.iter().map(|(fragment, ..)| *fragment).chain([WATCHED, RESULT]) {
        assert_eq!(Link::read(fragment).map(|link| link.fragment()).as_deref(), Ok(fragment));
    }
    assert_eq!(CupLink::read(CUP).map(|link| link.fragment()).as_deref(), Ok(CUP));
    for (_, fragment) in ENDING_IN_SIGNS {
        assert_eq!(watched(fragment).record().rules.edition, Edition::MiltonBradley);
    }
}

#[test]
fn old_records_are_read_and_written_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
    let mut read = 0;
    for entry in folder.read_dir().unwrap() {
        let text = std::io::read_to_string(File::open(entry.unwrap().path()).unwrap()).unwrap();
        assert_eq!(record::read(&text).unwrap().to_json(), text.trim_end());
        read += 1;
    }
    assert!(read > 20);
}

#[test]
fn an_old_save_is_all_there() {
    let texts: BTreeMap<String, String> = serde_json::from_str(include_str!("../../tests/saves/0.1.0.json")).unwrap();
    let memory = Memory::default();
    texts.iter().for_each(|(key, text)| (&memory).set(key, text).unwrap());
    let saves = Saves(&memory);
    assert_eq!(saves.read_match("").unwrap().unwrap().to_json(), texts[keys::MATCH]);
    assert!(saves.read::<Settings>(keys::SETTINGS).unwrap().is_some());
    let table: LastTable = saves.read(keys::TABLE).unwrap().unwrap();
    assert!(table.rules.is_some_and(|rules| !rules.later));
    let (tally, aside) = saves.tally();
    assert_eq!((tally.sum(|_| true).rounds, aside), (5, vec![]));
    assert!(Profile::read(&saves.profile(7).text()).is_ok());
}

#[test]
fn what_is_added_goes_through_records_and_saves() {
    let was = of_later_rules();
    let read = record::read(&was.to_json()).unwrap();
    assert_eq!(read.record(), was.record());
    let memory = Memory::default();
    put(&memory, "7", &was, 9);
    assert_eq!(Saves(&memory).read_match("7").unwrap().unwrap().record(), was.record());
    assert_eq!(Saves(&memory).matches(9).0[0].rules(), Some(&was.record().rules));
    // What is played without it is written as ever.
    assert!(!begun(7).to_json().contains("later"));
}

#[test]
fn the_history_keeps_what_is_added_or_leaves_the_match_where_it_is() {
    let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Later.preset() };
    let was = announced(rules, vec![human(), computer("grandmaster"), computer("easy")], 0);
    let entry = Entry::of(&was, &[], 9, 7, |_| true).unwrap();
    assert_eq!(read_match(&pack(&entry, &was, None).unwrap()).unwrap().recorded.record(), was.record());
    // A text of its first version has no room for the rule.
    let was = of_later_rules();
    let entry = Entry::of(&was, &[], 9, 7, |_| true).unwrap();
    let text = pack(&entry, &was, None).unwrap();
    assert!(text.starts_with('2'));
    assert_eq!(read_match(&text).unwrap().recorded.record(), was.record());
}

#[test]
fn what_is_added_goes_through_links() {
    let was = of_later_rules();
    let table = TableLink::of(*was.state().rules(), &was.record().seats, 7, true);
    for link in [
        Link::Table(table.clone()).fragment(),
        Link::Result(ResultLink::of_match(&was, ResultOf::Table(table)).unwrap()).fragment(),
    ] {
        assert_eq!(Link::read(&link).map(|link| link.fragment()), Ok(link));
    }
    for watch in [Watch::of_match(&was, None), Watch::of_round(&was, 0)] {
        let link = Link::Watch(Box::new(watch.unwrap())).fragment();
        assert!(link.starts_with("#w=2."), "{link}");
        let read = watched(&link);
        assert_eq!((read.record().rules, &read.record().seats), (was.record().rules, &was.record().seats));
        assert_eq!(read.record().rounds[0].actions, was.record().rounds[0].actions);
    }
}

/// What is pinned here is what other versions are shown: `tests/saves.rs` holds what they make of it.
#[test]
fn what_other_versions_are_shown_is_what_this_one_stores_and_sends() {
    let was = of_later_rules();
    let entry = Entry::of(&was, &[], 218_000_000, 1956, |_| true).unwrap();
    let table = TableLink::of(*was.state().rules(), &was.record().seats, 1956, true);
    let links = [
        Link::Watch(Box::new(Watch::of_match(&was, None).unwrap())).fragment(),
        Link::Table(table.clone()).fragment(),
        Link::Result(ResultLink::of_match(&was, ResultOf::Table(table)).unwrap()).fragment(),
    ];
    let known = announced(was.record().rules, vec![human(), computer("later"), computer("easy")], 0);
    let logged = line(&known).unwrap();
    assert_eq!(
        (pack(&entry, &was, None).unwrap(), &*logged, links),
        (later::HISTORY.to_owned(), later::LOGGED, later::LINKS.map(str::to_owned))
    );
    let memory = Memory::default();
    (&memory).set("rack-o/1/played/1/7/1", &logged).unwrap();
    let (tally, aside) = Saves(&memory).tally();
    assert_eq!((tally.sum(|line| line.opposition == Opposition::Later).rounds, aside), (1, vec![]));
    (&memory).set(keys::TALLY, later::TALLY).unwrap();
    assert_eq!(Saves(&memory).tally().0.sum(|_| true).rounds, 15);
}

#[test]
fn a_match_of_a_later_version_stays_where_it_is() {
    let memory = Memory::default();
    let text = begun(7).to_json();
    put(&memory, "5", &begun(5), 9);
    for newer in [
        text.replace("milton-bradley", "parker"),
        text.replace("\"bonus\":", "\"turns\":20,\"bonus\":"),
        text.replace("\"computer\"", "\"far-away\""),
        text.replace("\"version\":1", "\"version\":2"),
    ] {
        (&memory).set(&record_key("7"), &newer).unwrap();
        let saves = Saves(&memory);
        assert!(saves.read_match("7").unwrap_err().is_newer);
        let (list, newer_ones) = saves.matches(9);
        assert_eq!((list.len(), newer_ones.len()), (1, 1));
        assert!(newer_ones[0].is_newer && newer_ones[0].text == newer);
        assert_eq!((&memory).get(&record_key("7")), Some(newer));
    }
}

#[test]
fn rounds_that_only_a_later_version_can_count_wait_for_it() {
    let memory = Memory::default();
    let (first, second) = ("rack-o/1/played/1/7/1", "rack-o/1/played/2/7/2");
    (&memory).set(first, "v2 parker 0 0 1 3 2 person,expert 5 75 0 0\n").unwrap();
    (&memory).set(second, "v2 later 0 0 1 3 2 person,expert 5 75 0 0\n").unwrap();
    let (tally, aside) = Saves(&memory).tally();
    assert_eq!((tally.sum(|_| true).rounds, aside), (1, vec![]));
    assert!((&memory).get(first).is_some() && (&memory).get(second).is_none());
}

/// The words that stand for these in records and saves. They are never changed, only added to.
#[test]
fn a_stored_word_means_the_same_for_ever() {
    let word = |json: Result<String, serde_json::Error>| json.unwrap().trim_matches('"').to_owned();
    let words: Vec<String> = [
        [Deal::Standard, Deal::Eclair].map(|one| serde_json::to_string(&one)),
        [Replenish::TurnOver, Replenish::Shuffle].map(|one| serde_json::to_string(&one)),
        [Price::AnnouncerRun, Price::OwnRun].map(|one| serde_json::to_string(&one)),
        [Call::RackO, Call::Eclair].map(|one| serde_json::to_string(&one)),
        [PlayerKind::Human, PlayerKind::Computer].map(|one| serde_json::to_string(&one)),
    ]
    .into_iter()
    .flatten()
    .map(word)
    .collect();
    let pinned: Vec<&str> =
        "standard eclair turn-over shuffle announcer-run own-run rack-o eclair human computer".split(' ').collect();
    assert_eq!(words.iter().map(|word| &**word).collect::<Vec<&str>>(), pinned);
    let editions =
        ["milton-bradley", "jumbo", "winning-moves", "ravensburger-fr", "ravensburger-de", "custom", "later"];
    assert_eq!(Edition::ALL.map(Edition::name), editions);
    let oppositions = ["beginner", "easy", "medium", "hard", "expert", "people", "later"];
    assert_eq!(Opposition::ALL.map(Opposition::name), oppositions);
    assert_eq!(Opposition::ALL.map(|one| word(serde_json::to_string(&one))), oppositions);
}
