//! The opponent of a first round: so weak that whoever only puts each card where its number belongs wins most rounds, and yet
//! every round comes to an end.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use rack_o::engine::{Action, Chance, Decision, Edition, Goal, Match, RulesDraft, Slot, View};
use rack_o::i18n::Phrases;
use rack_o::players::{ComputerPlayer, Level, player};
use rack_o::record::{RecordedMatch, replay};
use rack_o::selfplay::{Figures, Table};
use rack_o::setup::SetupDraft;
use rack_o::share::{Link, TableLink, Watch};

/// What somebody does who plays for the first time.
#[derive(Clone, Copy, Debug)]
struct Newcomer {
    /// Takes the top discard where it belongs somewhere.
    takes_discards: bool,
    /// Puts a card where it belongs even where the card there belongs there, too.
    replaces: bool,
}

impl Newcomer {
    /// The slot where a number belongs: slot 5 for the lowest tenth of the numbers, slot 50 for the highest.
    fn slot_for(self, view: &View<'_>, number: u8) -> Option<Slot> {
        let home = |number: u8| usize::from((number - 1) / (view.highest() / 10));
        let row = home(number);
        (self.replaces || home(view.rack.numbers()[row]) != row).then(|| Slot::ALL[row])
    }

    fn decide(self, view: &View<'_>) -> Action {
        let belongs = |number: Option<u8>| number.and_then(|number| self.slot_for(view, number));
        match view.decision {
            Decision::Turn | Decision::Announce if view.may_announce() => Action::Announce,
            Decision::Drawn => belongs(view.drawn.map(|card| card.number())).map_or(Action::Discard, Action::Exchange),
            _ => belongs(view.top_discard.map(|card| card.number()))
                .filter(|_| self.takes_discards)
                .map_or(Action::Draw, Action::Take),
        }
    }
}

/// How many of so many first rounds, each with other cards, the newcomer wins at the first seat.
fn won(newcomer: Newcomer, opponent: impl Into<ComputerPlayer>, rounds: u64) -> u64 {
    let (rules, ..) = SetupDraft::first_round(Phrases::EMPTY).new_match(Phrases::EMPTY).unwrap();
    let mut opponent = player(opponent);
    let mut won = 0;
    for seed in 0..rounds {
        let chance = Chance::new(seed);
        let mut game = Match::new(rules, &chance.cut(2)).unwrap();
        game.deal(&chance.deck(0, 2), chance.renewals(0)).unwrap();
        let mut decision = 0;
        while let Some(seat) = game.to_act() {
            let view = game.view(seat).unwrap();
            let action = match seat.number() {
                0 => newcomer.decide(&view),
                _ => opponent.decide(&view, chance.decision_seed(0, seat, decision)),
            };
            assert!(view.legal().has(action));
            game.play(action).unwrap();
            decision += 1;
            assert!(decision < 5000, "{newcomer:?}: round {seed} comes to no end");
        }
        won += u64::from(game.last_result().unwrap().announcer.number() == 0);
    }
    won
}

#[test]
fn whoever_only_puts_each_card_where_it_belongs_wins_three_of_four_first_rounds() {
    for newcomer in [
        Newcomer { takes_discards: true, replaces: false },
        Newcomer { takes_discards: true, replaces: true },
        Newcomer { takes_discards: false, replaces: false },
        Newcomer { takes_discards: false, replaces: true },
    ] {
        let won = won(newcomer, Level::Beginner, 1000);
        assert!(won >= 750, "{newcomer:?} wins {won} of 1000");
        assert!(won < 1000, "{newcomer:?}: it is still a game");
    }
}

#[test]
fn the_weakest_opponent_of_the_club_loses_most_rounds_to_such_a_newcomer() {
    let leo = ComputerPlayer::characters().next().unwrap();
    for takes_discards in [true, false] {
        let won = won(Newcomer { takes_discards, replaces: false }, leo, 1000);
        assert!(won > 550, "{takes_discards}: {won} of 1000");
    }
}

#[test]
fn the_beginner_is_weaker_than_easy() {
    let rules = RulesDraft { run_of_three: false, goal: Goal::Rounds(1), ..Edition::MiltonBradley.preset() };
    let mut table = Table::new(rules.check(2).unwrap(), &[Level::Beginner, Level::Easy]);
    let mut figures = Figures::default();
    for seed in 0..600 {
        table.play_unrecorded(seed, &mut figures).unwrap();
    }
    let [beginner, easy, ..] = figures.won;
    assert_eq!(beginner + easy, 600);
    assert!(easy > beginner * 3, "{beginner} to {easy}");
}

#[test]
fn rounds_of_beginners_alone_end_by_all_rules() {
    for players in 2..=4 {
        for edition in Edition::ALL {
            let Ok(rules) = edition.preset().check(players) else { continue };
            let mut table = Table::new(rules, &[Level::Beginner]);
            let mut figures = Figures::default();
            for seed in 0..20 {
                table.play_unrecorded(seed, &mut figures).unwrap();
            }
            assert!(figures.longest < 250, "{players} {edition:?}: {} turns a player", figures.longest);
        }
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_action() {
    let (rules, ..) = SetupDraft::first_round(Phrases::EMPTY).new_match(Phrases::EMPTY).unwrap();
    let once = Table::new(rules, &[Level::Beginner]).play(11).unwrap().to_json();
    let again = Table::new(rules, &[Level::Beginner]).play(11).unwrap().to_json();
    assert_eq!(once, again);
}

/// A first round between two computer players, of which one is a beginner.
fn round_of_a_beginner(other: &str) -> RecordedMatch {
    let (rules, ..) = SetupDraft::first_round(Phrases::EMPTY).new_match(Phrases::EMPTY).unwrap();
    let played = Table::new(rules, &[Level::Beginner, Level::Easy]).play(3).unwrap();
    let mut record = played.record().clone();
    record.seats[1].level = Some(other.to_owned());
    replay(&record).unwrap()
}

#[test]
fn links_keep_the_beginner_and_whoever_is_not_known_here() {
    let levels = |recorded: &RecordedMatch| -> Vec<Option<String>> {
        recorded.record().seats.iter().map(|seat| seat.level.clone()).collect()
    };
    for (other, seed, told) in [
        ("easy", None, Some("easy")),
        ("beginner", Some(3), Some("beginner")),
        ("expert", Some(3), Some("expert")),
        // Of a later version.
        ("grandmaster", None, Some("grandmaster")),
    ] {
        let played = round_of_a_beginner(other);
        let link = Link::Watch(Box::new(Watch::of_match(&played, seed).unwrap())).fragment();
        let Ok(Link::Watch(read)) = Link::read(&link) else { panic!("{link}") };
        assert_eq!(levels(read.recorded()), [Some("beginner".to_owned()), told.map(str::to_owned)], "{other}");
        assert_eq!(read.recorded().record().rounds, played.record().rounds);
        // It comes out as it went in.
        assert_eq!(Link::Watch(read).fragment(), link);
    }
    let table = TableLink::of(
        *round_of_a_beginner("hard").state().rules(),
        &round_of_a_beginner("hard").record().seats,
        7,
        false,
    );
    let link = Link::Table(table.clone()).fragment();
    assert!(link.starts_with("#t=1.mb.0.r1.b-h.7."), "{link}");
    assert!(matches!(Link::read(&link), Ok(Link::Table(read)) if read == table));
}
