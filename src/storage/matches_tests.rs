#![expect(clippy::unwrap_used, reason = "a test may stop")]

use super::keys;
use super::match_keys::{extras_key, record_key};
use super::matches::MOST_MATCHES;
use super::memory::Memory;
use super::played::tests::{announced, computer, human};
use super::saves::{MatchExtras, Saves};
use super::summary::SavedMatch;
use super::text_store::{StorageFault, TextStore};
use crate::engine::{Action, Chance, Edition, Goal, RulesDraft};
use crate::record::RecordedMatch;

/// A match that has just begun.
pub fn begun(seed: u64) -> RecordedMatch {
    let rules = Edition::MiltonBradley.preset().check(2).unwrap();
    let mut recorded = RecordedMatch::start(rules, vec![human(), computer("hard")], Chance::new(seed)).unwrap();
    recorded.deal_from(Chance::new(seed)).unwrap();
    recorded
}

/// The same match, played on.
pub fn played_on(seed: u64, actions: &[Action]) -> RecordedMatch {
    let mut recorded = begun(seed);
    for &action in actions {
        recorded.play(action).unwrap();
    }
    recorded
}

fn over() -> RecordedMatch {
    let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
    announced(rules, vec![human(), computer("easy"), computer("easy")], 0)
}

pub fn extras(recorded: &RecordedMatch, time: i32) -> MatchExtras {
    let mut extras = MatchExtras { seed: Some(7), colours: vec![2, 0], at_table: true, ..MatchExtras::default() };
    extras.note(recorded.record(), time);
    extras
}

pub fn put(memory: &Memory, id: &str, recorded: &RecordedMatch, time: i32) {
    write(memory, id, recorded, time).unwrap();
}

/// Writes a match as the page does.
fn write(memory: &Memory, id: &str, recorded: &RecordedMatch, time: i32) -> Result<(), StorageFault> {
    let saves = Saves(memory);
    saves.write_match(id, recorded, &extras(recorded, time), |id| saves.drop_oldest_finished(Some(id)))
}

fn ids(memory: &Memory) -> Vec<String> {
    Saves(memory).matches(0).0.into_iter().map(|saved| saved.id).collect()
}

#[test]
fn every_match_comes_back_as_it_was_left_the_last_one_first() {
    let memory = Memory::default();
    let saves = Saves(&memory);
    assert!(saves.read_match("").unwrap().is_none() && saves.matches(9).0.is_empty());
    for (id, time) in [("31", 50), ("", 70), ("4", 60)] {
        put(&memory, id, &begun(time), time as i32);
    }
    assert_eq!(ids(&memory), ["", "4", "31"]);
    for (id, seed) in [("31", 50), ("", 70), ("4", 60)] {
        assert_eq!(saves.read_match(id).unwrap().unwrap().record(), begun(seed).record());
        assert_eq!(saves.extras(id).unwrap().colours, [2, 0]);
    }
    let (all, _) = saves.matches(0);
    assert_eq!((all[1].time(), all[1].seats().next()), (60, Some((3, "Ann", 0))));
}

#[test]
fn what_an_earlier_version_has_left_is_one_of_the_matches_and_stays_where_it_is() {
    let memory = Memory::default();
    let (record, was) = (begun(7).to_json(), r#"{"seed":"7","colours":[0,1],"at_table":true}"#);
    (&memory).set(keys::MATCH, &record).unwrap();
    (&memory).set(keys::EXTRAS, was).unwrap();
    put(&memory, "5", &begun(5), 900);
    let saves = Saves(&memory);
    let (all, aside) = saves.matches(1000);
    assert!(aside.is_empty());
    assert_eq!(all.iter().map(|one| (&*one.id, one.time())).collect::<Vec<_>>(), [("", 1000), ("5", 900)]);
    assert_eq!((&memory).get(keys::MATCH), Some(record));
    // It was played when it was first seen, not whenever the list is looked at.
    assert_eq!(saves.matches(5000).0[0].time(), 1000);
    assert_eq!(saves.extras(""), Some(MatchExtras { colours: vec![0, 1], ..extras(&begun(7), 1000) }));
    // The earlier version, running again in its turn, plays on and knows nothing of the list.
    (&memory).set(keys::MATCH, &played_on(7, &[Action::Draw]).to_json()).unwrap();
    (&memory).set(keys::EXTRAS, was).unwrap();
    assert_eq!(saves.read_match("").unwrap().unwrap().decisions(), 1);
    assert_eq!(saves.matches(2000).0[0].time(), 2000);
    assert_eq!(ids(&memory).len(), 2);
}

#[test]
fn a_broken_match_is_set_aside_word_for_word_and_the_others_stay() {
    for (index, id) in ["", "8"].into_iter().enumerate() {
        for broken in ["{", "null", r#"{"format":"chess","version":1}"#, ""] {
            let memory = Memory::default();
            put(&memory, "5", &begun(5), 9);
            (&memory).set(&record_key(id), broken).unwrap();
            let saves = Saves(&memory);
            let unreadable = if index == 0 { saves.read_match(id).unwrap_err() } else { saves.matches(1).1.remove(0) };
            assert_eq!((unreadable.key, &*unreadable.text), (keys::MATCH, broken));
            assert_eq!((&memory).get(&record_key(id)), None);
            assert_eq!((&memory).get(&format!("{}1", keys::ASIDE)).as_deref(), Some(broken));
            assert_eq!(ids(&memory), ["5"]);
        }
    }
}

#[test]
fn with_no_room_to_set_it_aside_a_broken_match_stays_where_it_is() {
    let memory = Memory::default();
    (&memory).set(keys::MATCH, "{").unwrap();
    memory.fault.set(Some(StorageFault::Full));
    assert_eq!(Saves(&memory).read_match("").unwrap_err().text, "{");
    assert_eq!(Saves(&memory).matches(1).1[0].text, "{");
    assert_eq!((&memory).get(keys::MATCH).as_deref(), Some("{"));
}

#[test]
fn the_list_needs_no_record_and_does_not_trust_what_is_beside_one() {
    let memory = Memory::default();
    put(&memory, "5", &begun(5), 9);
    for odd in ["5", "[]", r#"{"seed":7}"#, r#"{"seed":"7","colours":[0,300],"at_table":true}"#] {
        (&memory).set(&extras_key("5"), odd).unwrap();
        let (all, aside) = Saves(&memory).matches(70);
        assert_eq!((all[0].time(), all[0].round(), aside.len()), (70, 1, 0), "{odd}");
        assert_eq!((&memory).get(&extras_key("5")).as_deref(), Some(odd));
    }
    let short = MatchExtras { standing: vec![3], ..extras(&begun(5), 3) };
    Saves(&memory).write_match("5", &begun(5), &short, |_| false).unwrap();
    assert_eq!(Saves(&memory).matches(70).0[0].seats().next(), Some((3, "Ann", 0)));
    // Foreign keys that begin alike are no matches.
    (&memory).set("rack-o/1/matches", "{").unwrap();
    (&memory).set("rack-o/1/match-extras/77", "{").unwrap();
    assert_eq!(ids(&memory), ["5"]);
}

#[test]
fn of_finished_matches_a_few_stay_and_the_oldest_go_first() {
    let memory = Memory::default();
    for time in 1..=9 {
        put(&memory, &time.to_string(), &over(), time);
    }
    put(&memory, "99", &begun(7), 0);
    Saves(&memory).keep_finished(9, 5).unwrap();
    assert!(Saves(&memory).make_room());
    assert_eq!(ids(&memory), ["9", "8", "7", "6", "5", "99"]);
}

#[test]
fn no_unfinished_match_makes_room_for_another() {
    let memory = Memory::default();
    for time in 1..=MOST_MATCHES as u64 {
        assert!(Saves(&memory).make_room());
        put(&memory, &time.to_string(), &begun(time), time as i32);
    }
    const { assert!(MOST_MATCHES >= 12) };
    assert!(!Saves(&memory).make_room());
    assert_eq!(ids(&memory).len(), MOST_MATCHES);
    put(&memory, "3", &over(), 3);
    assert!(!Saves(&memory).make_room(), "it is not in the history yet");
    Saves(&memory).keep_finished(9, 5).unwrap();
    assert!(Saves(&memory).make_room());
    assert!(!ids(&memory).contains(&"3".to_owned()) && ids(&memory).len() == MOST_MATCHES - 1);
}

#[test]
fn where_the_storage_is_full_finished_matches_go_and_no_other() {
    let memory = Memory::default();
    put(&memory, "1", &over(), 1);
    put(&memory, "2", &over(), 2);
    put(&memory, "3", &begun(3), 3);
    Saves(&memory).keep_finished(9, 5).unwrap();
    // With the number of the device, and two that stand in the history.
    memory.most_texts.set(Some(9));
    put(&memory, "4", &begun(4), 4);
    assert_eq!(ids(&memory), ["4", "3", "2"]);
    put(&memory, "5", &begun(5), 5);
    assert_eq!(ids(&memory), ["5", "4", "3"]);
    assert_eq!(write(&memory, "6", &begun(6), 6), Err(StorageFault::Full));
    assert_eq!(ids(&memory), ["5", "4", "3"]);
    // One that is over does not go for its own sake.
    put(&memory, "3", &over(), 7);
    assert_eq!(write(&memory, "3", &over(), 8), Ok(()));
    assert_eq!(ids(&memory), ["3", "5", "4"]);
    memory.fault.set(Some(StorageFault::Forbidden));
    assert_eq!(write(&memory, "4", &begun(4), 9), Err(StorageFault::Forbidden));
}

#[test]
fn a_match_that_was_deleted_can_be_put_back() {
    let memory = Memory::default();
    put(&memory, "", &begun(1), 1);
    put(&memory, "2", &begun(2), 2);
    let saves = Saves(&memory);
    for id in ["", "2"] {
        let before = (saves.read_match(id).unwrap().unwrap().to_json(), saves.extras(id));
        let deleted = saves.delete_match(id);
        assert!(saves.read_match(id).unwrap().is_none() && saves.extras(id).is_none() && ids(&memory).len() == 1);
        saves.put_match_back(deleted).unwrap();
        assert_eq!((saves.read_match(id).unwrap().unwrap().to_json(), saves.extras(id)), before);
    }
}

#[test]
fn a_match_is_found_again_before_and_after_it_was_played_on() {
    let memory = Memory::default();
    put(&memory, "1", &begun(1), 1);
    put(&memory, "2", &played_on(2, &[Action::Draw, Action::Discard]), 2);
    put(&memory, "3", &over(), 3);
    let saves = Saves(&memory);
    assert_eq!(saves.same_match(&begun(9)), None);
    let same =
        |recorded: &RecordedMatch| saves.same_match(recorded).map(|same| (same.id, same.is_behind, same.is_over));
    assert_eq!(same(&begun(2)), Some(("2".into(), false, false)));
    assert_eq!(same(&played_on(2, &[Action::Draw])), Some(("2".into(), false, false)));
    assert_eq!(same(&played_on(1, &[Action::Draw])), Some(("1".into(), true, false)));
    assert_eq!(same(&over()), Some(("3".into(), false, true)));
    let other_way = [Action::Draw, Action::Exchange(crate::engine::Slot::ALL[0])];
    assert_eq!(same(&played_on(2, &other_way)), None);
}

#[test]
fn a_match_in_which_nobody_has_moved_is_gone_after_a_day() {
    let memory = Memory::default();
    let saves = Saves(&memory);
    put(&memory, "1", &begun(1), 1000);
    let untouched = MatchExtras { untouched: true, ..extras(&begun(2), 2000) };
    saves.write_match("2", &begun(2), &untouched, |_| false).unwrap();
    // It is still there for the tab that plays it.
    assert_eq!(saves.matches(2000 + 24 * 60 * 60).0.len(), 2);
    assert_eq!(saves.matches(2001 + 24 * 60 * 60).0.len(), 1);
    assert!(saves.read_match("2").unwrap().is_none() && saves.extras("2").is_none());
    assert!(saves.read_match("1").unwrap().is_some());
}

#[test]
fn the_rules_of_a_match_are_looked_up_where_an_earlier_version_has_not_noted_them() {
    let memory = Memory::default();
    let saves = Saves(&memory);
    let earlier = MatchExtras { rules: None, ..extras(&over(), 1000) };
    saves.write_match("1", &over(), &earlier, |_| false).unwrap();
    let (all, _) = saves.matches(5000);
    assert_eq!(all[0].rules(), Some(&over().record().rules));
    assert_eq!((all[0].time(), all[0].players()), (1000, 3));
    assert_eq!(saves.extras("1").unwrap().rules, all[0].extras.rules);
    // One that cannot be read is listed as before.
    let unreadable = MatchExtras { rules: None, ..extras(&over(), 900) };
    (&memory).set(&extras_key("2"), &serde_json::to_string(&unreadable).unwrap()).unwrap();
    (&memory).set(&record_key("2"), "?").unwrap();
    assert_eq!(saves.matches(5000).0.iter().map(SavedMatch::rules).collect::<Vec<_>>(), [all[0].rules(), None]);
}
