//! The people who play at a device: who is known again, what stays theirs after another name, and whose ladder is whose.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

use rack_o::club::{Career, Ladder, LastChallenge, Scores};
use rack_o::engine::{Call, Edition, Goal, RulesDraft, Seat, SeatSet};
use rack_o::history::{Entry, RoundEntry, SeatAt};
use rack_o::people::{KeptPeople, MOST_SHOWN, People, PersonEdit, PersonId, Sign, Whose};
use rack_o::players::ComputerPlayer;
use rack_o::record::{PlayerKind, SeatEntry};

/// A challenge, or a match with several people, that was over at this time. A name that begins with a small letter is a computer
/// player's id. The first seat has won, unless it says so.
fn over(time: i32, names: &[&str]) -> Entry {
    won_by(0, time, names)
}

fn won_by(winner: usize, time: i32, names: &[&str]) -> Entry {
    let player = |name: &&str| {
        let is_computer = name.starts_with(|letter: char| letter.is_ascii_lowercase());
        let level = is_computer.then(|| (*name).to_owned());
        let player = if is_computer { PlayerKind::Computer } else { PlayerKind::Human };
        SeatEntry { name: (*name).to_owned(), player, level }
    };
    let seats: Vec<SeatAt> = (0..).zip(names).map(|(colour, name)| SeatAt { player: player(name), colour }).collect();
    let scores = Seat::ALL.map(|seat| if seat.number() == winner { 75 } else { 20 });
    let announcer = Seat::ALL[winner];
    let round = RoundEntry { announcer, call: Call::RackO, seats: SeatSet::first(seats.len()), scores, counts: true };
    let rules = RulesDraft { goal: Goal::Points(250), ..Edition::MiltonBradley.preset() };
    let winners = SeatSet::EMPTY.with(announcer);
    Entry { time, device: 7, rules, seats, rounds: vec![round; 4], winners, has_cards: true }
}

fn people(entries: &[Entry]) -> People {
    People::of(&KeptPeople::default(), &[], entries)
}

/// With matches begun at these tables, the last one first.
fn at_tables(tables: &[&[&str]], entries: &[Entry]) -> People {
    let owned = |names: &&[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
    let tables: Vec<Vec<String>> = tables.iter().map(owned).collect();
    People::of(&KeptPeople::default(), &tables.iter().map(Vec::as_slice).collect::<Vec<_>>(), entries)
}

fn names(people: &People) -> Vec<&str> {
    people.all().iter().map(|person| person.name.as_str()).collect()
}

fn id(people: &People, name: &str) -> PersonId {
    people.called(name).map_or(PersonId(7), |person| person.id)
}

/// Whoever it is, with another name.
fn renamed(people: &People, before: &str, name: &str) -> KeptPeople {
    let person = people.called(before).cloned();
    person.map_or_else(KeptPeople::default, |person| {
        people.edited(person.id, &PersonEdit { name: name.to_owned(), ..PersonEdit::of(&person) })
    })
}

/// Ann plays alone, with Bo, and Bo alone.
fn ann_and_bo() -> [Entry; 4] {
    [over(1, &["Ann", "leo"]), over(2, &["Ann", "Bo"]), over(3, &["leo", "BO "]), over(4, &["Bo", "leo"])]
}

#[test]
fn where_nobody_has_played_there_is_the_person_whose_device_it_is() {
    let nobody = people(&[]);
    assert_eq!((names(&nobody), nobody.are_several()), (vec![""], false));
    assert_eq!((nobody.chosen(), nobody.known_as("You")), (Whose::Everyone, Whose::Everyone));
}

#[test]
fn unknown_names_are_people_of_their_own_and_whoever_played_last_comes_first() {
    let entries = ann_and_bo();
    let both = people(&entries);
    assert_eq!(names(&both), ["Bo", "Ann"]);
    assert!(both.are_several());
    assert_eq!(both.person_of(&entries[2].seats[1].player), Some(id(&both, "Bo")));
    assert_eq!(both.person_of(&entries[2].seats[0].player), None, "a computer player");
    // Those who have not finished a match are offered after them, whoever began one last before the others.
    let offered = at_tables(&[&["Dora", "ann", "Emma"], &["Carla"]], &entries);
    assert_eq!(names(&offered), ["Bo", "Ann", "Dora", "Emma", "Carla"]);
    assert_eq!(offered.who_have_played().count(), 2);
    // Their faces are those they will have once the match at the table is over.
    let face = |people: &People, name: &str| people.called(name).map(|one| (one.sign, one.colour));
    let mut later = entries.to_vec();
    later.extend([over(5, &["leo", "Carla"]), over(6, &["Dora", "Ann", "Emma"])]);
    for name in ["Carla", "Dora", "Emma"] {
        assert_eq!(face(&offered, name), face(&people(&later), name), "{name}");
    }
}

#[test]
fn many_people_are_all_there_and_twelve_are_shown() {
    let entries: Vec<Entry> = (0..40).map(|nth| over(nth, &[&format!("P{nth}"), "leo"])).collect();
    let many = people(&entries);
    assert_eq!((many.all().len(), many.shown().len()), (40, MOST_SHOWN));
    assert_eq!(many.shown()[0].name, "P39");
}

#[test]
fn you_is_the_only_person_or_the_first_one_in_every_language() {
    let alone = people(&[over(1, &["You", "leo"]), over(2, &["Du", "leo"])]);
    assert_eq!((names(&alone), alone.are_several()), (vec![""], false));
    // Whoever says a name later is still the same person.
    let named = people(&[over(1, &["You", "leo"]), over(2, &["Ann", "leo"]), over(3, &["Vous", "leo"])]);
    assert_eq!((names(&named), named.are_several()), (vec!["Ann"], false));
    let first = people(&[over(1, &["Ann", "Bo"]), over(2, &["Jij", "leo"]), over(3, &["Bo", "leo"])]);
    assert_eq!(names(&first), ["Bo", "Ann"]);
    assert_eq!(id(&first, "You"), id(&first, "Ann"));
}

#[test]
fn whoever_first_played_as_you_and_then_alone_by_name_is_never_asked() {
    let mut entries: Vec<Entry> = (1..4).map(|time| over(time, &["You", "leo"])).collect();
    // While the first match by name goes on, those at the table know the person.
    let begun = at_tables(&[&["Ann"]], &entries);
    assert!(!begun.are_several());
    let theirs = |people: &People, entries: &[Entry], seats: &Entry| {
        let seats: Vec<SeatEntry> = seats.seats.iter().map(|at| at.player.clone()).collect();
        club(people, people.known_at(&seats), entries).3.against(ComputerPlayer::nearest(Some("leo"))).met
    };
    assert_eq!(theirs(&begun, &entries, &over(4, &["Ann", "leo"])), 3);
    assert_eq!(theirs(&begun, &entries, &over(4, &["Ann", "Bo", "leo"])), 0, "a guest, as far as is known");
    entries.push(over(4, &["Ann", "leo"]));
    let after = at_tables(&[&["Ann"]], &entries);
    assert_eq!((names(&after), after.are_several(), after.chosen()), (vec!["Ann"], false, Whose::Everyone));
    assert_eq!(theirs(&after, &entries, &over(5, &["Ann", "leo"])), 4);
    assert_eq!(theirs(&at_tables(&[&["Bo"]], &entries), &entries, &over(5, &["Bo", "leo"])), 0);
    // So is whoever says it without having played by that name.
    let you = people(&entries[..3]);
    let named = People::of(&renamed(&you, "You", "Ann"), &[], &entries);
    assert_eq!((names(&named), named.are_several()), (vec!["Ann"], false));
    assert_eq!(named.seat_of(PersonId::OWN, &entries[0]), Some(Seat::ALL[0]));
}

#[test]
fn a_guest_is_never_the_person_whose_device_it_is() {
    let alone: Vec<Entry> = (1..=40).map(|time| over(time, &["You", "leo"])).collect();
    for evening in [["Player 1", "Bo"], ["Ann", "Bo"], ["Bo", "You"], ["Bo", "Player 2"]] {
        let entries = [alone.clone(), vec![over(41, &evening)]].concat();
        // Also while the match is at the table, whatever is kept then.
        let table = at_tables(&[&evening], &alone);
        assert_ne!(id(&table, "Bo"), PersonId::OWN, "{evening:?}");
        let edit =
            table.called("Bo").map(|bo| table.edited(bo.id, &PersonEdit { sign: Sign::Key, ..PersonEdit::of(bo) }));
        for kept in [KeptPeople::default(), table.with_chosen(PersonId::OWN), edit.unwrap_or_default()] {
            let people = People::of(&kept, &[], &entries);
            assert_ne!(id(&people, "Bo"), PersonId::OWN, "{evening:?}");
            assert_eq!(people.get(PersonId::OWN).map(|own| (own.name.as_str(), own.played >= 40)), Some(("", true)));
        }
    }
    // A name that was only typed is nobody's device either, nor is that of the second seat.
    for typed in
        [at_tables(&[&["Bo"]], &[]), people(&[over(1, &["Player 1", "Bo"])]), people(&[over(1, &["Bo", "You"])])]
    {
        assert_ne!(id(&typed, "Bo"), PersonId::OWN);
    }
    // But whoever sat first, where nobody has played as “You”, is.
    assert_eq!(id(&people(&[over(1, &["Ann", "Bo"]), over(2, &["Bo", "leo"])]), "Ann"), PersonId::OWN);
}

#[test]
fn who_has_said_no_name_is_nobody() {
    let unnamed =
        people(&[over(1, &["You", "leo"]), over(2, &["Player 1", "Player 2"]), over(3, &["Spieler 1", "Bo"])]);
    assert_eq!(names(&unnamed), ["Bo", ""]);
    let [mut several, mut alone] = [over(4, &["Ann", "Bo"]), over(5, &["Bo", "leo"])];
    (several, alone) = (several.without_cards(), alone.without_cards());
    let both = people(&[over(1, &["Ann", "Bo"])]);
    assert_eq!(Seat::ALL.map(|seat| both.person_at(&several, seat)), [None; 4]);
    assert_eq!(both.person_at(&alone, Seat::ALL[0]), Some(PersonId::OWN));
}

#[test]
fn after_another_name_finished_matches_stay_whose_they_were() {
    let entries = ann_and_bo();
    let before = people(&entries);
    let kept = renamed(&before, "Bo", " Bobby ");
    let after = People::of(&kept, &[], &entries);
    assert_eq!(names(&after), ["Bobby", "Ann"]);
    assert_eq!((after.all()[0].id, after.all()[0].also.as_slice()), (id(&before, "Bo"), &["Bo".to_owned()][..]));
    for entry in &entries {
        assert!(Seat::ALL.iter().all(|&seat| before.person_at(entry, seat) == after.person_at(entry, seat)));
    }
    // Faces stay, too, until another one is chosen.
    let face = |people: &People| people.all().iter().map(|one| (one.sign, one.colour)).collect::<Vec<_>>();
    assert_eq!(face(&after), face(&before));
    // And back again.
    let back = People::of(&renamed(&after, "Bobby", "bo"), &[], &entries);
    assert_eq!((back.all()[0].name.as_str(), back.all()[0].also.as_slice()), ("bo", &["Bobby".to_owned()][..]));
    for none in ["", " \n", "You", "Player 2"] {
        assert_eq!(names(&People::of(&renamed(&after, "Bobby", none), &[], &entries)), ["Bobby", "Ann"], "{none:?}");
    }
}

#[test]
fn with_the_name_of_somebody_else_both_are_one_person() {
    let entries = ann_and_bo();
    let before = people(&entries);
    assert_eq!(before.namesake(id(&before, "Bo"), "ANN").map(|one| one.name.as_str()), Some("Ann"));
    assert_eq!(before.namesake(id(&before, "Bo"), "BO"), None);
    let one = People::of(&renamed(&before, "Bo", "Ann"), &[], &entries);
    assert_eq!((names(&one), one.are_several(), one.all()[0].id), (vec!["Ann"], false, PersonId::OWN));
    assert_eq!(id(&one, "Bo"), PersonId::OWN);
}

#[test]
fn a_sign_and_a_colour_are_kept_and_words_of_a_later_version_too() {
    let entries = ann_and_bo();
    let before = people(&entries);
    let bo = before.all()[0].clone();
    let edit = PersonEdit { sign: Sign::Kettle, ..PersonEdit::of(&bo) };
    let mut kept = before.edited(bo.id, &edit);
    let after = People::of(&kept, &[], &entries);
    assert_eq!((after.all()[0].sign, after.all()[0].colour), (Sign::Kettle, bo.colour));
    for one in &mut kept.people {
        one.colour = Some("gold".to_owned());
    }
    let later = People::of(&kept, &[], &entries);
    assert_eq!(later.all()[0].colour, bo.colour);
    assert_eq!(later.edited(bo.id, &edit), kept);
}

#[test]
fn you_can_be_given_to_whoever_it_is() {
    let entries = [over(1, &["Tom", "Ann"]), over(2, &["You", "leo"])];
    let before = people(&entries);
    assert_eq!(id(&before, "You"), id(&before, "Tom"));
    let ann = before.called("Ann").cloned().map(|ann| (ann.id, PersonEdit { is_own: true, ..PersonEdit::of(&ann) }));
    let kept = ann.map(|(ann, edit)| before.edited(ann, &edit)).unwrap_or_default();
    let after = People::of(&kept, &[], &entries);
    assert_eq!((id(&after, "You"), id(&after, "Ann")), (PersonId::OWN, PersonId::OWN));
    assert_ne!(id(&after, "Tom"), PersonId::OWN);
    assert_eq!(after.all().len(), 2);
}

/// What the Club makes of these matches, of those that are somebody's.
fn club(people: &People, whose: Whose, entries: &[Entry]) -> (Career, Ladder, Option<LastChallenge>, Scores) {
    let theirs = || entries.iter().filter(|entry| people.is_alone_in(whose, entry));
    (Career::of(theirs()), Ladder::of(theirs()), LastChallenge::of(theirs()), Scores::of(theirs()))
}

#[test]
fn with_one_person_everything_counts_as_it_did() {
    let entries = [
        over(1, &["You", "leo"]),
        over(2, &["Ann", "otto"]),
        won_by(1, 3, &["Ann", "felix"]),
        over(4, &["Player 1", "Player 2"]),
        over(5, &["Ann", "rosa"]).without_cards(),
        over(6, &["leo", "otto"]),
    ];
    let one = people(&entries);
    assert!(!one.are_several());
    let all = (Career::of(&entries), Ladder::of(&entries), LastChallenge::of(&entries), Scores::of(&entries));
    assert_eq!(club(&one, one.chosen(), &entries), all);
    assert_eq!(club(&one, one.known_as("Ann"), &entries), all);
}

#[test]
fn of_several_each_has_a_ladder_a_rating_and_a_last_challenge() {
    let leo = ComputerPlayer::nearest(Some("leo"));
    let entries = [
        over(1, &["Ann", "leo"]),
        over(2, &["Ann", "otto"]),
        won_by(1, 3, &["Bo", "leo"]),
        over(4, &["Ann", "Bo"]),
        over(5, &["Ann", "Bo", "leo"]),
    ];
    let both = people(&entries);
    let of = |name: &str| club(&both, Whose::One(id(&both, name)), &entries);
    let (ann, bo) = (of("Ann"), of("Bo"));
    assert_eq!((ann.0.rounds(), ann.1.climbed(), ann.0.score_against(leo).won), (8, 2, 1));
    assert_eq!((bo.0.rounds(), bo.1.climbed(), bo.0.score_against(leo).lost), (4, 0, 1));
    assert!(matches!(ann.2, Some(LastChallenge::Won { .. })) && matches!(bo.2, Some(LastChallenge::Lost { .. })));
    assert_eq!(bo.3.against(leo).met, 1);
    // Whoever sits down for the first time is not known.
    assert_eq!(club(&both, both.known_as("Carla"), &entries).3, Scores::default());
}

#[test]
fn the_ladder_that_is_looked_at_is_the_own_persons_or_that_of_whoever_plays_most_until_another_is_chosen() {
    let entries = ann_and_bo();
    let both = people(&entries);
    assert_eq!(both.chosen(), Whose::One(PersonId::OWN), "Bo has played last, and more");
    let kept = both.with_chosen(id(&both, "Bo"));
    assert_eq!(People::of(&kept, &[], &entries).chosen(), Whose::One(id(&both, "Bo")));
    // Whoever is nobody any more is not looked at.
    let gone = KeptPeople { chosen: Some(PersonId(99)), ..kept };
    assert_eq!(People::of(&gone, &[], &entries).chosen(), Whose::One(PersonId::OWN));
    // Where the own person has not played.
    let guests = [
        over(1, &["Player 1", "Bo", "Carla"]),
        over(2, &["leo", "Player 2", "Bo"]),
        over(3, &["Player 1", "Carla"]),
        over(4, &["Player 1", "Bo"]),
        over(5, &["Player 1", "Dora"]),
    ];
    let guests = people(&guests);
    assert_eq!(guests.chosen(), Whose::One(id(&guests, "Bo")));
    // Many guests do not take the owner's place.
    let mut many = vec![over(0, &["You", "leo"])];
    many.extend((1..40).map(|nth| over(nth, &["Player 1", &format!("P{nth}")])));
    assert_eq!(people(&many).chosen(), Whose::One(PersonId::OWN));
    assert_eq!(people(&many).who_have_played().count(), MOST_SHOWN + 1);
}

#[test]
fn what_was_chosen_goes_with_whom_it_was_chosen_for() {
    let entries = ann_and_bo();
    let both = people(&entries);
    let chosen = People::of(&both.with_chosen(id(&both, "Bo")), &[], &entries);
    let edit = |name: &str, is_own| {
        let bo = chosen.called("Bo").cloned();
        bo.map(|bo| chosen.edited(bo.id, &PersonEdit { name: name.to_owned(), is_own, ..PersonEdit::of(&bo) }))
    };
    assert_eq!(edit("Ann", false).and_then(|kept| kept.chosen), Some(PersonId::OWN));
    assert_eq!(edit("Bo", true).and_then(|kept| kept.chosen), Some(PersonId::OWN));
    assert_eq!(edit("Bobby", false).and_then(|kept| kept.chosen), Some(id(&both, "Bo")));
}
