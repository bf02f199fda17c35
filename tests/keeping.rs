//! Which matches are worth keeping: those in which a person has moved, or a round is over.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop")]

mod common;

use common::table::seat;
use rack_o::engine::{Action, Deal, Edition, Goal, RulesDraft, Stage};
use rack_o::players::{Level, quick_player};
use rack_o::record::{PlayerKind, SeatEntry};
use rack_o::table::TableMatch;

/// A match of a person (if any) at this seat and computer players.
fn begun(person: Option<usize>, change: impl Fn(&mut RulesDraft)) -> TableMatch {
    let mut rules = RulesDraft { goal: Goal::Rounds(2), ..Edition::MiltonBradley.preset() };
    change(&mut rules);
    let entry = |index| SeatEntry {
        name: format!("P{index}"),
        player: if person == Some(index) { PlayerKind::Human } else { PlayerKind::Computer },
        level: None,
    };
    TableMatch::start(rules.check(3).unwrap(), (0..3).map(entry).collect(), vec![0, 1, 2], 5).unwrap()
}

/// Computer players move until this seat is to act, or the round is over.
fn play_to(game: &mut TableMatch, until: Option<usize>) {
    let mut player = quick_player(Level::Medium).unwrap();
    while let Some(at) = game.state().to_act().filter(|at| until.map(seat) != Some(*at)) {
        let action = player.decide(&game.state().view(at).unwrap(), game.decision_seed(at));
        game.recorded.play(action).unwrap();
    }
}

#[test]
fn a_match_is_worth_keeping_once_a_person_has_moved() {
    for person in 0..3 {
        let mut game = begun(Some(person), |_| {});
        assert!(!game.is_touched());
        play_to(&mut game, Some(person));
        assert!(!game.is_touched(), "only computer players have moved");
        game.recorded.play(Action::Draw).unwrap();
        assert!(game.is_touched(), "a card was seen");
        game.recorded.play(Action::Discard).unwrap();
        assert!(game.is_touched());
        play_to(&mut game, Some(person));
        assert!(game.is_touched());
        play_to(&mut game, None);
        assert_eq!(game.state().stage(), Stage::BetweenRounds);
        assert!(game.is_touched());
        game.deal().unwrap();
        assert!(game.is_touched(), "a round has been played");
    }
}

#[test]
fn a_placed_card_is_a_move() {
    let mut game = begun(Some(2), |rules| rules.deal = Deal::Eclair);
    play_to(&mut game, Some(2));
    assert!(!game.is_touched());
    let action = game.state().legal().iter().next().unwrap();
    game.recorded.play(action).unwrap();
    assert!(game.is_touched());
}

#[test]
fn a_match_that_is_only_watched_is_worth_keeping_from_the_end_of_a_round_on() {
    let mut game = begun(None, |_| {});
    assert!(!game.is_touched());
    play_to(&mut game, None);
    assert!(game.is_touched());
}
