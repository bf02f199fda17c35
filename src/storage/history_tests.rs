#![expect(clippy::unwrap_used, reason = "a test may stop")]

use super::counting::KeptMatch;
use super::keys;
use super::match_keys::{extras_key, history_key, record_key, reviews_key};
use super::matches_tests::{begun, extras, put};
use super::memory::Memory;
use super::played::tests::{announced, computer, human};
use super::profile::{ImportMode, Profile};
use super::saves::{MatchExtras, Saves};
use super::tally::{Counts, Tally};
use super::text_store::{StorageFault, TextStore};
use crate::engine::{Action, Chance, Edition, Goal, Phase, RulesDraft, Seat, Stage};
use crate::history::{HistoryFault, read_match};
use crate::record::RecordedMatch;

const NOW: i32 = 218_000_000;
const DEVICE: u64 = 77;

/// A match of one round that this seat has won.
fn over(announcer: usize) -> RecordedMatch {
    let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
    announced(rules, vec![human(), computer("hard"), computer("easy")], announcer)
}

/// A match of two rounds after the first one.
fn after_one_round() -> RecordedMatch {
    let rules = RulesDraft { goal: Goal::Rounds(2), ..Edition::Jumbo.preset() };
    announced(rules, vec![human(), computer("hard"), computer("easy")], 0)
}

/// The same, played on to its end: every player draws and discards, or announces.
fn played_out(mut recorded: RecordedMatch, seed: u64) -> RecordedMatch {
    recorded.deal_from(Chance::new(seed)).unwrap();
    while recorded.state().stage() == Stage::Playing {
        let round = *recorded.state().round().unwrap();
        let action = match round.phase() {
            Phase::Drawn => {
                let card = usize::from(round.drawn().unwrap().number());
                Action::Exchange(crate::engine::Slot::ALL[(card - 1) * 10 / 50])
            }
            Phase::Announce => Action::Announce,
            _ if recorded.state().legal().has(Action::Announce) => Action::Announce,
            _ => Action::Draw,
        };
        recorded.play(action).unwrap();
    }
    recorded
}

/// Ends a round as the page does: the match is saved, then the round goes to the log.
fn end_round(memory: &Memory, id: &str, recorded: &RecordedMatch, time: i32) {
    put(memory, id, recorded, time);
    Saves(memory).add_played(id, recorded, time).unwrap();
}

fn keep(memory: &Memory) {
    Saves(memory).keep_finished(NOW, DEVICE).unwrap();
}

fn all(memory: &Memory) -> Tally {
    let saves = Saves(memory);
    saves.tally_of_all_devices(saves.tally().0)
}

fn rounds(memory: &Memory) -> u32 {
    all(memory).sum(|_| true).rounds
}

fn ids(memory: &Memory) -> Vec<String> {
    Saves(memory).history().into_iter().map(|one| one.id).collect()
}

/// As the page writes a match, with its room.
fn room_for_another(memory: &Memory) -> bool {
    keep(memory);
    Saves(memory).make_room()
}

#[test]
fn a_match_that_is_over_goes_to_the_history_as_it_was_played() {
    let memory = Memory::default();
    end_round(&memory, "31", &over(0), NOW - 5);
    put(&memory, "4", &begun(4), NOW);
    keep(&memory);
    assert_eq!(ids(&memory), ["31"]);
    let KeptMatch { entry, .. } = Saves(&memory).history().remove(0);
    assert_eq!((entry.time, entry.device, entry.seats[0].colour), (NOW - 5, DEVICE, 2));
    let read = Saves(&memory).finished_match("31").unwrap().unwrap();
    assert_eq!(read.recorded.to_json(), over(0).to_json());
    // It is written once.
    let was = (&memory).get(&history_key("31"));
    put(&memory, "31", &over(0), NOW + 9);
    keep(&memory);
    assert_eq!(((&memory).get(&history_key("31")), ids(&memory).len()), (was, 1));
}

#[test]
fn the_statistics_say_the_same_before_and_after() {
    let memory = Memory::default();
    let second = played_out(after_one_round(), 5);
    end_round(&memory, "1", &over(1), NOW - 40);
    end_round(&memory, "2", &over(0), NOW - 30);
    end_round(&memory, "3", &after_one_round(), NOW - 20);
    let before = all(&memory);
    keep(&memory);
    assert_eq!(all(&memory), before);
    end_round(&memory, "3", &second, NOW - 10);
    let before = all(&memory);
    for _ in 0..3 {
        keep(&memory);
        assert_eq!(all(&memory), before);
        assert!(room_for_another(&memory));
    }
    assert_eq!((&memory).keys_from(keys::PLAYED), [""; 0]);
    let sum = before.sum(|_| true);
    assert_eq!((sum.rounds, sum.matches, ids(&memory)), (4, 3, ["1", "2", "3"].map(str::to_owned).to_vec()));
}

#[test]
fn what_was_counted_before_the_end_counts_once() {
    let memory = Memory::default();
    end_round(&memory, "3", &after_one_round(), NOW - 20);
    // As an earlier version does when somebody looks at the statistics, and as an export does.
    Saves(&memory).profile(DEVICE);
    assert_eq!(((&memory).keys_from(keys::PLAYED).len(), rounds(&memory)), (0, 1));
    end_round(&memory, "3", &played_out(after_one_round(), 5), NOW - 10);
    keep(&memory);
    assert_eq!(rounds(&memory), 2);
    let counts: Vec<bool> = Saves(&memory).history()[0].entry.rounds.iter().map(|round| round.counts).collect();
    assert_eq!(counts, [false, true]);
}

#[test]
fn two_tabs_that_finish_at_once_lose_none_and_count_each_once() {
    let memory = Memory::default();
    end_round(&memory, "1", &over(0), NOW);
    end_round(&memory, "2", &over(1), NOW);
    let log: Vec<(String, String)> =
        (&memory).keys_from(keys::PLAYED).into_iter().map(|key| (key.clone(), (&memory).get(&key).unwrap())).collect();
    keep(&memory);
    // The other tab had looked before, or has stopped half way: its lines are there once more.
    log.iter().for_each(|(key, line)| (&memory).set(key, line).unwrap());
    keep(&memory);
    assert_eq!((ids(&memory).len(), rounds(&memory)), (2, 2));
    assert_eq!(((&memory).keys_from(keys::PLAYED).len(), rounds(&memory)), (0, 2));
}

#[test]
fn matches_of_earlier_versions_that_are_still_stored_are_taken_over_once() {
    let memory = Memory::default();
    (&memory).set(keys::MATCH, &over(0).to_json()).unwrap();
    (&memory).set(keys::EXTRAS, r#"{"seed":"7","colours":[0,1,2],"at_table":true}"#).unwrap();
    Saves(&memory).write(keys::TALLY, &Tally { streak: 2, best_streak: 4, ..Tally::default() }).unwrap();
    for _ in 0..2 {
        keep(&memory);
        assert_eq!((ids(&memory).len(), rounds(&memory)), (1, 0), "it was counted when it was played");
    }
    assert_eq!(all(&memory).best_streak, 4);
    assert!(Saves(&memory).drop_oldest_finished(None));
    assert_eq!(((&memory).get(keys::MATCH), ids(&memory).len()), (None, 1));
}

#[test]
fn no_finished_match_goes_that_is_not_in_the_history() {
    let memory = Memory::default();
    for id in 0..9 {
        put(&memory, &id.to_string(), &over(0), NOW + id);
    }
    assert!(!Saves(&memory).drop_oldest_finished(None));
    assert!(Saves(&memory).make_room());
    assert_eq!(Saves(&memory).matches(NOW).0.len(), 9);
    assert!(room_for_another(&memory));
    assert_eq!((Saves(&memory).matches(NOW).0.len(), ids(&memory).len()), (5, 9));
}

#[test]
fn where_there_is_no_room_the_match_stays_saved_and_goes_later() {
    let memory = Memory::default();
    end_round(&memory, "1", &over(0), NOW);
    memory.fault.set(Some(StorageFault::Full));
    assert_eq!(Saves(&memory).keep_finished(NOW, DEVICE), Err(StorageFault::Full));
    assert!(!Saves(&memory).drop_oldest_finished(None));
    assert_eq!((rounds(&memory), Saves(&memory).matches(NOW).0.len()), (1, 1));
    memory.fault.set(None);
    keep(&memory);
    assert_eq!((rounds(&memory), ids(&memory).len()), (1, 1));
}

#[test]
fn a_match_that_is_deleted_leaves_its_counts_and_can_be_put_back() {
    let memory = Memory::default();
    end_round(&memory, "1", &over(0), NOW);
    keep(&memory);
    let was = (&memory).get(&history_key("1"));
    let deleted = Saves(&memory).delete_match("1");
    assert_eq!((rounds(&memory), (&memory).get(&record_key("1"))), (1, None));
    assert_eq!(Saves(&memory).finished_match("1").unwrap().unwrap_err(), HistoryFault::NoCards);
    assert!(Saves(&memory).history()[0].entry.seats.iter().all(|seat| seat.player.name.is_empty()));
    Saves(&memory).put_match_back(deleted).unwrap();
    assert_eq!(((&memory).get(&history_key("1")), rounds(&memory)), (was, 1));
    assert!((&memory).get(&record_key("1")).is_some() && (&memory).get(&extras_key("1")).is_some());
}

#[test]
fn a_match_that_is_deleted_before_its_end_leaves_its_rounds() {
    let memory = Memory::default();
    end_round(&memory, "3", &after_one_round(), NOW);
    let deleted = Saves(&memory).delete_match("3");
    assert_eq!((rounds(&memory), (&memory).keys_from(keys::PLAYED).len()), (1, 0));
    Saves(&memory).put_match_back(deleted).unwrap();
    end_round(&memory, "3", &played_out(after_one_round(), 5), NOW + 1);
    keep(&memory);
    assert_eq!(rounds(&memory), 2);
}

#[test]
fn what_the_coach_finds_is_noted_and_counts_once() {
    let memory = Memory::default();
    let recorded = over(1);
    end_round(&memory, "1", &recorded, NOW);
    let review = || Saves(&memory).add_review("1", &recorded, 0, Seat::ALL[0], (20, 300));
    let of_another = || Saves(&memory).add_review("1", &recorded, 0, Seat::ALL[1], (9, 40));
    keep(&memory);
    assert_eq!((review(), review(), of_another()), (Ok(true), Ok(false), Ok(false)));
    let expected = Counts { rounds: 1, points: 5, matches: 1, decisions: 20, lost: 300, ..Counts::default() };
    assert_eq!(all(&memory).sum(|_| true), expected);
    let reviews = Saves(&memory).history()[0].reviews.clone();
    assert_eq!(
        reviews.all().iter().map(|one| (one.decisions, one.counts)).collect::<Vec<_>>(),
        [(20, true), (9, false)]
    );
}

#[test]
fn what_the_coach_found_before_the_end_counts_once_and_is_noted() {
    let memory = Memory::default();
    let recorded = over(1);
    end_round(&memory, "1", &recorded, NOW);
    let review = || Saves(&memory).add_review("1", &recorded, 0, Seat::ALL[0], (20, 300));
    assert_eq!((review(), review()), (Ok(true), Ok(false)));
    keep(&memory);
    assert_eq!(review(), Ok(false));
    assert_eq!(all(&memory).sum(|_| true).decisions, 20);
    assert_eq!(Saves(&memory).history()[0].reviews.all().len(), 1);
    assert!((&memory).get(&reviews_key("1")).is_some());
}

#[test]
fn what_is_forgotten_counts_no_more_and_the_matches_stay() {
    let memory = Memory::default();
    end_round(&memory, "1", &over(0), NOW);
    keep(&memory);
    Saves(&memory).forget_tally();
    assert_eq!((rounds(&memory), ids(&memory).len(), all(&memory).lines), (0, 1, vec![]));
    end_round(&memory, "2", &over(0), NOW + 9);
    assert_eq!(rounds(&memory), 1);
    keep(&memory);
    assert_eq!((rounds(&memory), all(&memory).best_streak), (1, 1));
}

#[test]
fn a_text_of_a_later_version_stays_as_it_is() {
    let memory = Memory::default();
    (&memory).set(&history_key("9"), "3 whatever").unwrap();
    end_round(&memory, "1", &over(0), NOW);
    keep(&memory);
    assert_eq!((ids(&memory), rounds(&memory)), (vec!["1".to_owned()], 1));
    let profile = Profile::read(&Saves(&memory).profile(DEVICE).text()).unwrap();
    let other = Memory::default();
    Saves(&other).import(&profile, ImportMode::Merge, 3).unwrap();
    assert_eq!((&other).get(&history_key("9")).as_deref(), Some("3 whatever"));
    assert!(matches!(Saves(&other).finished_match("9"), Some(Err(HistoryFault::Newer))));
}

#[test]
fn a_seed_that_dealt_no_card_of_the_match_is_not_noted() {
    let memory = Memory::default();
    let extras = MatchExtras { seed: Some(7), ..extras(&over(0), NOW) };
    Saves(&memory).write_match("1", &over(0), &extras, |_| false).unwrap();
    keep(&memory);
    let text = (&memory).get(&history_key("1")).unwrap();
    assert_eq!(read_match(&text).unwrap().seed, None);
}

fn sent(memory: &Memory, fresh: u64) -> Profile {
    Profile::read(&Saves(memory).profile(fresh).text()).unwrap()
}

#[test]
fn devices_that_exchange_their_profiles_have_every_match_once() {
    let (one, other) = (Memory::default(), Memory::default());
    end_round(&one, "1", &over(0), NOW);
    end_round(&other, "2", &over(1), NOW + 1);
    Saves(&one).keep_finished(NOW, 11).unwrap();
    Saves(&other).keep_finished(NOW, 22).unwrap();
    end_round(&other, "3", &over(0), NOW + 2);
    for _ in 0..3 {
        Saves(&one).import(&sent(&other, 22), ImportMode::Merge, 11).unwrap();
        Saves(&other).import(&sent(&one, 11), ImportMode::Merge, 22).unwrap();
        assert_eq!((rounds(&one), rounds(&other)), (3, 3));
        Saves(&other).keep_finished(NOW, 22).unwrap();
        assert_eq!(rounds(&other), 3);
    }
    Saves(&one).import(&sent(&other, 22), ImportMode::Merge, 11).unwrap();
    assert_eq!((ids(&one), ids(&other).len(), rounds(&one)), (["1", "2", "3"].map(str::to_owned).to_vec(), 3, 3));
    assert_eq!(sent(&one, 11).summary().rounds, 3);
    let new = Memory::default();
    Saves(&new).import(&sent(&one, 11), ImportMode::Replace, 5).unwrap();
    assert_eq!((ids(&new).len(), rounds(&new)), (3, 3));
}

#[test]
fn a_match_that_was_finished_elsewhere_is_not_gone_on_with_here() {
    let (one, other) = (Memory::default(), Memory::default());
    end_round(&one, "3", &after_one_round(), NOW);
    Saves(&other).import(&sent(&one, 11), ImportMode::Merge, 22).unwrap();
    end_round(&one, "3", &played_out(after_one_round(), 5), NOW + 1);
    Saves(&one).keep_finished(NOW, 11).unwrap();
    assert!(Saves(&one).drop_oldest_finished(None));
    Saves(&other).import(&sent(&one, 11), ImportMode::Merge, 22).unwrap();
    assert_eq!((Saves(&other).matches(NOW).0.len(), ids(&other).len(), rounds(&other)), (0, 1, 2));
    // Nor does it come back.
    Saves(&one).import(&sent(&other, 22), ImportMode::Merge, 11).unwrap();
    assert_eq!((Saves(&one).matches(NOW).0.len(), rounds(&one)), (0, 2));
}

#[test]
fn one_match_with_two_ends_is_two_matches_however_often_they_are_exchanged() {
    let (one, other) = (Memory::default(), Memory::default());
    end_round(&one, "3", &after_one_round(), NOW);
    Saves(&other).import(&sent(&one, 11), ImportMode::Merge, 22).unwrap();
    for (memory, seed, device) in [(&one, 5, 11), (&other, 6, 22)] {
        end_round(memory, "3", &played_out(after_one_round(), seed), NOW + 1);
        Saves(memory).keep_finished(NOW, device).unwrap();
    }
    for _ in 0..3 {
        Saves(&one).import(&sent(&other, 22), ImportMode::Merge, 11).unwrap();
        Saves(&other).import(&sent(&one, 11), ImportMode::Merge, 22).unwrap();
        for (memory, device) in [(&one, 11), (&other, 22)] {
            Saves(memory).keep_finished(NOW, device).unwrap();
        }
    }
    assert_eq!((ids(&one).len(), ids(&other).len()), (2, 2));
    assert_eq!((rounds(&one), rounds(&other)), (3, 3), "the first round counts once, and each of the others");
}

#[test]
fn links_of_friends_and_days_begun_go_along() {
    let (one, other) = (Memory::default(), Memory::default());
    (&one).set(keys::FRIENDS, "#r=1.a\n#r=1.b").unwrap();
    (&one).set(keys::DAY, "2026-11-21").unwrap();
    (&other).set(keys::FRIENDS, "#r=1.c\n#r=1.a").unwrap();
    Saves(&other).import(&sent(&one, 11), ImportMode::Merge, 22).unwrap();
    assert_eq!((&other).get(keys::FRIENDS).as_deref(), Some("#r=1.c\n#r=1.a\n#r=1.b"));
    assert_eq!((&other).get(keys::DAY).as_deref(), Some("2026-11-21"));
    Saves(&other).import(&sent(&Memory::default(), 4), ImportMode::Replace, 22).unwrap();
    assert_eq!(((&other).get(keys::FRIENDS), (&other).get(keys::DAY)), (None, None));
}

#[test]
fn a_profile_with_a_broken_history_is_refused() {
    let memory = Memory::default();
    end_round(&memory, "1", &over(0), NOW);
    keep(&memory);
    let good = Saves(&memory).profile(DEVICE).text();
    assert!(Profile::read(&good).is_ok() && good.contains("\"history\":{\"1\":\"1"));
    for (part, other) in
        [("\"history\":{\"1\":\"1", "\"history\":{\"1\":\"?"), ("\"history\":{\"1\"", "\"history\":{\"a\"")]
    {
        assert!(Profile::read(&good.replace(part, other)).is_err(), "{other}");
    }
}
