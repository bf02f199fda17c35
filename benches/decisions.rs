//! The speed of the computer players on one core: `cargo bench --no-default-features --bench decisions`.

mod common;

use common::{BONUS, REGULAR, RUN, play, rules, stop};
use rack_o::engine::{Chance, Match};
use rack_o::players::{Level, player};
use std::time::Instant;

/// Complete rounds per second between players of one level, including the deal: the best of several batches.
fn rounds() {
    for players in [2, 4] {
        for level in Level::ALL {
            let (batches, of) = if level == Level::Expert { (2, 20) } else { (10, 2_000) };
            let rules = rules(REGULAR.1, players);
            let mut at: Vec<_> = (0..players).map(|_| player(level)).collect();
            let mut best = 0.0f64;
            for batch in 0..batches {
                let start = Instant::now();
                let played = (0..of).filter_map(|round| play(rules, batch * of + round, &mut at)).count();
                best = best.max(played as f64 / start.elapsed().as_secs_f64());
            }
            println!("whole rounds, {players} {} players\t{best:.0} /s", level.name());
        }
    }
}

/// Microseconds per decision for each level, playing against its own kind: the median and the 99th percentile. (A mean
/// would say more about what else the machine was doing.)
fn decisions() {
    for ((name, variant), players) in [(REGULAR, 2), (RUN, 2), (REGULAR, 4), (BONUS, 4)] {
        let rules = rules(variant, players);
        for level in Level::ALL {
            let mut one = player(level);
            let mut times = Vec::new();
            for seed in 0..if level == Level::Expert { 10 } else { 100 } {
                let chance = Chance::new(seed);
                let Ok(mut game) = Match::new(rules, &chance.cut(players)) else { stop("no match") };
                _ = game.deal(&chance.deck(0, players), 0);
                while let Some(view) = game.to_act().and_then(|seat| game.view(seat)) {
                    let start = Instant::now();
                    let action = one.decide(&view, seed);
                    times.push(start.elapsed().as_secs_f64() * 1e6);
                    _ = game.play(action);
                }
            }
            times.sort_by(f64::total_cmp);
            let (median, most) = (times[times.len() / 2], times[times.len() * 99 / 100]);
            println!("a decision, {name}, {players} {} players: median, 99 %\t{median:.1}, {most:.1} µs", level.name());
        }
    }
}

fn main() {
    rounds();
    decisions();
}
