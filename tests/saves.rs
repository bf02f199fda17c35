//! What every released version has stored in browsers can still be read completely. Each has a file in `tests/saves/`
//! with the texts by key; a new version adds a file and changes none.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "common/later.rs"]
mod later;
#[path = "common/memory.rs"]
mod memory;

use memory::Memory;
use rack_o::club::cup::{Cup, Fixture, InPlay, Outcome, Pairing};
use rack_o::engine::{ChipGame, Deal, Edition, Goal, Price, Replenish, RulesDraft, Seat};
use rack_o::history::{HistoryFault, pack, read_entry, read_match};
use rack_o::i18n::Language;
use rack_o::people::{KeptPeople, KeptPerson, PersonId};
use rack_o::players::{ComputerPlayer, Level};
use rack_o::record::{PlayerKind, RecordedMatch, Replay, replay};
use rack_o::selfplay::Table;
use rack_o::share::{Day, Link, LinkFault};
use rack_o::storage::{
    DeviceTally, ImportMode, LastTable, Learning, MatchExtras, Motion, Opposition, Pace, PeopleText, PlayedCup,
    Profile, SavedSeat, Saves, Settings, Tally, TextSize, TextStore, Theme, keys,
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
    assert_eq!((extras.seed, extras.at_table), (Some(1956), true));
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

/// What this version stores.
const TODAY: &str = "2027-01";
const NOW: i32 = 218_000_000;

/// A match of a person called Ann, or of so many people, with computer players of this level.
fn played(rules: RulesDraft, players: usize, level: Level, seed: u64) -> RecordedMatch {
    let played = Table::new(rules.check(players).unwrap(), &[level]).play(seed).unwrap();
    let mut record = played.record().clone();
    record.seats[0].name = "Ann".to_owned();
    (record.seats[0].player, record.seats[0].level) = (PlayerKind::Human, None);
    replay(&record).unwrap()
}

/// Stores a match as it is stored while it is played: with the end of each of its rounds in the log.
fn store(memory: &Memory, id: &str, recorded: &RecordedMatch, seed: Option<u64>, time: i32) {
    let saves = Saves(memory);
    let mut extras = MatchExtras { seed, colours: vec![2, 0, 3, 1], ..MatchExtras::default() };
    extras.note(recorded.record(), time);
    extras.note_turn(recorded.state().to_act());
    saves.write_match(id, recorded, &extras, |_| false).unwrap();
    for round in 0..recorded.results().len() {
        let then = Replay::new(recorded).at(round, usize::MAX).unwrap();
        saves.add_played(id, &then, time - 1000 + round as i32).unwrap();
    }
}

/// A browser in which all kinds of things were played and set.
fn stored_today() -> Memory {
    let memory = Memory::default();
    let saves = Saves(&memory);
    (&memory).set(keys::DEVICE, "1956").unwrap();
    let regular = Edition::MiltonBradley.preset();
    let chips = ChipGame { rounds: 4, start: 5, price: Price::OwnRun, elimination: true };
    let eclair = RulesDraft { deal: Deal::Eclair, replenish: Replenish::Shuffle, ..Edition::RavensburgerFr.preset() };
    let over = [
        (RulesDraft { goal: Goal::Points(120), ..regular }, 4, Level::Hard, true),
        (RulesDraft { goal: Goal::Chips(chips), ..Edition::Jumbo.preset() }, 3, Level::Easy, true),
        (RulesDraft { goal: Goal::Rounds(2), ..eclair }, 3, Level::Medium, false),
        (
            RulesDraft { goal: Goal::Points(100), partners: true, bonus: true, ..Edition::Custom.preset() },
            4,
            Level::Easy,
            true,
        ),
        (RulesDraft { goal: Goal::Rounds(1), ..Edition::WinningMoves.preset() }, 2, Level::Beginner, true),
    ];
    for (nth, (rules, players, level, has_seed)) in over.into_iter().enumerate() {
        let (id, seed, time) = (format!("{}", 11 + nth), 1956 + nth as u64, NOW + nth as i32 * 10_000);
        let recorded = played(rules, players, level, seed);
        store(&memory, &id, &recorded, has_seed.then_some(seed), time);
        saves.keep_finished(time, 7).unwrap();
        saves.add_review(&id, &recorded, 0, Seat::ALL[0], (20 + nth as u32, 150)).unwrap();
    }
    saves.delete_finished("15");
    // The deal of a day, and another go at it.
    let day = Day::new(2026, 11, 21).unwrap();
    let one_round = RulesDraft { goal: Goal::Rounds(1), ..regular };
    for (id, level) in [("21", Level::Hard), ("22", Level::Easy)] {
        let recorded = played(one_round, 4, level, day.seed());
        store(&memory, id, &recorded, Some(day.seed()), NOW + 100_000);
        saves.count_day(id, &recorded).unwrap();
        saves.keep_finished(NOW + 100_000, 7).unwrap();
        saves.drop_oldest_finished(None);
    }
    // One that was deleted before its end goes to the sums, the others go on; in one sits a player that is not known.
    let long = played(RulesDraft { goal: Goal::Points(500), ..regular }, 3, Level::Medium, 3);
    let begun = Replay::new(&long).at(2, 9).unwrap();
    store(&memory, "31", &begun, Some(3), NOW + 200_000);
    saves.delete_match("31");
    saves.tally();
    store(&memory, "32", &begun, Some(3), NOW + 210_000);
    let mut record = begun.record().clone();
    record.seats[1].level = Some("easy-rosa".to_owned());
    store(&memory, "33", &replay(&record).unwrap(), None, NOW + 220_000);
    let other = r#"[{"device":"7","tally":{"lines":[{"edition":"custom","opposition":"people","counts":{"rounds":9,"rounds_won":0,"points":0,"chip_rounds":0,"chips":0,"matches":2,"matches_won":0,"decisions":0,"lost":0}}],"streak":0,"best_streak":3,"until":217000000,"reviewed":[]}}]"#;
    (&memory).set(keys::TALLIES, other).unwrap();
    saves.write_over(keys::SETTINGS, &settings_of_today()).unwrap();
    saves.write_over(keys::TABLE, &table_of_today()).unwrap();
    saves.keep_people(&people_of_today()).unwrap();
    (&memory).set(keys::CUPS, &cups_of_today()).unwrap();
    for (key, text) in [
        (keys::FRIENDS, "#r=1.2026-11-21.75-20-5-10.ga7v\n#t=1.mb.3.p500.p-e-m-h.0.21cv"),
        (keys::DAY, "2026-11-20"),
        (keys::LAST_MATCH, "32"),
        (keys::TAB_MATCH, "32"),
        (keys::TAB_HAD_MATCH, ""),
        (keys::TAB_UNTOUCHED, r#"[["rack-o/1/match/9","rack-o/1/match-extras/9"],["{}","{}"]]"#),
    ] {
        (&memory).set(key, text).unwrap();
    }
    (&memory).set(&format!("{}1", keys::ASIDE), "?").unwrap();
    memory
}

fn settings_of_today() -> Settings {
    Settings {
        theme: Theme::Light,
        text: TextSize::Largest,
        pace: Pace::AtOnce,
        motion: Motion::Fast,
        sound: false,
        volume: 25,
        confirm: true,
        call_by_itself: true,
        memory_aid: true,
        learning: Learning::Off,
        remarks: false,
        practice: true,
        keys: false,
        language: Some(Language::Dutch),
    }
}

fn table_of_today() -> LastTable {
    let seat = |name: &str, player: &str, level: &str| SavedSeat {
        name: name.to_owned(),
        player: player.to_owned(),
        level: level.to_owned(),
    };
    LastTable {
        seats: vec![
            seat("Ann", "human", "medium"),
            seat("Otto", "computer", "expert"),
            seat("Zoë \"Z\" 李", "human", "easy"),
            seat("Mina", "empty", "hard"),
        ],
        rules: Some(RulesDraft { goal: Goal::Rounds(3), ..Edition::RavensburgerDe.preset() }),
        names: vec!["Ann".to_owned(), "Zoë \"Z\" 李".to_owned()],
    }
}

fn people_of_today() -> KeptPeople {
    let person = |id: u32, name: &str, also: &[&str], sign: &str, colour: &str| KeptPerson {
        id: PersonId(id),
        name: name.to_owned(),
        also: also.iter().map(|name| (*name).to_owned()).collect(),
        sign: Some(sign.to_owned()),
        colour: Some(colour.to_owned()),
    };
    KeptPeople {
        people: vec![
            person(0, "Anna", &["Ann"], "kettle", "plum"),
            person(1_956, "Zoë", &["Zoë \"Z\" 李"], "leaf", "berry"),
        ],
        chosen: Some(PersonId(1_956)),
    }
}

/// The cup that was begun: those of the lowest ratings, with what a friend has told.
fn cup_of_today() -> PlayedCup {
    let weakest: Vec<_> = ComputerPlayer::characters().take(Cup::OPPONENTS).collect();
    let mut begun = PlayedCup::begin(Cup::drawn(u64::MAX, 900, weakest.try_into().unwrap()).unwrap(), NOW);
    begun.friend = vec![Outcome::new([155, 90]).unwrap(), Outcome::new([140, 160]).unwrap()];
    begun
}

/// The cups of somebody who has played the first match of one, as one of the characters does.
fn cups_of_today() -> String {
    let memory = Memory::default();
    let (saves, mut cup) = (Saves(&memory), cup_of_today());
    let tonight = cup.bracket().tonight().unwrap();
    saves.begin_cup_match(tonight.seed).unwrap();
    let someone = cup.bracket().due()[0].players[0];
    let as_someone = Pairing { players: [someone, tonight.players[1]], ..tonight };
    let mut game = InPlay::begin(&as_someone, |player| player.id().to_owned()).unwrap();
    while let Some(request) = game.request() {
        assert!(game.play(request.answer().unwrap()));
    }
    let mut record = game.into_recorded().record().clone();
    (record.seats[0].player, record.seats[0].level) = (PlayerKind::Human, None);
    store(&memory, "41", &replay(&record).unwrap(), Some(tonight.seed), NOW);
    saves.keep_finished(NOW, 7).unwrap();
    cup.outcomes = cup.cup.played_on(&cup.outcomes, |_| Outcome::new([155, 90]));
    saves.keep_cup(cup).unwrap();
    (&memory).get(keys::CUPS).unwrap()
}

fn all_texts(memory: &Memory) -> BTreeMap<String, String> {
    memory.keys_from("").into_iter().map(|key| (key.clone(), memory.get(&key).unwrap())).collect()
}

/// Where this fails, something is stored in another way. Then the file of this version stays as it is, gets a test of its own like
/// that of 0.1.0, and what is stored now goes to a file with a new name.
#[test]
fn what_is_stored_today_stands_in_the_last_file() {
    let today = all_texts(&stored_today());
    assert!(today == all_texts(&saves_of(TODAY)), "{}", serde_json::to_string_pretty(&today).unwrap());
}

/// It had no setting for what the characters say. All else is stored as it was.
#[test]
fn what_version_2026_11_has_left_is_all_there() {
    let memory = saves_of("2026-11");
    let with_remarks = Settings { remarks: true, ..settings_of_today() };
    assert_eq!(Saves(&memory).read(keys::SETTINGS), Ok(Some(with_remarks)));
    let mut then = all_texts(&memory);
    let mut next = all_texts(&saves_of("2026-12"));
    assert_ne!(then.remove(keys::SETTINGS), next.remove(keys::SETTINGS));
    assert!(then == next);
}

/// It knew of no people and no cups, and did not note of a match which computer players there are, nor whose turn it is. All else is
/// stored as it was, and whoever has played is known by name.
#[test]
fn what_version_2026_12_has_left_is_all_there() {
    let memory = saves_of("2026-12");
    let (then, aside) = Saves(&memory).matches(NOW + 300_000);
    let (today, _) = Saves(&saves_of(TODAY)).matches(NOW + 300_000);
    assert_eq!((aside, then.len()), (vec![], today.len()));
    for (then, today) in then.iter().zip(&today) {
        assert!(then.looks_like(today));
        assert_eq!(then.turn(), None);
        // The faces are there at once, and are worked out once.
        assert_eq!(then.extras.computers, today.extras.computers);
        assert!(then.extras.computers.iter().any(|id| !id.is_empty()));
        assert_eq!(Saves(&memory).extras(&then.id).as_ref(), Some(&then.extras));
    }
    let rest = |memory: &Memory| {
        let texts = all_texts(memory).into_iter();
        let is_new = |key: &str| key.starts_with(keys::EXTRAS) || [keys::PEOPLE, keys::CUPS].contains(&key);
        texts.filter(|(key, _)| !is_new(key)).collect::<BTreeMap<_, _>>()
    };
    assert!(rest(&memory) == rest(&saves_of(TODAY)));
    let people = Saves(&memory).people();
    assert_eq!(people.called("Ann").map(|ann| (ann.id, ann.last_played.is_some())), Some((PersonId::OWN, true)));
    assert!(!people.are_several() && Saves(&memory).cups().all().is_empty());
}

#[test]
fn what_is_stored_today_is_all_there() {
    let memory = saves_of(TODAY);
    let saves = Saves(&memory);
    // The history, byte by byte.
    let history = saves.history();
    assert_eq!(history.len(), 7);
    let mut with_cards = 0;
    for kept in &history {
        let text = (&memory).get(&format!("{}{}", keys::HISTORY, kept.id)).unwrap();
        match read_match(&text) {
            Ok(read) => {
                assert_eq!(pack(&read.entry, &read.recorded, read.seed), Ok(text));
                with_cards += 1;
            }
            Err(fault) => assert_eq!((fault, kept.entry.text()), (HistoryFault::NoCards, Ok(text))),
        }
    }
    assert_eq!((with_cards, history.iter().map(|kept| kept.reviews.all().len()).sum::<usize>()), (6, 5));
    // The matches that go on, and those that were over lately.
    let (matches, aside) = saves.matches(NOW + 300_000);
    assert_eq!(aside, []);
    for saved in &matches {
        let recorded = saves.read_match(&saved.id).unwrap().unwrap();
        let stored = |key: String| (&memory).get(&key).unwrap();
        assert_eq!(recorded.to_json(), stored(format!("{}/{}", keys::MATCH, saved.id)));
        let extras = serde_json::to_string(&saved.extras).unwrap();
        assert_eq!(extras, stored(format!("{}/{}", keys::EXTRAS, saved.id)));
    }
    let going_on: Vec<&str> = matches.iter().filter(|saved| !saved.is_over()).map(|saved| &*saved.id).collect();
    assert_eq!(going_on, ["33", "32"]);
    assert_eq!((matches[1].extras.seed, matches[0].extras.seed), (Some(3), None));
    // What was set and filled in.
    assert_eq!(saves.read(keys::SETTINGS), Ok(Some(settings_of_today())));
    assert_eq!(saves.read(keys::TABLE), Ok(Some(table_of_today())));
    let days = saves.days();
    assert_eq!((days.played.len(), days.again, days.played[0].id.as_deref()), (1, 1, Some("21")));
    let others: Vec<DeviceTally> = saves.read(keys::TALLIES).unwrap().unwrap();
    assert_eq!((&*others[0].device, others[0].tally.until), ("7", Some(217_000_000)));
    let people: PeopleText = saves.read(keys::PEOPLE).unwrap().unwrap();
    assert_eq!((people.kept(), saves.people().called("ann").unwrap().name.as_str()), (people_of_today(), "Anna"));
    let cups = saves.cups();
    let [kept] = cups.all() else { panic!("not one cup") };
    assert_eq!((&kept.cup, kept.begun, &kept.friend), (&cup_of_today().cup, NOW, &cup_of_today().friend));
    // The person's match has counted, and so have those that the others have played.
    assert_eq!((kept.bracket().own_matches().len(), kept.outcomes.count()), (1, 4));
    assert!(saves.is_cup_match(kept.cup.match_seed(Fixture::OF_PERSON[0])));
    // Each of these is written as it was.
    let same = |key: &'static str, text: String| assert_eq!((&memory).get(key), Some(text));
    same(keys::SETTINGS, serde_json::to_string(&settings_of_today()).unwrap());
    same(keys::TABLE, serde_json::to_string(&table_of_today()).unwrap());
    same(keys::PEOPLE, serde_json::to_string(&people).unwrap());
    same(keys::DAYS, serde_json::to_string(&days).unwrap());
    same(keys::TALLIES, serde_json::to_string(&others).unwrap());
    same(keys::TALLY, serde_json::to_string(&saves.read::<Tally>(keys::TALLY).unwrap().unwrap()).unwrap());
    // What was counted: in the sums, the log and the history. The round with a player that is not known waits in the log.
    let (tally, aside) = saves.tally();
    assert_eq!(aside, []);
    let rounds = |opposition| tally.sum(|line| line.opposition == opposition).rounds;
    let counted = [Opposition::Beginner, Opposition::Easy, Opposition::Medium, Opposition::Hard].map(rounds);
    assert_eq!((counted, tally.best_streak), ([1, 8, 6, 4], 2));
    assert!((&memory).keys_from(keys::PLAYED_EACH).iter().any(|key| key.contains("/33/")));
    // All of it can be moved to another device, where nothing counts twice.
    let profile = Profile::read(&saves.profile(7).text()).unwrap();
    let there = Memory::default();
    for _ in 0..2 {
        Saves(&there).import(&profile, ImportMode::Merge, 8).unwrap();
        assert_eq!(Saves(&there).history(), history);
        let all = Saves(&there).tally_of_all_devices(Saves(&there).tally().0);
        assert_eq!(all.sum(|_| true).rounds, saves.tally_of_all_devices(saves.tally().0).sum(|_| true).rounds);
        assert_eq!(Saves(&there).read(keys::SETTINGS), Ok(Some(settings_of_today())));
        assert_eq!(Saves(&there).people(), saves.people());
        assert_eq!((&there).get(keys::CUPS), (&memory).get(keys::CUPS));
    }
}

#[test]
fn what_a_later_version_has_left_stays_and_nothing_of_it_is_taken_for_something_else() {
    assert_eq!(read_entry(later::HISTORY), Err(HistoryFault::Newer));
    for link in later::LINKS {
        assert_eq!(Link::read(link).map(|link| link.fragment()), Err(LinkFault::Version), "{link}");
    }
    let (history, log) = (format!("{}9", keys::HISTORY), format!("{}1/9/1", keys::PLAYED_EACH));
    let left = [(&*history, later::HISTORY), (&*log, later::LOGGED), (keys::TALLY, later::TALLY)];
    let memory = Memory::of(left);
    let saves = Saves(&memory);
    let (tally, aside) = saves.tally();
    assert_eq!((tally.sum(|_| true).rounds, tally.lines.len(), aside, saves.history()), (3, 1, vec![], vec![]));
    for (key, text) in left {
        assert_eq!((&memory).get(key).as_deref(), Some(text));
    }
    // What is counted here leaves the lines that are not known as they are.
    saves.write(keys::TALLY, &tally).unwrap();
    assert_eq!((&memory).get(keys::TALLY).as_deref(), Some(later::TALLY));
    // They go to another device, too.
    let profile = Profile::read(&saves.profile(7).text()).unwrap();
    let there = Memory::default();
    Saves(&there).import(&profile, ImportMode::Merge, 8).unwrap();
    assert_eq!((&there).get(&history).as_deref(), Some(later::HISTORY));
    let tallies: Vec<DeviceTally> = Saves(&there).read(keys::TALLIES).unwrap().unwrap();
    assert_eq!(serde_json::to_string(&tallies[0].tally).unwrap(), later::TALLY);
}
