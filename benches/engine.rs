//! The speed of the rules and the match record on one core: `cargo bench --no-default-features --bench engine`.

mod common;

use common::{REGULAR, rules, stop};
use rack_o::engine::{Action, Chance, Round, SeatSet, Terms};
use rack_o::players::{Level, player};
use rack_o::record::{PlayerKind, RecordedMatch, Replay, SeatEntry, read};
use std::hint::black_box;
use std::time::Instant;

/// A small, fast generator, so that choosing an action costs next to nothing.
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

/// A match of this many actions between four easy players, as a file.
fn a_match(actions: usize) -> String {
    let chance = Chance::new(400);
    let rules = rules(REGULAR.1, 4);
    let seats = ["Ann", "Bo", "Cem", "Dora"].map(|name| SeatEntry {
        name: name.to_owned(),
        player: PlayerKind::Computer,
        level: Some("easy".to_owned()),
    });
    let Ok(mut recorded) = RecordedMatch::start(rules, seats.to_vec(), chance) else { stop("no match") };
    let mut at = player(Level::Easy);
    let mut played = 0;
    while played < actions {
        let Some(seat) = recorded.state().to_act() else {
            if recorded.deal_from(chance).is_err() {
                stop("the match is over too soon");
            }
            continue;
        };
        let Some(view) = recorded.state().view(seat) else { stop("no view") };
        let action = at.decide(&view, played as u64);
        if recorded.play(action).is_err() {
            stop("a move was refused");
        }
        played += 1;
    }
    recorded.to_json()
}

/// Microseconds per call: the best of several batches.
fn micros(times: u32, mut what: impl FnMut()) -> f64 {
    let batch = |what: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..times).for_each(|_| what());
        start.elapsed().as_secs_f64() * 1e6 / f64::from(times)
    };
    (0..5).map(|_| batch(&mut what)).fold(f64::INFINITY, f64::min)
}

fn main() {
    let tell = |name: &str, value: String| println!("{name}\t{value}");
    tell("size of a round", format!("{} B", size_of::<Round>()));
    for players in 2..=4 {
        let copied = |round: &mut Round, action| round.play(action).map(|next| *round = next).is_ok();
        let in_place = |round: &mut Round, action| round.apply(action).is_ok();
        let copied = random_actions(players, 40_000_000, copied) / 1e6;
        let in_place = random_actions(players, 40_000_000, in_place) / 1e6;
        tell(
            &format!("random legal actions, {players} players: copied, in place"),
            format!("{copied:.1}, {in_place:.1} M/s"),
        );
    }
    tell("decks shuffled", format!("{:.2} M/s", deals(1_000_000) / 1e6));
    let text = a_match(400);
    let Ok(recorded) = read(&text) else { stop("the match cannot be read") };
    tell("a match of 400 actions: its file", format!("{} B", text.len()));
    let reading = micros(200, || drop(black_box(read(black_box(&text)))));
    tell("a match of 400 actions: read, checked and replayed", format!("{reading:.0} µs"));
    let replay = Replay::new(&recorded);
    let all = micros(5, || {
        for round in 0..replay.rounds() {
            for step in 0..=replay.steps(round) {
                drop(black_box(replay.at(round, step)));
            }
        }
    });
    tell("a match of 400 actions: every position, as a replay shows it", format!("{:.1} ms", all / 1e3));
}
