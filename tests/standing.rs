//! How rounds and matches stand, in sentences that fit two players, partners, a single round, points and chips.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

mod common;

use common::table::{card, deck_dealing};
use rack_o::engine::{Action, Chance, ChipGame, Goal, Price, RulesDraft, Seat, Stage};
use rack_o::i18n::{Language, Phrases, source};
use rack_o::players::Level;
use rack_o::record::{PlayerKind, RecordedMatch, SeatEntry};
use rack_o::table::TableMatch;
use rack_o::table::consolation::after_match;
use rack_o::table::result::{
    counted_pairs, counted_racks, how_settled, match_in_short, standing, totals_in_words, winning_sentence,
};

/// Ready to be announced, also where two need a run.
const READY: [u8; 10] = [1, 4, 8, 12, 19, 25, 33, 38, 39, 40];
/// As many cards in order as it says.
const THREE: [u8; 10] = [2, 11, 21, 6, 5, 7, 9, 3, 10, 13];
const SIX: [u8; 10] = [14, 15, 17, 20, 22, 24, 16, 18, 23, 26];

fn english() -> &'static Phrases {
    let text = include_str!("../src/i18n/languages/en/table.txt");
    let text = source::compact(Language::English, text, Phrases::PHRASES).unwrap();
    Phrases::read(&text).unwrap()
}

/// A match in which “You” play the first seat and computer players the others; the last one deals first.
fn start(players: usize, change: impl FnOnce(&mut RulesDraft)) -> TableMatch {
    let entry = |name: &&str| SeatEntry {
        name: (*name).to_owned(),
        player: if *name == "You" { PlayerKind::Human } else { PlayerKind::Computer },
        level: (*name != "You").then(|| Level::Medium.name().to_owned()),
    };
    let seats = ["You", "Otto", "Vera", "Mina"][..players].iter().map(entry).collect();
    let cut: Vec<_> = (0..players).map(|seat| card(if seat == players - 1 { 1 } else { 10 + seat as u8 })).collect();
    let recorded = RecordedMatch::new(common::table::rules(players, change), seats, &cut).unwrap();
    TableMatch { recorded, chance: Chance::new(7), colours: (0..players as u8).collect(), id: None }
}

/// Plays a round with these racks, which ends when the seat that is ready can announce.
fn round(game: &mut TableMatch, racks: &[(usize, [u8; 10])]) {
    let deck = deck_dealing(game.state().playing(), game.state().dealer(), racks, &[]);
    game.recorded.deal(&deck, 0).unwrap();
    let ready = racks.iter().find(|(_, rack)| *rack == READY).and_then(|(seat, _)| Seat::new(*seat));
    while game.state().stage() == Stage::Playing {
        let legal = game.state().legal();
        let announces = game.state().to_act() == ready && legal.has(Action::Announce);
        let rest = if legal.has(Action::Discard) { Action::Discard } else { Action::Draw };
        game.recorded.play(if announces { Action::Announce } else { rest }).unwrap();
    }
}

fn chips(rounds: u16) -> Goal {
    Goal::Chips(ChipGame { rounds, ..ChipGame::usual(Price::AnnouncerRun, false) })
}

#[test]
fn of_two_nobody_is_last_or_second() {
    let mut game = start(2, |draft| draft.goal = Goal::Points(140));
    round(&mut game, &[(0, SIX), (1, READY)]);
    assert_eq!(standing(&game, english()), "Otto needs 65 more to win. You’re 45 behind.");
    round(&mut game, &[(0, READY), (1, SIX)]);
    assert_eq!(standing(&game, english()), "You need 35 more to win. Otto needs 35 more to win. You’re level.");
    round(&mut game, &[(0, READY), (1, THREE)]);
    assert_eq!(winning_sentence(&game, english()), "You win the match!");
    let mut game = start(2, |draft| draft.goal = Goal::Rounds(2));
    round(&mut game, &[(0, SIX), (1, READY)]);
    round(&mut game, &[(0, SIX), (1, READY)]);
    assert_eq!(
        after_match(&game, english()).unwrap().words,
        "You finished 90 points behind. Your best round: 30 points."
    );
    let mut game = start(2, |draft| draft.goal = chips(2));
    round(&mut game, &[(0, THREE), (1, READY)]);
    round(&mut game, &[(0, THREE), (1, READY)]);
    let words = after_match(&game, english()).unwrap().words;
    assert!(words.starts_with("You finished ") && words.contains(" chips behind."), "{words}");
}

#[test]
fn two_who_are_level_beyond_the_goal_are_told_so_once() {
    let mut game = start(2, |draft| draft.goal = Goal::Points(100));
    round(&mut game, &[(0, SIX), (1, READY)]);
    round(&mut game, &[(0, READY), (1, SIX)]);
    assert_eq!(standing(&game, english()), "It’s a tie for first, so another round decides.");
}

#[test]
fn three_have_a_last_one() {
    let mut game = start(3, |draft| draft.goal = Goal::Points(500));
    round(&mut game, &[(0, THREE), (1, READY), (2, SIX)]);
    assert_eq!(standing(&game, english()), "Otto needs 425 more to win. You’re last, 60 behind.");
}

#[test]
fn a_single_round_is_won_and_no_match() {
    for goal in [Goal::Rounds(1), chips(1)] {
        let mut game = start(3, |draft| draft.goal = goal);
        round(&mut game, &[(0, THREE), (1, READY), (2, SIX)]);
        assert_eq!(winning_sentence(&game, english()), "Otto wins!");
        assert_eq!(match_in_short(&game, english()), "Otto called Rack\u{2011}O!");
        let mut game = start(3, |draft| draft.goal = goal);
        round(&mut game, &[(0, READY), (1, THREE), (2, SIX)]);
        assert_eq!(winning_sentence(&game, english()), "You win!");
    }
    let mut pairs = start(4, |draft| (draft.goal, draft.partners) = (Goal::Rounds(1), true));
    round(&mut pairs, &[(0, THREE), (1, READY), (2, SIX)]);
    assert_eq!(winning_sentence(&pairs, english()), "Otto and Mina win!");
    // A match that was to go on may still end with its first round.
    let mut game = start(3, |draft| draft.goal = Goal::Points(50));
    round(&mut game, &[(0, THREE), (1, READY), (2, SIX)]);
    assert_eq!(winning_sentence(&game, english()), "Otto wins the match!");
    assert_eq!(match_in_short(&game, english()), "It took 1 round. Otto called Rack\u{2011}O!");
}

#[test]
fn partners_are_counted_side_by_side_and_together() {
    let mut game = start(4, |draft| (draft.goal, draft.partners) = (Goal::Points(500), true));
    // Mina has scored more than anybody but the announcer, and belongs to the other pair.
    round(&mut game, &[(0, READY), (1, SIX), (2, THREE)]);
    let racks = counted_racks(&game, english());
    let names: Vec<&str> = racks.iter().map(|rack| rack.name.as_str()).collect();
    assert_eq!(names, ["You", "Vera", "Otto", "Mina"]);
    let sums: Vec<_> = counted_pairs(&game, english()).into_iter().map(|pair| (pair.names, pair.score)).collect();
    assert_eq!(sums, [("You and Vera".to_owned(), 90), ("Otto and Mina".to_owned(), 35)]);
    assert_eq!(
        totals_in_words(&game, english()),
        "You score 75. Vera scores 15. You and Vera score 90 together. Otto scores 30. Mina scores 5. Otto and Mina score \
         35 together. You and Vera need 410 more to win. Your team is 55 ahead."
    );
    // The announcer's pair comes first, and each pair by points.
    round(&mut game, &[(0, THREE), (1, READY), (2, SIX)]);
    let names: Vec<String> = counted_racks(&game, english()).into_iter().map(|rack| rack.name).collect();
    assert_eq!(names, ["Otto", "Mina", "Vera", "You"]);
    assert!(totals_in_words(&game, english()).contains(" Total: You and Vera 135, Otto and Mina 115. "));
    assert!(standing(&game, english()).ends_with(" Your team is 20 ahead."));
    assert!(counted_pairs(&start(3, |_| {}), english()).is_empty());
}

#[test]
fn nobody_has_more_of_a_goal_than_there_is() {
    let goal = Goal::Points(140);
    assert_eq!(english().pin("Otto", 120, goal), "Otto: 120 of 140");
    assert_eq!(english().pin("Otto", 140, goal), "Otto: 140 of 140");
    assert_eq!(english().pin("Otto", 165, goal), "Otto: 165, past 140");
    assert_eq!(english().chart_row("You and Vera", 165, goal, 75), "You and Vera: 165, past 140, 75 this round");
    assert_eq!(english().pin("Otto", 165, Goal::Rounds(2)), "Otto: 165 points");
    assert_eq!(english().pin("Otto", 1, chips(2)), "Otto: 1 chip");
}

#[test]
fn for_chips_it_is_said_what_sets_the_price_however_many_pay() {
    for players in [2, 3] {
        let mut game = start(players, |draft| draft.goal = chips(2));
        round(&mut game, &[(0, THREE), (1, READY)]);
        assert_eq!(how_settled(&game, english()), "The caller’s longest run sets the price.");
    }
}
