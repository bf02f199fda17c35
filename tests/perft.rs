//! Counts the tree of legal play: how many sequences of actions there are from a table to a certain depth, counted with
//! the engine, counted again with the second referee, and pinned. A mistake in a rule changes a count.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::referee::Referee;
use common::table::{dealt, game, numbers, plain, rules, seat};
use rack_o::engine::{Action, Chance, Deal, Match, Round, Rules, Slot};

/// The counts at one depth. Rounds that have ended are not counted again further down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Count {
    /// Sequences of this many actions.
    sequences: u64,
    /// Those that end with an announcement.
    announced: u64,
    /// Those that end with passing.
    passed: u64,
    /// Those that end with a draw that renews the stock.
    renewed: u64,
}

impl Count {
    fn with(&mut self, action: Action, renewed: bool) {
        self.sequences += 1;
        self.announced += u64::from(matches!(action, Action::Announce | Action::Eclair));
        self.passed += u64::from(action == Action::Pass);
        self.renewed += u64::from(renewed);
    }
}

fn by_engine(round: &Round, depth: usize, count: &mut Count) {
    for action in round.legal().iter() {
        let next = round.play(action).unwrap();
        match depth {
            1 => count.with(action, next.renewals() > round.renewals()),
            _ => by_engine(&next, depth - 1, count),
        }
    }
}

fn by_referee(table: &Referee, depth: usize, count: &mut Count) {
    for action in table.allowed() {
        match depth {
            1 => count.with(action, action == Action::Draw && table.stock.is_empty()),
            _ => {
                let mut next = table.clone();
                next.play(action, &[]);
                if next.rounds == table.rounds {
                    by_referee(&next, depth - 1, count);
                }
            }
        }
    }
}

/// A table to count from: the engine's match and the second referee's copy.
struct Table {
    game: Match,
    referee: Referee,
}

impl Table {
    fn deal(rules: Rules, seed: u64) -> Table {
        let chance = Chance::new(seed);
        let cut = chance.cut(rules.players());
        let mut game = Match::new(rules, &cut).unwrap();
        let deck = chance.deck(0, rules.players());
        game.deal(&deck, 0).unwrap();
        let mut referee = Referee::new(rules.draft(), &cut.iter().map(|card| card.number()).collect::<Vec<_>>());
        referee.deal(&numbers(&deck));
        Table { game, referee }
    }

    fn dealing(rules: Rules, racks: &[(usize, [u8; 10])], then: &[u8]) -> Table {
        let dealer = rules.players() - 1;
        let game = dealt(rules, dealer, racks, then);
        let deck = common::table::deck_dealing(game.playing(), seat(dealer), racks, then);
        let mut cut: Vec<u8> = (10..10 + rules.players() as u8).collect();
        cut[dealer] = 1;
        let mut referee = Referee::new(rules.draft(), &cut);
        referee.deal(&numbers(&deck));
        Table { game, referee }
    }

    fn play(mut self, actions: &[Action]) -> Table {
        for &action in actions {
            self.game.play(action).unwrap();
            self.referee.play(action, &[]);
        }
        self
    }

    /// Checks the counts at depths 1, 2, …: sequences, announced, passed, renewed.
    fn counts(&self, pinned: &[[u64; 4]]) {
        let counted: Vec<[u64; 4]> = (1..=pinned.len())
            .map(|depth| {
                let (mut engine, mut referee) = (Count::default(), Count::default());
                by_engine(self.game.round().unwrap(), depth, &mut engine);
                if depth <= 4 {
                    by_referee(&self.referee, depth, &mut referee);
                    assert_eq!(engine, referee, "at depth {depth}");
                }
                [engine.sequences, engine.announced, engine.passed, engine.renewed]
            })
            .collect();
        assert_eq!(counted, pinned);
    }
}

/// In order except for slot 50, which needs a card above 28.
const NEARLY: [u8; 10] = [2, 5, 8, 11, 14, 17, 20, 23, 28, 1];
const IN_ORDER: [u8; 10] = [3, 6, 9, 12, 15, 18, 21, 24, 27, 30];

#[test]
fn a_fresh_deal_leaves_eleven_choices_at_every_step() {
    // Ten slots for the top discard, or a draw; then ten slots for the drawn card, or discarding it.
    let eleven = [[11, 0, 0, 0], [121, 0, 0, 0], [1331, 0, 0, 0], [14641, 0, 0, 0], [161_051, 0, 0, 0]];
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        Table::deal(plain(players), seed).counts(&eleven);
    }
}

#[test]
fn one_card_from_rack_o_it_can_be_announced_or_passed() {
    Table::dealing(plain(2), &[(0, NEARLY)], &[29, 40, 38]).counts(&[
        [11, 0, 0, 0],
        [112, 1, 1, 0],
        [1212, 1, 1, 0],
        [13_250, 19, 9, 0],
        [145_202, 61, 40, 0],
    ]);
}

#[test]
fn two_racks_nearly_in_order() {
    Table::dealing(plain(3), &[(0, NEARLY), (1, IN_ORDER)], &[29, 40, 38]).counts(&[
        [11, 0, 0, 0],
        [121, 10, 1, 0],
        [1070, 29, 18, 0],
        [11_119, 38, 37, 0],
        [121_054, 193, 103, 0],
    ]);
}

#[test]
fn two_players_with_the_run_rule_can_announce_less_often() {
    // 23, 24 and the first discard, 25, make the run; seat 1's rack is in order without one.
    let racks = [(0, [2, 5, 8, 11, 14, 17, 20, 23, 24, 1]), (1, [3, 6, 9, 12, 15, 18, 21, 27, 30, 33])];
    let then = [25, 40, 28];
    let with_rule = [[11, 0, 0, 0], [112, 1, 1, 0], [1221, 0, 0, 0], [13_441, 10, 0, 0], [147_635, 24, 13, 0]];
    Table::dealing(rules(2, |_| ()), &racks, &then).counts(&with_rule);
    let without = [[11, 0, 0, 0], [121, 10, 1, 0], [1070, 29, 18, 0], [11_110, 49, 39, 0], [120_041, 390, 202, 0]];
    Table::dealing(plain(2), &racks, &then).counts(&without);
}

#[test]
fn the_stock_runs_out() {
    // 18 of the 19 cards in the stock are drawn; seat 1's rack is in order.
    let turn = [Action::Draw, Action::Discard];
    let with_pass = [Action::Draw, Action::Discard, Action::Pass];
    let mut gone = Vec::new();
    for nth in 0..18 {
        gone.extend(if nth % 2 == 0 { &turn[..] } else { &with_pass[..] });
    }
    Table::dealing(plain(2), &[(1, IN_ORDER)], &[]).play(&gone).counts(&[
        [11, 0, 0, 0],
        [131, 10, 0, 0],
        [1252, 21, 10, 11],
        [13_262, 31, 31, 189],
        [144_849, 188, 88, 2911],
    ]);
}

#[test]
fn eclair_deals_are_placed_ten_nine_eight_ways() {
    let eclair = rules(2, |rules| rules.deal = Deal::Eclair);
    Table::deal(eclair, 4).counts(&[[10, 0, 0, 0], [90, 0, 0, 0], [720, 0, 0, 0], [5040, 0, 0, 0], [30_240, 0, 0, 0]]);
}

#[test]
fn eclair_deals_with_two_cards_to_come_may_be_announced() {
    let eclair = rules(2, |rules| rules.deal = Deal::Eclair);
    let racks = [(0, IN_ORDER), (1, [2, 5, 8, 11, 14, 17, 20, 23, 26, 29])];
    let all: Vec<Action> = Slot::ALL.into_iter().rev().map(Action::Place).collect();
    let placed = [&all[..], &all[..8]].concat();
    Table::dealing(eclair, &racks, &[40, 39]).play(&placed).counts(&[
        [2, 0, 0, 0],
        [2, 0, 0, 0],
        [4, 2, 2, 0],
        [13, 1, 1, 0],
        [132, 0, 0, 0],
    ]);
}

#[test]
fn a_finished_round_has_no_more_play() {
    let mut table = Table::dealing(plain(2), &[(0, IN_ORDER)], &[]);
    table = table.play(&[Action::Announce]);
    let mut count = Count::default();
    by_engine(table.game.round().unwrap(), 1, &mut count);
    assert_eq!(count, Count::default());
    assert_eq!(game(plain(2), 0).legal().len(), 0);
}
