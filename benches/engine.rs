//! How fast the rules are: random legal actions a second on one core. `cargo bench --no-default-features`.

use rack_o::engine::{Action, Chance, Round, SeatSet, Terms};
use std::time::Instant;

/// A small fast generator, so that choosing costs next to nothing beside playing.
struct XorShift(u64);

impl XorShift {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

fn random_actions(players: usize, actions: u64, play: impl Fn(&mut Round, Action) -> bool) -> f64 {
    let mut pick = XorShift(0x9E37_79B9_7F4A_7C15);
    let chance = Chance::new(1);
    let seats = SeatSet::first(players);
    let mut dealt = 0;
    let mut deal = || {
        dealt += 1;
        let dealer = seats.iter().nth(dealt % players).unwrap_or_else(|| unreachable!());
        Round::deal(Terms::default(), seats, dealer, &chance.deck(dealt, players), 0)
    };
    let mut round = deal();
    let start = Instant::now();
    for _ in 0..actions {
        let legal = round.legal();
        if !legal.nth(pick.below(legal.len())).is_some_and(|action| play(&mut round, action)) {
            round = deal();
        }
    }
    actions as f64 / start.elapsed().as_secs_f64()
}

fn deals(rounds: usize) -> f64 {
    let chance = Chance::new(2);
    let start = Instant::now();
    let mut cards = 0;
    for round in 0..rounds {
        cards += usize::from(chance.deck(round, 4).cards().next().map_or(0, |card| card.number()));
    }
    assert!(cards > 0);
    rounds as f64 / start.elapsed().as_secs_f64()
}

fn main() {
    println!("{:<44}{:>14}", "engine", "a second");
    println!("{:<44}{:>11} B", "size of a round", size_of::<Round>());
    for players in 2..=4 {
        let copied = |round: &mut Round, action| round.play(action).map(|next| *round = next).is_ok();
        let speed = random_actions(players, 40_000_000, copied);
        println!("{:<44}{:>12.1} M", format!("random legal actions, {players} players, copied"), speed / 1e6);
        let in_place = |round: &mut Round, action| round.apply(action).is_ok();
        let speed = random_actions(players, 40_000_000, in_place);
        println!("{:<44}{:>12.1} M", format!("random legal actions, {players} players, in place"), speed / 1e6);
    }
    println!("{:<44}{:>12.2} M", "decks shuffled", deals(1_000_000) / 1e6);
}
