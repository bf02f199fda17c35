//! The end of rounds and matches as it is told: who is celebrated, what is said to whoever has not won, and how long
//! computer players take.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

mod common;

use common::table::{card, cards};
use rack_o::drivers::Tempo;
use rack_o::engine::{Action, Chance, ChipGame, Deck, Goal, Price, RulesDraft, Seat, Stage};
use rack_o::i18n::{Language, Phrases, Who, source};
use rack_o::players::{Level, quick_player};
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry};
use rack_o::storage::Pace;
use rack_o::table::consolation::{after_match, easier_seats, good_of_round};
use rack_o::table::moves::last_of_others;
use rack_o::table::result::{is_won_by_person, person_who_announced, totals_in_words};
use rack_o::table::sentences::{own_turn, waiting_sentence};
use rack_o::table::{TableMatch, timing};

const ORDERED: [u8; 10] = [1, 4, 8, 12, 19, 25, 33, 41, 42, 43];
/// As many cards in order as it says.
const THREE: [u8; 10] = [2, 11, 21, 6, 5, 7, 9, 3, 10, 13];
const SIX: [u8; 10] = [14, 15, 17, 20, 22, 24, 16, 18, 23, 26];
const NINE: [u8; 10] = [27, 28, 30, 31, 32, 34, 35, 36, 37, 29];
const ONE: [u8; 10] = [50, 49, 48, 47, 46, 45, 44, 40, 39, 38];

fn english() -> &'static Phrases {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    Phrases::read(&text).unwrap()
}

/// A match of these players, of whom those without a level are people; the last one deals first.
fn start(seats: &[(&str, Option<Level>)], goal: Goal) -> TableMatch {
    let last = seats.len() - 1;
    let cut: Vec<_> = (0..seats.len()).map(|seat| card(if seat == last { 1 } else { 10 + seat as u8 })).collect();
    let entry = |&(name, level): &(&str, Option<Level>)| SeatEntry {
        name: name.to_owned(),
        player: if level.is_some() { PlayerKind::Computer } else { PlayerKind::Human },
        level: level.map(|level| level.name().to_owned()),
    };
    let rules = common::table::rules(seats.len(), |draft: &mut RulesDraft| draft.goal = goal);
    let recorded = RecordedMatch::new(rules, seats.iter().map(entry).collect(), &cut).unwrap();
    TableMatch { recorded, chance: Chance::new(7), colours: (0..seats.len() as u8).collect(), id: None }
}

/// Deals these racks to seats 0, 1, 2.
fn deal(game: &mut TableMatch, racks: [[u8; 10]; 3]) {
    let first = (game.state().dealer().number() + 1) % 3;
    let dealt = (0..10).rev().flat_map(|row| (0..3).map(move |nth| racks[(first + nth) % 3][row]));
    let mut deck: Vec<u8> = dealt.collect();
    let rest: Vec<u8> = (1..=50).filter(|number| !deck.contains(number)).collect();
    deck.extend(rest);
    game.recorded.deal(&Deck::new(3, &cards(&deck)).unwrap(), 0).unwrap();
}

/// Whoever is to act draws and discards until this seat can announce, and it does.
fn announce(game: &mut TableMatch, seat: usize) {
    while game.state().stage() == Stage::Playing {
        let legal = game.state().legal();
        let is_its_turn = game.state().to_act() == Seat::new(seat);
        let action = if is_its_turn && legal.has(Action::Announce) {
            Action::Announce
        } else if legal.has(Action::Discard) {
            Action::Discard
        } else {
            Action::Draw
        };
        game.recorded.play(action).unwrap();
    }
}

const MEDIUM: Option<Level> = Some(Level::Medium);

#[test]
fn whoever_nearly_won_a_round_is_told_so_and_nobody_else() {
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    deal(&mut game, [NINE, ORDERED, THREE]);
    announce(&mut game, 1);
    assert_eq!(good_of_round(&game, english()).unwrap(), "9 of your 10 cards were in order. So close!");
    assert_eq!(person_who_announced(&game), None);
    assert_eq!(totals_in_words(&game, english()).split(". ").next(), Some("Otto scores 75"));
    // A round of one's own needs no such words.
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    deal(&mut game, [ORDERED, NINE, THREE]);
    announce(&mut game, 0);
    assert_eq!(good_of_round(&game, english()), None);
    assert_eq!(person_who_announced(&game), Seat::new(0));
}

#[test]
fn a_round_is_told_to_be_the_best_only_where_there_were_others() {
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    deal(&mut game, [THREE, ORDERED, ONE]);
    announce(&mut game, 1);
    assert_eq!(good_of_round(&game, english()), None, "15 points are none to be proud of");
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    deal(&mut game, [SIX, ORDERED, THREE]);
    announce(&mut game, 1);
    assert_eq!(good_of_round(&game, english()).unwrap(), "Only Otto scored more than you.");
    deal(&mut game, [THREE, ORDERED, SIX]);
    announce(&mut game, 1);
    assert_eq!(good_of_round(&game, english()), None);
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    for own in [THREE, SIX] {
        deal(&mut game, [own, ORDERED, ONE]);
        announce(&mut game, 1);
    }
    assert_eq!(good_of_round(&game, english()).unwrap(), "30 points, your best round yet.");
}

#[test]
fn after_a_lost_match_the_rank_comes_first_and_then_what_was_good() {
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Rounds(2));
    deal(&mut game, [ORDERED, SIX, NINE]);
    announce(&mut game, 0);
    assert_eq!(after_match(&game, english()), None);
    deal(&mut game, [ONE, ORDERED, NINE]);
    announce(&mut game, 1);
    let consolation = after_match(&game, english()).unwrap();
    assert_eq!(consolation.words, "You came in third, 25 points behind. You called Rack\u{2011}O once.");
    assert!(consolation.can_ease);
    assert!(!is_won_by_person(&game));
}

#[test]
fn whoever_has_won_needs_no_consolation_and_where_only_computers_play_nobody_does() {
    for (seats, winner) in [
        ([("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], 0),
        ([("Ann", MEDIUM), ("Otto", MEDIUM), ("Vera", MEDIUM)], 1),
    ] {
        let mut game = start(&seats, Goal::Rounds(1));
        let mut racks = [THREE, SIX, NINE];
        racks[winner] = ORDERED;
        deal(&mut game, racks);
        announce(&mut game, winner);
        assert_eq!(after_match(&game, english()), None);
    }
}

/// What is said after a match of three that Otto, in seat 2, has won: the racks of each round, and who announced.
fn words_after(others: [(&str, Option<Level>); 2], goal: Goal, rounds: &[([[u8; 10]; 3], usize)]) -> String {
    let mut game = start(&[others[0], others[1], ("Otto", MEDIUM)], goal);
    for &(racks, announcer) in rounds {
        deal(&mut game, racks);
        announce(&mut game, announcer);
    }
    after_match(&game, english()).unwrap().words
}

#[test]
fn of_several_people_each_is_told_their_rank_and_whether_they_called() {
    let people = [("Ann", None), ("Bo", None)];
    let lost = ([THREE, SIX, ORDERED], 2);
    assert_eq!(
        words_after(people, Goal::Rounds(1), &[lost]),
        "Bo came in second, 45 points behind. Ann came in third, 60 points behind."
    );
    assert_eq!(
        words_after(people, Goal::Rounds(3), &[([ORDERED, SIX, THREE], 0), lost, lost]),
        "Ann came in second. Ann called Rack\u{2011}O once. Bo came in third, 75 points behind."
    );
    assert_eq!(
        words_after(people, Goal::Rounds(1), &[([SIX, [27, 28, 30, 31, 32, 34, 29, 35, 36, 37], ORDERED], 2)]),
        "Ann and Bo tied for second, 45 points behind."
    );
}

#[test]
fn every_language_says_it_of_one_and_of_several() {
    let both = Who::Named("Ann & Bo");
    for (language, text, sentences) in [
        (
            Language::German,
            include_str!("../src/i18n/languages/de/table.txt"),
            ["Du landest auf Platz drei.", "Ann & Bo landen gleichauf auf Platz zwei."],
        ),
        (
            Language::French,
            include_str!("../src/i18n/languages/fr/table.txt"),
            ["Vous finissez troisième.", "Ann & Bo finissent deuxièmes ex æquo."],
        ),
        (
            Language::Spanish,
            include_str!("../src/i18n/languages/es/table.txt"),
            ["Quedas en tercer lugar.", "Ann & Bo comparten el segundo lugar."],
        ),
        (
            Language::Dutch,
            include_str!("../src/i18n/languages/nl/table.txt"),
            ["Je eindigt als derde.", "Ann & Bo eindigen als gedeeld tweede."],
        ),
    ] {
        let text = source::compact(language, text, Phrases::PHRASES).unwrap();
        let phrases = Phrases::read(&text).unwrap();
        let said = [
            phrases.came_in(Who::You, false, false, "third", 0, false),
            phrases.came_in(both, true, true, "second", 0, false),
        ];
        assert_eq!(said, sentences);
    }
}

#[test]
fn whoever_shares_a_rank_is_told_so_whatever_is_played_for() {
    let seats = [("You", None), ("Vera", MEDIUM)];
    let chips = ChipGame { rounds: 1, ..ChipGame::usual(Price::AnnouncerRun, false) };
    for (goal, words) in [
        (Goal::Rounds(1), "You tied for second, 60 points behind."),
        (Goal::Chips(chips), "You tied for second, 6 chips behind."),
    ] {
        let racks = [THREE, [14, 15, 17, 16, 20, 22, 24, 18, 23, 26], ORDERED];
        assert_eq!(words_after(seats, goal, &[(racks, 2)]), words);
    }
}

#[test]
fn easier_opponents_are_one_level_easier_and_people_stay() {
    let game = start(&[("You", None), ("Otto", Some(Level::Expert)), ("Vera", Some(Level::Easy))], Goal::Points(500));
    let levels: Vec<_> = easier_seats(&game).into_iter().map(|entry| entry.level).collect();
    assert_eq!(levels, [None, Some("hard".to_owned()), Some("easy".to_owned())]);
}

#[test]
fn a_person_is_waited_for_by_name_and_only_computers_think() {
    let mut game = start(&[("Ann", None), ("Bo", None), ("Otto", MEDIUM)], Goal::Points(500));
    deal(&mut game, [THREE, SIX, NINE]);
    let (ann, bo) = (Seat::new(0), Seat::new(1));
    assert_eq!(own_turn(&game, ann, english()), "Ann, it’s your turn.");
    assert_eq!(last_of_others(&game, ann, english()), "Otto cut the lowest card (1) and deals");
    for action in [Action::Draw, Action::Discard] {
        game.recorded.play(action).unwrap();
    }
    assert_eq!(waiting_sentence(&game, english()), "Bo’s turn.");
    assert_eq!(last_of_others(&game, ann, english()), "");
    assert!(last_of_others(&game, bo, english()).starts_with("Ann drew and discarded"));
    for action in [Action::Draw, Action::Discard] {
        game.recorded.play(action).unwrap();
    }
    assert_eq!(waiting_sentence(&game, english()), "Otto is thinking.");
    // Alone at the device one is “you”.
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    deal(&mut game, [THREE, SIX, NINE]);
    assert_eq!(own_turn(&game, ann, english()), "Your turn.");
}

/// How long the shortest and the longest turn of a computer player takes at a pace, from the turn before it, in milliseconds.
fn turns(pace: Pace) -> (u32, u32) {
    let mut game = start(&[("You", None), ("Otto", MEDIUM), ("Vera", MEDIUM)], Goal::Points(500));
    deal(&mut game, [THREE, SIX, NINE]);
    let (mut shortest, mut longest, mut turn) = (u32::MAX, 0, 0);
    for _ in 0..120 {
        let Some(seat) = game.state().to_act() else { break };
        let action =
            quick_player(Level::Medium).unwrap().decide(&game.state().view(seat).unwrap(), game.decision_seed(seat));
        let turns = game.state().log().len();
        let due = timing::due(&game, Tempo::Paced, pace, false);
        if let Some(due) = due.filter(|due| game.recorded.is_computer(due.seat)) {
            turn += due.milliseconds + timing::showing_time(pace, action);
        }
        game.recorded.play(action).unwrap();
        if game.state().log().len() > turns {
            if turn > 0 {
                (shortest, longest) = (shortest.min(turn), longest.max(turn));
            }
            turn = 0;
        }
    }
    (shortest, longest)
}

#[test]
fn a_turn_takes_two_to_three_seconds_at_leisure_and_can_be_followed_at_the_default() {
    for (pace, least, most) in [
        (Pace::Slow, 2300, 3100),
        (Pace::Relaxed, 2000, 2500),
        (Pace::Normal, 1200, 2000),
        (Pace::Fast, 1, 400),
        (Pace::AtOnce, 0, 0),
    ] {
        let (shortest, longest) = turns(pace);
        assert!(shortest >= least || longest == 0, "{pace:?}: {shortest}");
        assert!(longest <= most, "{pace:?}: {longest}");
    }
}
