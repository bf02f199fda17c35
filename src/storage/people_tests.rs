#![expect(clippy::unwrap_used, reason = "a test may stop")]

use crate::engine::{Edition, Goal, RulesDraft};
use crate::people::{Colour, KeptPeople, PersonEdit, PersonId, Sign};
use crate::record::{PlayerKind, SeatEntry};
use crate::storage::matches_tests::put;
use crate::storage::memory::Memory;
use crate::storage::played::tests::{announced, computer};
use crate::storage::{Counts, ImportMode, Opposition, PeopleText, Profile, Saves, TextStore, keys};

fn person(name: &str) -> SeatEntry {
    SeatEntry { name: name.to_owned(), player: PlayerKind::Human, level: None }
}

/// Plays a match of one round on a device, which this seat wins.
fn play(memory: &Memory, seats: Vec<SeatEntry>, winner: usize) {
    let time = 218_000_000 + Saves(memory).history().len() as i32 * 100;
    play_at(memory, &format!("{}{}", memory.keys_from(keys::DEVICE).len(), time), time, seats, winner);
}

/// The same, with this id and at this time.
fn play_at(memory: &Memory, id: &str, time: i32, seats: Vec<SeatEntry>, winner: usize) {
    let rules = RulesDraft { goal: Goal::Points(75), ..Edition::Jumbo.preset() };
    let recorded = announced(rules, seats, winner);
    put(memory, id, &recorded, time);
    Saves(memory).add_played(id, &recorded, time).unwrap();
    Saves(memory).keep_finished(time, 7).unwrap();
}

/// A device, by its number.
fn device(number: &str) -> Memory {
    let memory = Memory::default();
    (&memory).set(keys::DEVICE, number).unwrap();
    memory
}

/// Ann has played alone and with Bo, Bo alone, all on one device.
fn ann_and_bo() -> Memory {
    let memory = device("77");
    play(&memory, vec![person("Ann"), computer("hard"), computer("easy")], 0);
    play(&memory, vec![person("Ann"), person("Bo"), computer("easy")], 1);
    play(&memory, vec![person("Bo"), computer("hard"), computer("easy")], 1);
    memory
}

fn names(memory: &Memory) -> Vec<String> {
    Saves(memory).people().all().iter().map(|person| person.name.clone()).collect()
}

/// Gives somebody another name.
fn rename(memory: &Memory, before: &str, name: &str) {
    let people = Saves(memory).people();
    let person = people.called(before).unwrap();
    let edit = PersonEdit { name: name.to_owned(), ..PersonEdit::of(person) };
    Saves(memory).keep_people(&people.edited(person.id, &edit)).unwrap();
}

fn send(from: &Memory, to: &Memory) {
    let profile = Profile::read(&Saves(from).profile(1).text()).unwrap();
    Saves(to).import(&profile, ImportMode::Merge, 2).unwrap();
}

#[test]
fn who_plays_here_is_known_before_anything_is_kept() {
    let memory = ann_and_bo();
    assert_eq!((names(&memory), (&memory).get(keys::PEOPLE)), (vec!["Bo".to_owned(), "Ann".to_owned()], None));
    // Nothing of it goes into a file either.
    assert!(!Saves(&memory).profile(1).text().contains("people"));
}

#[test]
fn each_of_several_has_statistics_also_of_matches_among_themselves() {
    let memory = ann_and_bo();
    let (saves, people) = (Saves(&memory), Saves(&memory).people());
    let sum = |name: &str| saves.tally_of_person(people.called(name).unwrap().id, &people).sum(|_| true);
    let ann = Counts { rounds: 2, rounds_won: 1, points: 80, matches: 2, matches_won: 1, ..Counts::default() };
    assert_eq!((sum("Ann"), sum("bo")), (ann.clone(), ann));
    let bo = saves.tally_of_person(people.called("Bo").unwrap().id, &people);
    assert_eq!(bo.sum(|line| line.opposition == Opposition::People).matches_won, 1);
    assert_eq!((bo.streak, bo.best_streak), (0, 1));
    // All together they count as ever.
    let all = saves.tally_of_all_devices(saves.tally().0);
    assert_eq!((all.sum(|_| true).matches, all.sum(|_| true).matches_won), (3, 1));
    // What is forgotten is forgotten of each.
    saves.forget_tally();
    assert_eq!(sum("Ann"), Counts::default());
}

#[test]
fn what_was_changed_is_kept_and_goes_to_other_devices() {
    let (here, there) = (ann_and_bo(), device("78"));
    play(&there, vec![person("Carla"), computer("hard"), computer("easy")], 0);
    rename(&here, "Bo", "Bobby");
    assert_eq!(names(&here), ["Bobby", "Ann"]);
    send(&here, &there);
    send(&there, &here);
    for memory in [&here, &there] {
        let mut all = names(memory);
        all.sort();
        assert_eq!(all, ["Ann", "Bobby", "Carla"]);
        let people = Saves(memory).people();
        let bobby = people.called("bo").unwrap();
        assert_eq!(Saves(memory).tally_of_person(bobby.id, &people).sum(|_| true).matches, 2);
    }
    // Each device is still its own person's.
    assert_eq!(Saves(&there).people().called("You").unwrap().name, "Carla");
    assert_eq!(Saves(&here).people().called("You").unwrap().name, "Ann");
    let texts = || [&here, &there].map(|memory| memory.get(keys::PEOPLE));
    let before = texts();
    send(&here, &there);
    send(&there, &here);
    assert_eq!(texts(), before);
}

/// Somebody has played alone on this device twice as this one, then once as a guest. The ids of the matches fall, or rise.
fn with_guest(number: &str, name: &str, guest: &str, from: i32, do_ids_fall: bool) -> Memory {
    let memory = device(number);
    for (nth, name) in (0..).zip([name, name, guest]) {
        let id = number.parse::<i32>().unwrap_or_default() * 100 + if do_ids_fall { 9 - nth } else { nth };
        play_at(&memory, &id.to_string(), from + nth * 100, vec![person(name), computer("hard"), computer("easy")], 0);
    }
    memory
}

#[test]
fn whose_device_it_is_stays_when_the_profile_of_another_comes() {
    for do_ids_fall in [true, false] {
        // Those there have played before, and nothing was ever changed of anybody.
        let here = with_guest("77", "Ann", "Bo", 218_000_000, do_ids_fall);
        let there = with_guest("78", "Carla", "Dora", 217_000_000, do_ids_fall);
        send(&there, &here);
        send(&here, &there);
        let own = |memory: &Memory| Saves(memory).people().called("You").unwrap().name.clone();
        assert_eq!((own(&here), own(&there)), ("Ann".to_owned(), "Carla".to_owned()), "{do_ids_fall}");
        for memory in [&here, &there] {
            let mut all = names(memory);
            all.sort();
            assert_eq!(all, ["Ann", "Bo", "Carla", "Dora"]);
        }
        let texts = || [&here, &there].map(|memory| memory.get(keys::PEOPLE));
        let before = texts();
        send(&there, &here);
        send(&here, &there);
        assert_eq!(texts(), before);
    }
}

#[test]
fn with_something_changed_whose_device_it_is_does_not_follow_from_ids() {
    let (here, there) =
        (with_guest("77", "Ann", "Bo", 218_000_000, true), with_guest("78", "Carla", "Dora", 217_000_000, true));
    rename(&there, "Dora", "Dorothy");
    send(&there, &here);
    assert_eq!(Saves(&here).people().called("You").unwrap().name, "Ann");
    // A device on which nobody has played yet is that of whoever comes with the profile.
    let new = device("79");
    send(&there, &new);
    assert_eq!(Saves(&new).people().called("You").unwrap().name, "Carla");
    // Where nothing is there, nothing is kept.
    let none = device("81");
    send(&device("80"), &none);
    assert_eq!((&none).get(keys::PEOPLE), None);
}

/// Those who begin a match get their faces in the order of their seats, as they have them once it is over.
#[test]
fn faces_at_the_last_table_go_by_its_seats() {
    let memory = device("77");
    let seat = |name: &str| format!(r#"{{"name":"{name}","player":"human","level":"easy"}}"#);
    let table = format!(r#"{{"seats":[{},{}],"names":["Bo","Cleo","Dora"]}}"#, seat(" Bo "), seat("Cleo"));
    (&memory).set(keys::TABLE, &table).unwrap();
    let people = Saves(&memory).people();
    let signs = ["You", "Dora", "Bo", "Cleo"].map(|name| people.called(name).unwrap().sign);
    assert_eq!(signs, [Sign::ALL[0], Sign::ALL[1], Sign::ALL[2], Sign::ALL[3]]);
}

#[test]
fn a_profile_in_place_of_all_else_takes_its_people_along() {
    let (here, there) = (ann_and_bo(), ann_and_bo());
    rename(&here, "Bo", "Bobby");
    let with = Saves(&here).profile(1);
    let without = Saves(&there).profile(1);
    Saves(&there).import(&with, ImportMode::Replace, 2).unwrap();
    assert_eq!((&there).get(keys::PEOPLE), (&here).get(keys::PEOPLE));
    Saves(&there).import(&without, ImportMode::Replace, 2).unwrap();
    assert_eq!((&there).get(keys::PEOPLE), None);
}

/// The fields, and the words of signs and colours, are never changed, only added to.
#[test]
fn what_is_stored_is_a_small_text() {
    let memory = ann_and_bo();
    let people = Saves(&memory).people();
    let bo = people.called("Bo").unwrap();
    let edit = PersonEdit { sign: Sign::Fish, colour: Colour::Plum, name: "Bobby".to_owned(), ..PersonEdit::of(bo) };
    let kept = KeptPeople { chosen: Some(PersonId::OWN), ..people.edited(bo.id, &edit) };
    Saves(&memory).keep_people(&kept).unwrap();
    let text = (&memory).get(keys::PEOPLE).unwrap();
    let expected = r#"{"chosen":0,"people":[{"also":[],"colour":"navy","id":0,"name":"Ann","sign":"star"},{"also":["Bo"],"colour":"plum","id":ID,"name":"Bobby","sign":"fish"}]}"#;
    assert_eq!(text, expected.replace("ID", &bo.id.0.to_string()));
    assert_eq!(serde_json::from_str::<PeopleText>(&text).unwrap().kept(), kept);
}

#[test]
fn what_a_later_version_has_written_stays() {
    let memory = ann_and_bo();
    let later = r#"{"chosen":0,"clubs":[1],"people":[{"id":0,"name":"Ann","sign":"dragon","pet":"cat"},{"id":"x9","name":"Eve"}]}"#;
    (&memory).set(keys::PEOPLE, later).unwrap();
    assert_eq!(names(&memory), ["Bo", "Ann"]);
    rename(&memory, "Ann", "Anna");
    let text = (&memory).get(keys::PEOPLE).unwrap();
    for part in
        [r#""clubs":[1]"#, r#""sign":"dragon""#, r#""pet":"cat""#, r#"{"id":"x9","name":"Eve"}"#, r#""name":"Anna""#]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Where the people themselves are written in another way nothing is lost by a look at another ladder.
    (&memory).set(keys::PEOPLE, r#"{"people":{"0":"Ann"}}"#).unwrap();
    let people = Saves(&memory).people();
    let kept = KeptPeople { chosen: Some(people.called("Bo").unwrap().id), ..KeptPeople::default() };
    Saves(&memory).keep_people(&kept).unwrap();
    assert!((&memory).get(keys::PEOPLE).unwrap().contains(r#"{"0":"Ann"}"#));
}

#[test]
fn what_cannot_be_read_is_set_aside() {
    for broken in ["", "7", "[]"] {
        let memory = ann_and_bo();
        (&memory).set(keys::PEOPLE, broken).unwrap();
        assert_eq!(names(&memory), ["Bo", "Ann"]);
        assert_eq!((&memory).get(&format!("{}1", keys::ASIDE)).as_deref(), Some(broken));
    }
}
