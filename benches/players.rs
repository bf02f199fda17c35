//! The strength of the computer players: `cargo bench --no-default-features --bench players`. A number after `--`
//! multiplies the number of rounds.
//!
//! Every deal is played once for each rotation of the seats, so that lucky cards cancel out.

mod common;

use common::{BONUS, CHIPS, ECLAIR, PARTNERS, REGULAR, RUN, SHUFFLE, Variant, play, rules, stop};
use rack_o::engine::{Chance, Match, Rules, Seat, Stage};
use rack_o::players::{Level, player};
use std::time::Instant;

/// Tables that play by the same rules, with this many deals each.
type Block = ((&'static str, Variant), &'static [&'static [Level]], usize);

/// The outcome of a pairing.
#[derive(Default)]
struct Tally {
    rounds: usize,
    won: usize,
    points: i32,
    /// The sum over all deals of the square of the first level's wins.
    squares: usize,
    turns: usize,
    longest: usize,
}

/// Plays `levels` against each other; wins of the first one are counted.
fn pairing(rules: Rules, levels: &[Level], deals: usize) -> Tally {
    let players = levels.len();
    let mut tally = Tally::default();
    for deal in 0..deals {
        let mut won = 0;
        for rotation in 0..players {
            // The first level sits at seat `rotation`.
            let mut at: Vec<_> =
                (0..players).map(|seat| player(levels[(seat + players - rotation) % players])).collect();
            let Some((result, turns)) = play(rules, deal as u64, &mut at) else { stop("a round went wrong") };
            let partner = |seat: usize| rules.partners && seat == (rotation + 2) % players;
            won += usize::from(result.announcer.number() == rotation || partner(result.announcer.number()));
            tally.points += result.scores[rotation];
            tally.turns += turns;
            tally.longest = tally.longest.max(turns.div_ceil(players));
        }
        tally.rounds += players;
        tally.won += won;
        tally.squares += won * won;
    }
    tally
}

/// The number of deals for a pairing: fewer with the expert, which is slow.
fn deals(levels: &[Level], deals: usize, times: usize) -> usize {
    let experts = levels.iter().filter(|&&level| level == Level::Expert).count();
    (deals / 8).checked_div(experts).map_or(deals, |few| few.max(10)) * times
}

/// The share won and its 95 % interval, in %.
fn percent(tally: &Tally, deals: usize, players: usize) -> (f64, f64) {
    let share = tally.won as f64 / tally.rounds as f64;
    let spread = (tally.squares as f64 / deals as f64 / players.pow(2) as f64 - share * share).max(0.0) / deals as f64;
    (100.0 * share, 196.0 * spread.sqrt())
}

/// Every level against every weaker one, two players: the share of rounds that the row wins against the column, and the
/// turns per player.
fn ladder(times: usize) {
    for ((name, variant), most) in [(REGULAR, 5000), (RUN, 2000), (BONUS, 1200)] {
        println!("two players, {name}: rounds won by the row against the column, in %, and turns a player");
        println!("{:<10}{:>26}{:>26}{:>26}{:>12}", "", "easy", "medium", "hard", "its like");
        for (nth, &row) in Level::ALL.iter().enumerate() {
            print!("{:<10}", row.name());
            for column in 0..3 {
                if column >= nth {
                    print!("{:>26}", "");
                    continue;
                }
                let levels = [row, Level::ALL[column]];
                let deals = deals(&levels, most, times);
                let tally = pairing(rules(variant, 2), &levels, deals);
                let (share, spread) = percent(&tally, deals, 2);
                print!(
                    "{:>26}",
                    format!("{share:.1} ± {spread:.1} ({:.2})", tally.turns as f64 / tally.rounds as f64 / 2.0)
                );
            }
            let tally = pairing(rules(variant, 2), &[row, row], deals(&[row, row], most / 2, times));
            println!("{:>12.2}", tally.turns as f64 / tally.rounds as f64 / 2.0);
        }
        println!();
    }
}

fn table(times: usize) {
    use Level::{Easy, Expert, Hard, Medium};
    println!(
        "{:<14}{:<34}{:>8}{:>8}{:>8}{:>8}{:>9}{:>9}",
        "rules", "levels (the first is counted)", "rounds", "wins %", "± 95 %", "points", "turns", "longest"
    );
    let three: &[&[Level]] = &[&[Medium, Easy, Easy], &[Hard, Medium, Medium], &[Expert, Hard, Hard], &[Expert; 3]];
    let four: &[&[Level]] = &[
        &[Medium, Easy, Easy, Easy],
        &[Hard, Medium, Medium, Medium],
        &[Expert, Hard, Hard, Hard],
        &[Expert, Medium, Medium, Medium],
        &[Easy; 4],
        &[Hard; 4],
        &[Expert; 4],
    ];
    let mixed: &[&[Level]] = &[&[Hard, Easy, Medium, Hard], &[Expert, Easy, Medium, Hard]];
    let pairs: &[&[Level]] =
        &[&[Medium, Easy, Medium, Easy], &[Hard, Medium, Hard, Medium], &[Expert, Hard, Expert, Hard]];
    let bonus: &[&[Level]] = &[&[Hard, Medium, Medium, Medium], &[Expert, Hard, Hard, Hard]];
    let two: &[&[Level]] = &[&[Medium, Easy], &[Hard, Medium], &[Expert, Hard]];
    let blocks: [Block; 8] = [
        (REGULAR, three, 2000),
        (REGULAR, four, 2000),
        (REGULAR, mixed, 1000),
        (BONUS, bonus, 600),
        (PARTNERS, pairs, 2000),
        (ECLAIR, two, 3000),
        (SHUFFLE, mixed, 1000),
        (CHIPS, four, 240),
    ];
    for ((name, variant), tables, most) in blocks {
        for levels in tables {
            let players = levels.len();
            let deals = deals(levels, most, times);
            let tally = pairing(rules(variant, players), levels, deals);
            let (share, spread) = percent(&tally, deals, players);
            println!(
                "{:<14}{:<34}{:>8}{:>8.1}{:>8.1}{:>8.1}{:>9.2}{:>9}",
                name,
                levels.iter().map(|level| level.name()).collect::<Vec<_>>().join(" "),
                tally.rounds,
                share,
                spread,
                f64::from(tally.points) / tally.rounds as f64,
                tally.turns as f64 / tally.rounds as f64 / players as f64,
                tally.longest
            );
        }
    }
}

/// Whole matches, with the first level at each seat in turn.
fn matches(times: usize) {
    use Level::{Expert, Hard, Medium};
    println!(
        "\n{:<14}{:<34}{:>8}{:>8}{:>8}",
        "matches", "levels (the first is counted)", "matches", "wins %", "± 95 %"
    );
    let all: [(_, &[Level], usize); 6] = [
        (REGULAR, &[Hard, Medium], 500),
        (REGULAR, &[Expert, Hard], 60),
        (REGULAR, &[Expert, Hard, Hard, Hard], 20),
        (PARTNERS, &[Expert, Hard, Expert, Hard], 20),
        (CHIPS, &[Expert, Hard, Hard, Hard], 20),
        (BONUS, &[Expert, Hard, Hard, Hard], 20),
    ];
    for ((name, variant), levels, deals) in all {
        let (players, rules) = (levels.len(), rules(variant, levels.len()));
        let mut won = 0.0;
        for seed in 0..(deals * times) as u64 {
            for rotation in 0..players {
                won += whole(rules, seed, levels, rotation).unwrap_or_else(|| stop("a match went wrong"));
            }
        }
        let played = (deals * times * players) as f64;
        let share = won / played;
        println!(
            "{:<14}{:<34}{:>8}{:>8.1}{:>8.1}",
            name,
            levels.iter().map(|level| level.name()).collect::<Vec<_>>().join(" "),
            played,
            100.0 * share,
            196.0 * (share * (1.0 - share) / played).sqrt()
        );
    }
    println!();
}

/// Plays a whole match. Returns 1 if the level at seat `rotation` won it, or its share of a shared win.
fn whole(rules: Rules, seed: u64, levels: &[Level], rotation: usize) -> Option<f64> {
    let players = levels.len();
    let mut at: Vec<_> = (0..players).map(|seat| player(levels[(seat + players - rotation) % players])).collect();
    let chance = Chance::new(seed);
    let mut game = Match::new(rules, &chance.cut(players)).ok()?;
    loop {
        let round = game.rounds_over();
        game.deal(&chance.deck(round, game.playing().len()), chance.renewals(round)).ok()?;
        let mut decision = 0;
        while let Some(seat) = game.to_act() {
            decision += 1;
            let action = at[seat.number()].decide(&game.view(seat)?, chance.decision_seed(round, seat, decision));
            game.play(action).ok()?;
            if decision > 1 << 16 {
                return None;
            }
        }
        if let Stage::Over(winners) = game.stage() {
            let shared = if rules.partners { 1.0 } else { winners.len() as f64 };
            return Some(if winners.has(Seat::new(rotation)?) { 1.0 / shared } else { 0.0 });
        }
    }
}

fn main() {
    let times = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(1);
    let start = Instant::now();
    ladder(times);
    table(times);
    matches(times);
    println!("\n{:.0} s in all", start.elapsed().as_secs_f64());
}
