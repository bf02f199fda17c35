#![expect(clippy::unwrap_used, reason = "a test may stop")]

use super::*;
use crate::engine::{Action, Edition, Goal, RulesDraft, Slot};
use crate::record::{Problem, RecordedMatch};
use crate::share::Day;
use crate::storage::MatchExtras;
use crate::storage::days::Days;
use crate::storage::matches_tests::{begun, played_on, put};
use crate::storage::memory::Memory;
use crate::storage::played::tests::{announced, computer, human, log};
use crate::storage::profile::{MOST_PROFILE_BYTES, ProfileFault};
use crate::storage::settings::{Settings, Theme};

fn over(level: &str, announcer: usize) -> RecordedMatch {
    let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
    announced(rules, vec![human(), computer(level), computer("easy")], announcer)
}

/// A device on which this many rounds were won, with a match in progress, as an earlier version has left it.
fn device(rounds: usize, seed: u64) -> Memory {
    let memory = Memory::default();
    let saves = Saves(&memory);
    (0..rounds).for_each(|_| log(&memory, &over("hard", 0)).unwrap());
    saves.write(keys::SETTINGS, &Settings { theme: Theme::Dark, ..Settings::default() }).unwrap();
    let extras = MatchExtras { seed: Some(seed), colours: vec![0, 1], at_table: true, ..MatchExtras::default() };
    saves.write_match("", &begun(seed), &extras, |_| false).unwrap();
    let mut days = Days::default();
    days.add(Day::new(2026, 11, rounds as u8 + 1).unwrap(), 75, "5");
    saves.write(keys::DAYS, &days).unwrap();
    memory
}

/// The number of rounds in the statistics of a device.
fn rounds(memory: &Memory) -> u32 {
    let saves = Saves(memory);
    saves.tally_of_all_devices(saves.tally().0).sum(|_| true).rounds
}

fn sent(memory: &Memory, fresh: u64) -> Profile {
    Profile::read(&Saves(memory).profile(fresh).text()).unwrap()
}

#[test]
fn a_profile_on_a_new_device_is_all_that_was_on_the_old_one() {
    let old = device(3, 7);
    let profile = sent(&old, 1);
    let summary = profile.summary();
    assert_eq!((summary.rounds, summary.matches, summary.days, summary.settings), (3, 3, 1, true));
    assert_eq!(summary.games, [(vec!["Ann".to_owned(), "hard".to_owned()], 0)]);
    for how in [ImportMode::Merge, ImportMode::Replace] {
        let new = Memory::default();
        Saves(&new).import(&profile, how, 2).unwrap();
        assert_eq!(rounds(&new), 3);
        for key in [keys::MATCH, keys::EXTRAS, keys::SETTINGS, keys::DAYS] {
            assert_eq!((&new).get(key), (&old).get(key), "{key}");
        }
    }
}

#[test]
fn however_often_profiles_go_to_and_fro_nothing_is_counted_twice() {
    let (one, other) = (device(3, 7), device(2, 8));
    for _ in 0..3 {
        Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
        Saves(&one).import(&sent(&other, 2), ImportMode::Merge, 1).unwrap();
        Saves(&one).import(&sent(&one, 1), ImportMode::Merge, 1).unwrap();
    }
    assert_eq!((rounds(&one), rounds(&other)), (5, 5));
    log(&one, &over("hard", 0)).unwrap();
    Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
    assert_eq!((rounds(&one), rounds(&other)), (6, 6));
    let tally = Saves(&other).tally_of_all_devices(Saves(&other).tally().0);
    assert_eq!((tally.streak, tally.best_streak), (2, 4));
}

#[test]
fn merging_keeps_the_matches_and_the_settings_that_are_here_and_adds_the_others() {
    let (one, other) = (device(1, 7), device(1, 8));
    Saves(&other).write(keys::SETTINGS, &Settings { theme: Theme::Light, ..Settings::default() }).unwrap();
    let before = [keys::MATCH, keys::EXTRAS, keys::SETTINGS].map(|key| (&other).get(key));
    Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
    assert_eq!([keys::MATCH, keys::EXTRAS, keys::SETTINGS].map(|key| (&other).get(key)), before);
    assert_eq!(records(&other), [begun(7).to_json(), begun(8).to_json()]);
    // As often as one likes.
    Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
    Saves(&one).import(&sent(&other, 1), ImportMode::Merge, 2).unwrap();
    Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 2).unwrap();
    assert_eq!(records(&other), [begun(7).to_json(), begun(8).to_json()]);
    assert_eq!(records(&one), records(&other));
}

/// All records of a device, in some order that does not depend on their ids.
fn records(memory: &Memory) -> Vec<String> {
    let mut all: Vec<String> = Saves(memory).profile(1).matches.iter().map(|one| one.recorded.to_json()).collect();
    all.sort();
    all
}

#[test]
fn all_matches_go_along_and_come_back_under_their_ids() {
    let (one, other) = (Memory::default(), Memory::default());
    for (id, time) in [("5", 50), ("", 70), ("12345678901234567890", 60)] {
        put(&one, id, &begun(time), time as i32);
    }
    put(&one, "8", &over("easy", 0), 10);
    let profile = sent(&one, 1);
    assert_eq!(profile.summary().games.len(), 4);
    let ids: Vec<&str> = profile.matches.iter().map(|one| &*one.id).collect();
    assert_eq!(ids, ["", "12345678901234567890", "5", "8"], "the last one first");
    for how in [ImportMode::Replace, ImportMode::Merge] {
        put(&other, "99", &begun(99), 99);
        Saves(&other).import(&profile, how, 2).unwrap();
        for id in ids.iter().flat_map(|id| [record_key(id), extras_key(id)]) {
            assert_eq!((&other).get(&id), (&one).get(&id), "{id}");
        }
        assert_eq!(Saves(&other).matches(0).0.len(), if how == ImportMode::Merge { 5 } else { 4 });
    }
}

#[test]
fn a_match_that_went_on_elsewhere_goes_on_from_there_and_one_that_went_on_in_both_places_stays_in_both_ways() {
    let (one, other) = (Memory::default(), Memory::default());
    let exchange = Action::Exchange(Slot::ALL[3]);
    put(&one, "1", &played_on(1, &[Action::Draw]), 10);
    put(&other, "71", &begun(1), 20);
    put(&one, "2", &begun(2), 30);
    put(&other, "72", &played_on(2, &[Action::Draw, Action::Discard]), 40);
    put(&one, "3", &played_on(3, &[Action::Draw, exchange]), 50);
    put(&other, "3", &played_on(3, &[Action::Draw, Action::Discard]), 60);
    Saves(&other).import(&sent(&one, 1), ImportMode::Merge, 500).unwrap();
    let is = |id: &str, recorded: &RecordedMatch| (&other).get(&record_key(id)) == Some(recorded.to_json());
    assert!(is("71", &played_on(1, &[Action::Draw])));
    assert!(is("72", &played_on(2, &[Action::Draw, Action::Discard])));
    assert!(is("3", &played_on(3, &[Action::Draw, Action::Discard])));
    assert!(is("500", &played_on(3, &[Action::Draw, exchange])));
    assert_eq!(Saves(&other).matches(0).0.len(), 4);
}

#[test]
fn a_profile_of_an_earlier_version_with_its_one_match_is_added_too() {
    let (old, here) = (device(1, 7), Memory::default());
    let text = Saves(&old).profile(1).text();
    // As earlier versions wrote it.
    let (before, _) = text.split_once(",\"matches\":[").unwrap();
    let profile = Profile::read(&format!("{before}}}")).unwrap();
    put(&here, "", &begun(8), 8);
    Saves(&here).import(&profile, ImportMode::Merge, 500).unwrap();
    assert_eq!((&here).get(keys::MATCH), Some(begun(8).to_json()));
    assert_eq!((&here).get(&record_key("500")), Some(begun(7).to_json()));
    // And they find the match that was played last.
    let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    assert_eq!(value(&Saves(&here).profile(1).text())["match"], value(&begun(8).to_json()));
}

#[test]
fn replacing_leaves_nothing_of_what_was_here() {
    let (one, other) = (Memory::default(), device(4, 8));
    Saves(&other).import(&sent(&one, 1), ImportMode::Replace, 2).unwrap();
    assert_eq!(rounds(&other), 0);
    assert_eq!((&other).keys_from(keys::MATCH), [""; 0]);
    assert_eq!((&other).keys_from(keys::PLAYED), [""; 0]);
    assert_eq!((&other).get(keys::SETTINGS), None);
}

#[test]
fn where_there_is_no_room_everything_stays_as_it_was() {
    let (one, other) = (device(1, 7), device(2, 8));
    put(&one, "5", &begun(9), 9);
    put(&other, "6", &begun(9), 9);
    let profile = sent(&one, 1);
    Saves(&other).tally();
    Saves(&other).profile(2);
    let every =
        |memory: &Memory| -> Vec<_> { memory.keys_from("").into_iter().map(|key| (memory.get(&key), key)).collect() };
    let before = every(&other);
    for room in 0..8 {
        other.room.set(Some(room));
        assert_eq!(Saves(&other).import(&profile, ImportMode::Replace, 2), Err(StorageFault::Full));
        other.room.set(None);
        assert_eq!(every(&other), before, "after {room}");
    }
    Saves(&other).import(&profile, ImportMode::Replace, 2).unwrap();
    assert_eq!((&other).get(keys::MATCH), (&one).get(keys::MATCH));
}

#[test]
fn what_is_no_profile_is_refused() {
    let good = Saves(&device(1, 7)).profile(1).text();
    assert!(Profile::read(&good).is_ok());
    let bad = |text: &str| Profile::read(text).unwrap_err();
    assert!(matches!(bad("{"), ProfileFault::Unreadable(_)));
    assert_eq!(bad("[]"), ProfileFault::Format);
    assert_eq!(bad(&begun(7).to_json()), ProfileFault::Format);
    assert_eq!(bad(&good.replace("\"version\":1,\"settings", "\"version\":2,\"settings")), ProfileFault::Version(2));
    assert!(
        matches!(bad(&good.replace("\"turn-over\"", "\"burn\"")), ProfileFault::Match(fault) if matches!(fault.problem, Problem::Newer(_)))
    );
    // A setting that is not known does not matter.
    let mauve = Profile::read(&good.replace("\"dark\"", "\"mauve\"")).unwrap();
    assert_eq!(mauve.settings, Some(Settings::default()));
    assert!(matches!(bad(&good.replace("\"device\":\"1\"", "\"device\":\"\"")), ProfileFault::Unreadable(_)));
    assert!(matches!(bad(&good.replace("\"actions\":[]", "\"actions\":[\"P\"]")), ProfileFault::Match(_)));
    for id in ["-1", "a", "/", "123456789012345678901"] {
        let foreign = good.replace("\"id\":\"\"", &format!("\"id\":\"{id}\""));
        assert!(foreign != good && matches!(bad(&foreign), ProfileFault::Unreadable(_)), "{id}");
    }
    let (start, one) = good.trim_end_matches("]}").split_once("\"matches\":[").unwrap();
    let many = format!("{start}\"matches\":[{}]}}", vec![one; 201].join(","));
    assert!(matches!(bad(&many), ProfileFault::Unreadable(_)));
    assert_eq!(bad(&(good + &" ".repeat(MOST_PROFILE_BYTES))), ProfileFault::TooLong);
}
