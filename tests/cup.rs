//! The cup: the others really play, and whatever is sent in a link comes out.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::links::CUP;
use common::plan::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use rack_o::club::cup::{Cup, Entrant, Fixture, GOAL, InPlay, Outcome, Pairing, cup_rules};
use rack_o::record::replay;
use rack_o::selfplay::Table;
use rack_o::share::CupLink;

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_cup_comes_out_as_it_was_sent(seed in any::<u64>(), strength in 0.0..4000.0, won in vec(0u16..150, 0..3), end in 0u16..300) {
        let cup = Cup::draw(seed, strength);
        let outcomes = won.iter().map(|&other| Outcome::new([150, other])).chain([Outcome::new([end, 150])]);
        let sent = CupLink { cup, matches: outcomes.flatten().collect() };
        let fragment = sent.fragment();
        // No sign at the end that a messenger would leave out of a link.
        prop_assert!(fragment.ends_with(|last: char| last.is_ascii_alphanumeric()));
        prop_assert_eq!(CupLink::read(&fragment), Ok(sent));
    }
}

#[test]
fn a_link_that_was_cut_off_or_changed_is_refused() {
    assert!(CupLink::read(CUP).is_ok());
    for end in 3..CUP.len() {
        assert!(CupLink::read(&CUP[..end]).is_err(), "{}", &CUP[..end]);
    }
    for (at, was) in CUP.char_indices().skip(3) {
        let now = if was == 'b' { 'c' } else { 'b' };
        let changed = format!("{}{now}{}", &CUP[..at], &CUP[at + 1..]);
        assert!(CupLink::read(&changed).is_err(), "{changed}");
    }
}

#[test]
fn step_by_step_a_match_of_the_others_is_that_of_self_play_and_can_be_watched() {
    for ids in [["otto", "leo"], ["vera", "rosa"]] {
        let players = ids.map(|id| Entrant::Character(id.parse().unwrap()));
        let pairing = Pairing { fixture: Fixture::FINAL, players, seed: 1956 };
        let mut game = InPlay::begin(&pairing, |player| player.id().to_uppercase()).unwrap();
        while let Some(request) = game.request() {
            // What decides at once decides as in the worker.
            assert_eq!(request.answer(), request.quick_answer());
            assert!(game.play(request.answer().unwrap()));
        }
        let outcome = game.outcome().unwrap();
        let record = game.into_recorded().record().clone();
        let expected = Table::new(cup_rules().check(2).unwrap(), &pairing.characters().unwrap()).play(1956).unwrap();
        assert_eq!(record.rounds, expected.record().rounds);
        assert_eq!((&record.totals, &record.winners), (&expected.record().totals, &expected.record().winners));
        let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
        assert_eq!(names, ids.map(str::to_uppercase));
        // The record passes every check of the reader.
        assert_eq!(replay(&record).unwrap().record().totals, record.totals);
        assert_eq!(outcome.points().map(i32::from), record.totals[..]);
        assert_eq!(outcome.is_won(), record.winners[0].number() == 0);
        assert!(outcome.points().into_iter().max().unwrap() >= GOAL);
    }
}
