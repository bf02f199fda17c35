#![expect(clippy::unwrap_used, reason = "a test may stop")]

use super::*;
use crate::club::cup::{Entrant, Fixture, Outcome, Pairing};
use crate::record::{PlayerKind, replay};
use crate::storage::memory::Memory;
use crate::storage::{ImportMode, Profile};

/// A cup as it is stored, for ever.
const STORED: &str = r#"[{"begun":200000000,"friend":[[155,90],[140,160]],"matches":{"0":"77"},"opponents":["leo","otto","felix","rosa","bruno","clara","hugo"],"results":{"0":[145,160],"1":[155,90]},"seed":"18446744073709551615","strength":900}]"#;

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

/// The person's match as somebody plays it who plays like Otto.
fn played(pairing: &Pairing) -> RecordedMatch {
    let otto = Entrant::Character("otto".parse().unwrap());
    let recorded = Pairing { players: [otto, pairing.players[1]], ..*pairing }.play(|_| String::new()).unwrap();
    let mut record = recorded.record().clone();
    (record.seats[0].player, record.seats[0].level) = (PlayerKind::Human, None);
    replay(&record).unwrap()
}

#[test]
fn a_cup_is_stored_the_same_for_ever() {
    let memory = Memory::default();
    (&memory).set(keys::CUPS, STORED).unwrap();
    let saves = Saves(&memory);
    let cups = saves.cups();
    let kept = cups.of(&cup(u64::MAX)).unwrap();
    assert_eq!((kept.begun, kept.match_at(Fixture::OF_PERSON[0])), (200_000_000, Some("77")));
    assert_eq!(kept.bracket().own_matches(), [outcome(145, 160)]);
    assert_eq!(kept.friend, [outcome(155, 90), outcome(140, 160)]);
    saves.keep_cup(kept.clone()).unwrap();
    assert_eq!((&memory).get(keys::CUPS).as_deref(), Some(STORED));
}

#[test]
fn a_cup_that_was_left_goes_on_where_it_was() {
    let memory = Memory::default();
    let saves = Saves(&memory);
    let mut cup = begun(1956, 5);
    let tonight = cup.bracket().tonight().unwrap();
    cup.begin_match(tonight.fixture, "41");
    saves.keep_cup(cup.clone()).unwrap();
    // The page is left. In another tab the others have played meanwhile.
    cup.outcomes = cup.cup.played_on(&cup.outcomes, |_| Some(outcome(155, 90)));
    saves.keep_cup(cup).unwrap();
    let recorded = played(&tonight);
    assert!(saves.count_cup_match("42", &recorded).unwrap().is_none(), "a match of no cup");
    let counted = saves.count_cup_match("41", &recorded).unwrap().unwrap();
    assert_eq!(counted.bracket().outcome(tonight.fixture), tonight.outcome(&recorded));
    assert!(counted.bracket().outcome(tonight.fixture).is_some());
    // Counted again it is the same, and a tab that knows less takes nothing away.
    saves.count_cup_match("41", &recorded).unwrap();
    saves.keep_cup(begun(1956, 9)).unwrap();
    let cups = saves.cups();
    assert_eq!((cups.all().len(), cups.all()[0].begun), (1, 5));
    assert_eq!(cups.all()[0].outcomes, counted.outcomes);
    assert!(cups.open().is_some());
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
    assert_eq!(cups.open().map(|played| played.cup.seed()), Some(2));
    for nth in 0..=MOST_CUPS {
        cups.put(begun(100 + nth as u64, 100));
    }
    assert_eq!(cups.all().len(), MOST_CUPS);
    assert!(cups.of(&cup(3)).is_none(), "the oldest went");
}

#[test]
fn what_a_later_version_has_written_stays() {
    let memory = Memory::default();
    let more = STORED.replace(r#""friend""#, r#""cheers":[1],"friend""#);
    let unknown = r#"{"opponents":["zoe"],"seed":"1"}"#;
    let text = more.replace("}]", &format!("}},{unknown}]"));
    (&memory).set(keys::CUPS, &text).unwrap();
    let saves = Saves(&memory);
    let cups = saves.cups();
    assert_eq!(cups.all().len(), 1);
    let mut kept = cups.all()[0].clone();
    kept.begin_match(Fixture::OF_PERSON[0], "78");
    saves.keep_cup(kept).unwrap();
    assert_eq!((&memory).get(keys::CUPS), Some(text.replace("77", "78")));
}

#[test]
fn text_that_cannot_be_read_is_set_aside() {
    let memory = Memory::default();
    (&memory).set(keys::CUPS, "[{]").unwrap();
    let saves = Saves(&memory);
    assert!(saves.cups().is_empty());
    saves.keep_cup(begun(1, 1)).unwrap();
    assert_eq!((&memory).get(&format!("{}1", keys::ASIDE)).as_deref(), Some("[{]"));
    assert_eq!(saves.cups().all().len(), 1);
}

#[test]
fn cups_move_to_another_device_and_of_two_goes_the_one_that_is_further_counts() {
    let (here, there) = (Memory::default(), Memory::default());
    (&here).set(keys::CUPS, STORED).unwrap();
    Saves(&here).keep_cup(begun(7, 10)).unwrap();
    Saves(&there).keep_cup(begun(u64::MAX, 300_000_000)).unwrap();
    Saves(&there).keep_cup(begun(8, 20)).unwrap();
    let profile = Profile::read(&Saves(&here).profile(1).text()).unwrap();
    Saves(&there).import(&profile, ImportMode::Merge, 2).unwrap();
    let cups = Saves(&there).cups();
    assert_eq!(cups.all().len(), 3);
    let further = cups.of(&cup(u64::MAX)).unwrap();
    assert_eq!((further.begun, further.outcomes.count()), (200_000_000, 2));
    Saves(&there).import(&profile, ImportMode::Replace, 2).unwrap();
    assert_eq!((&there).get(keys::CUPS), (&here).get(keys::CUPS));
    Saves(&there).import(&Profile::default(), ImportMode::Replace, 2).unwrap();
    assert_eq!((&there).get(keys::CUPS), None);
}
