#![expect(clippy::unwrap_used, reason = "a test may stop")]

use super::*;
use crate::club::cup::{Entrant, InPlay, Pairing, Place};
use crate::record::{PlayerKind, RecordedMatch, replay};
use crate::storage::memory::Memory;
use crate::storage::{ImportMode, MatchExtras, Profile, keys};

/// A cup as it is stored, for ever.
const STORED: &str = r#"{"begun":200000000,"friend":[[155,90],[140,160]],"opponents":["leo","otto","felix","rosa","bruno","clara","hugo"],"results":{"0":[145,160],"1":[155,90]},"seed":"18446744073709551615","strength":900}"#;

fn outcome(one: u16, other: u16) -> Outcome {
    Outcome::new([one, other]).unwrap()
}

/// A cup of the weakest.
fn cup(seed: u64) -> Cup {
    let weakest: Vec<_> = crate::players::ComputerPlayer::characters().take(Cup::OPPONENTS).collect();
    Cup::drawn(seed, 900, weakest.try_into().unwrap()).unwrap()
}

fn begun(seed: u64, time: i32) -> PlayedCup {
    PlayedCup::begin(cup(seed), time)
}

/// The person's match as somebody plays it who plays as this character does.
fn played(pairing: &Pairing, like: &str) -> RecordedMatch {
    let person = Entrant::Character(like.parse().unwrap());
    let of_two = Pairing { players: [person, pairing.players[1]], ..*pairing };
    let mut game = InPlay::begin(&of_two, |player| player.id().to_owned()).unwrap();
    while let Some(request) = game.request() {
        assert!(game.play(request.answer().unwrap()));
    }
    let mut record = game.into_recorded().record().clone();
    (record.seats[0].player, record.seats[0].level) = (PlayerKind::Human, None);
    replay(&record).unwrap()
}

/// Saves a match of the person as the page does. Returns how it stands.
fn save(memory: &Memory, id: &str, pairing: &Pairing, like: &str) -> [u16; 2] {
    let recorded = played(pairing, like);
    let mut extras = MatchExtras { seed: Some(pairing.seed), ..MatchExtras::default() };
    extras.note(recorded.record(), 100);
    Saves(memory).write_match(id, &recorded, &extras, |_| false).unwrap();
    let totals: Vec<u16> = recorded.record().totals.iter().map(|total| u16::try_from(*total).unwrap()).collect();
    totals.try_into().unwrap()
}

fn own_matches(memory: &Memory) -> Vec<[u16; 2]> {
    Saves(memory).cups().all()[0].bracket().own_matches().into_iter().map(Outcome::points).collect()
}

/// A cup of which the first match is about to be played.
fn with_first_match(memory: &Memory) -> Pairing {
    let first = begun(1956, 5);
    let tonight = first.bracket().tonight().unwrap();
    Saves(memory).keep_cup(first).unwrap();
    Saves(memory).begin_cup_match(tonight.seed).unwrap();
    tonight
}

#[test]
fn a_cup_is_stored_the_same_for_ever() {
    let memory = Memory::default();
    (&memory).set(keys::CUPS, STORED).unwrap();
    let saves = Saves(&memory);
    let cups = saves.cups();
    let kept = cups.of(&cup(u64::MAX)).unwrap();
    assert_eq!(kept.begun, 200_000_000);
    assert_eq!(kept.bracket().own_matches(), [outcome(145, 160)]);
    assert_eq!(kept.friend, [outcome(155, 90), outcome(140, 160)]);
    saves.keep_cup(kept.clone()).unwrap();
    assert_eq!((&memory).get(keys::CUPS).as_deref(), Some(STORED));
}

#[test]
fn a_cup_that_was_left_goes_on_where_it_was() {
    let memory = Memory::default();
    let tonight = with_first_match(&memory);
    let saves = Saves(&memory);
    // The page is left. In another tab the others have played meanwhile.
    let mut others = begun(1956, 5);
    others.outcomes = others.cup.played_on(&others.outcomes, |_| Some(outcome(155, 90)));
    saves.keep_cup(others).unwrap();
    // Until the match is over it has no result.
    saves.keep_finished(9, 9).unwrap();
    assert_eq!(own_matches(&memory), [[0; 2]; 0]);
    let points = save(&memory, "41", &tonight, "otto");
    saves.keep_finished(9, 9).unwrap();
    assert_eq!(own_matches(&memory), [points]);
    // A tab that knows less takes nothing away.
    saves.keep_cup(begun(1956, 9)).unwrap();
    let cups = saves.cups();
    assert_eq!((cups.all().len(), cups.all()[0].begun, cups.all()[0].outcomes.count()), (1, 5, 4));
    assert!(cups.all()[0].bracket().place() != Place::Winner);
    // What is said of a match that has counted stays: at the table it leads back to the cup.
    assert!(saves.is_cup_match(tonight.seed));
}

#[test]
fn only_the_first_go_counts_and_no_other_match_does() {
    let memory = Memory::default();
    let tonight = with_first_match(&memory);
    let other = Pairing { seed: 77, ..tonight };
    save(&memory, "40", &other, "leo");
    Saves(&memory).keep_finished(9, 9).unwrap();
    assert_eq!(own_matches(&memory), [[0; 2]; 0]);
    let first = save(&memory, "41", &tonight, "otto");
    Saves(&memory).keep_finished(9, 9).unwrap();
    let again = save(&memory, "42", &tonight, "vera");
    Saves(&memory).keep_finished(9, 9).unwrap();
    assert_ne!(first, again);
    assert_eq!(own_matches(&memory), [first]);
}

#[test]
fn a_match_that_was_deleted_after_its_end_has_counted() {
    for is_in_history in [false, true] {
        let memory = Memory::default();
        let tonight = with_first_match(&memory);
        let saves = Saves(&memory);
        let points = save(&memory, "41", &tonight, "otto");
        if is_in_history {
            saves.keep_finished(9, 9).unwrap();
        }
        saves.delete_match("41");
        saves.delete_finished("41");
        assert_eq!(own_matches(&memory), [points]);
    }
}

#[test]
fn the_cup_to_go_on_with_is_the_last_one_that_is_not_over() {
    let mut cups = Cups::default();
    for (seed, time) in [(3, 30), (1, 10), (2, 20)] {
        cups.put(begun(seed, time));
    }
    let mut last = begun(3, 30);
    last.outcomes.add(Fixture::OF_PERSON[0], outcome(20, 155));
    last.outcomes = last.cup.played_on(&last.outcomes, |_| Some(outcome(155, 90)));
    cups.put(last);
    assert_eq!(cups.all().iter().map(|played| played.cup.seed()).collect::<Vec<_>>(), [1, 2, 3]);
    let next =
        |cups: &Cups, most: u64| cups.to_go_on_with(|played| played.cup.seed() <= most).map(|played| played.cup.seed());
    assert_eq!((next(&cups, 9), next(&cups, 1), next(&cups, 0)), (Some(2), Some(1), None));
    let mut ended = begun(1, 10);
    ended.outcomes.add(Fixture::OF_PERSON[0], outcome(20, 155));
    ended.outcomes = ended.cup.played_on(&ended.outcomes, |_| Some(outcome(155, 90)));
    cups.put(ended);
    assert_eq!((next(&cups, 9), next(&cups, 1)), (Some(2), Some(1)), "of those that are over the last one");
    let seed = cup(2).match_seed(Fixture::OF_PERSON[1]);
    assert_eq!(cups.with_match(seed).map(|played| played.cup.seed()), Some(2));
    assert!(cups.with_match(cup(2).match_seed(Fixture::ALL[1])).is_none(), "one of the others");
    cups.note(cup(1).match_seed(Fixture::FINAL), None);
    for nth in 0..=MOST_CUPS {
        cups.put(begun(100 + nth as u64, 100));
    }
    assert_eq!((cups.all().len(), cups.lines().len()), (MOST_CUPS, MOST_CUPS));
    assert!(cups.of(&cup(3)).is_none(), "the oldest went, with its matches");
}

#[test]
fn what_a_later_version_has_written_stays() {
    let memory = Memory::default();
    let more = STORED.replace(r#""friend""#, r#""cheers":[1],"friend""#);
    let text = format!("{more}\n1956 155-90\n{{\"opponents\":[\"zoe\"],\"seed\":\"1\"}}\n2 of zoe");
    (&memory).set(keys::CUPS, &text).unwrap();
    let saves = Saves(&memory);
    let cups = saves.cups();
    assert_eq!(cups.all().len(), 1);
    saves.keep_cup(cups.all()[0].clone()).unwrap();
    assert_eq!((&memory).get(keys::CUPS), Some(text.clone()));
    // It goes to other devices, and back.
    let there = Memory::default();
    let profile = Profile::read(&saves.profile(1).text()).unwrap();
    Saves(&there).import(&profile, ImportMode::Merge, 2).unwrap();
    assert_eq!((&there).get(keys::CUPS), Some(text));
}

#[test]
fn cups_move_to_another_device_and_of_two_goes_the_one_that_is_further_counts() {
    let (here, there) = (Memory::default(), Memory::default());
    (&here).set(keys::CUPS, STORED).unwrap();
    Saves(&here).keep_cup(begun(7, 10)).unwrap();
    Saves(&there).keep_cup(begun(u64::MAX, 300_000_000)).unwrap();
    Saves(&there).keep_cup(begun(8, 20)).unwrap();
    // The first match of another one was begun here and played to its end there.
    let seed = cup(7).match_seed(Fixture::OF_PERSON[0]);
    Saves(&here).begin_cup_match(seed).unwrap();
    (&there).set(keys::CUPS, &format!("{}\n{seed} 155-20", (&there).get(keys::CUPS).unwrap())).unwrap();
    let profile = Profile::read(&Saves(&here).profile(1).text()).unwrap();
    Saves(&there).import(&profile, ImportMode::Merge, 2).unwrap();
    let cups = Saves(&there).cups();
    assert_eq!(cups.all().len(), 3);
    let further = cups.of(&cup(u64::MAX)).unwrap();
    assert_eq!((further.begun, further.outcomes.count()), (200_000_000, 2));
    assert_eq!(cups.of(&cup(7)).unwrap().bracket().own_matches(), [outcome(155, 20)]);
    Saves(&there).import(&profile, ImportMode::Replace, 2).unwrap();
    assert_eq!((&there).get(keys::CUPS), (&here).get(keys::CUPS));
    Saves(&there).import(&Profile::default(), ImportMode::Replace, 2).unwrap();
    assert_eq!((&there).get(keys::CUPS), None);
}

#[test]
fn a_link_that_was_just_followed_replaces_what_a_friend_has_told_before() {
    let memory = Memory::default();
    (&memory).set(keys::CUPS, STORED).unwrap();
    let saves = Saves(&memory);
    let told = || saves.cups().of(&cup(u64::MAX)).unwrap().friend.clone();
    let other_tab = saves.cups().of(&cup(u64::MAX)).unwrap().clone();
    saves.keep_friend_in_cup(&cup(u64::MAX), &[outcome(20, 155)]).unwrap();
    assert_eq!(told(), [outcome(20, 155)]);
    // A tab that knows the earlier one, or none, does not bring it back.
    saves.keep_cup(other_tab).unwrap();
    saves.keep_cup(begun(u64::MAX, 9)).unwrap();
    assert_eq!(told(), [outcome(20, 155)]);
    // From another device comes what tells of more matches.
    let there = Memory::default();
    (&there).set(keys::CUPS, STORED).unwrap();
    saves.import(&Profile::read(&Saves(&there).profile(1).text()).unwrap(), ImportMode::Merge, 2).unwrap();
    assert_eq!(told(), [outcome(155, 90), outcome(140, 160)]);
    // Nothing is kept of a cup that is not played here.
    saves.keep_friend_in_cup(&cup(5), &[outcome(20, 155)]).unwrap();
    assert!(saves.cups().of(&cup(5)).is_none());
}

#[test]
fn whoever_began_a_cup_plays_on_in_it() {
    let memory = Memory::default();
    let saves = Saves(&memory);
    let person = || saves.cups().all()[0].person.clone();
    saves.keep_cup(begun(7, 10)).unwrap();
    assert_eq!(person(), None);
    for name in [Some("Ann"), Some("Bo"), None] {
        let mut played = begun(7, 10);
        played.person = name.map(str::to_owned);
        saves.keep_cup(played).unwrap();
        assert_eq!(person().as_deref(), Some("Ann"), "{name:?}");
    }
    let stored = (&memory).get(keys::CUPS).unwrap();
    assert!(stored.contains(r#""person":"Ann""#));
    // From anywhere else it may be no name.
    for (name, read) in [(r#""\u0007 ""#, None), ("[1]", None), (r#"" Ann\n""#, Some("Ann"))] {
        (&memory).set(keys::CUPS, &stored.replace(r#""Ann""#, name)).unwrap();
        assert_eq!(person().as_deref(), read, "{name}");
    }
}
