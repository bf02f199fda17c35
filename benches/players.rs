//! How strong and how fast the computer players are. `cargo bench --no-default-features --bench players`, with a
//! number after `--` to play that many times as many rounds.
//!
//! Every deal is played once for each rotation of the seats, so that the luck of the cards cancels out.

use rack_o::engine::{
    Chance, ChipGame, Deal, Decision, Edition, Game, Goal, Price, Replenish, RoundResult, Rules, RulesDraft,
};
use rack_o::json::Named;
use rack_o::players::{Level, Player, player};
use std::time::Instant;

/// A change to the regular game without the run rule.
type Variant = fn(&mut RulesDraft);

/// Tables that play by the same rules, with so many deals each.
type Block = ((&'static str, Variant), &'static [&'static [Level]], usize);

const REGULAR: (&str, Variant) = ("regular", |_| {});
const RUN: (&str, Variant) = ("run of three", |draft| draft.run_of_three = true);
const BONUS: (&str, Variant) = ("bonus", |draft| draft.bonus = true);
const PARTNERS: (&str, Variant) = ("partners", |draft| draft.partners = true);
const ECLAIR: (&str, Variant) = ("éclair", |draft| draft.deal = Deal::Eclair);
const SHUFFLE: (&str, Variant) = ("shuffle", |draft| draft.replenish = Replenish::Shuffle);
const CHIPS: (&str, Variant) = ("chips", |draft| {
    draft.goal = Goal::Chips(ChipGame { rounds: 10, start: 20, price: Price::AnnouncerRun, elimination: false });
});

/// Stops the benchmark with a reason, because its figures would mean nothing.
fn stop(reason: &str) -> ! {
    eprintln!("{reason}");
    std::process::exit(1)
}

fn rules(variant: Variant, players: usize) -> Rules {
    let mut draft = Edition::MiltonBradley.preset();
    draft.run_of_three = false;
    variant(&mut draft);
    draft.check(players).unwrap_or_else(|fault| stop(&fault.to_string()))
}

/// Plays the first round of a match; gives its result and how many turns the table had.
fn play(rules: Rules, seed: u64, at: &mut [Box<dyn Player>]) -> Option<(RoundResult, usize)> {
    let chance = Chance::new(seed);
    let mut game = Game::new(rules, &chance.cut(rules.players())).ok()?;
    game.deal(&chance.deck(0, rules.players()), chance.renewals(0)).ok()?;
    let mut whim = seed << 20;
    while let Some(seat) = game.to_act() {
        whim += 1;
        let action = at[seat.number()].decide(&game.view(seat)?, whim);
        game.play(action).ok()?;
        if whim as u16 == u16::MAX {
            return None;
        }
    }
    game.last_result().map(|result| (*result, game.log().len()))
}

/// What came of a pairing.
#[derive(Default)]
struct Tally {
    rounds: usize,
    won: usize,
    points: i32,
    /// Of every deal, the square of how often the first level won with it.
    squares: usize,
    turns: usize,
    longest: usize,
}

/// Plays `levels` against each other. The first one is what is counted.
fn pairing(rules: Rules, levels: &[Level], deals: usize) -> Tally {
    let players = levels.len();
    let mut tally = Tally::default();
    for deal in 0..deals {
        let mut won = 0;
        for rotation in 0..players {
            // The first level sits at the seat `rotation`.
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

fn table(times: usize) {
    use Level::{Easy, Hard, Medium};
    println!(
        "{:<14}{:<34}{:>8}{:>8}{:>8}{:>8}{:>9}{:>9}",
        "rules", "levels (the first is counted)", "rounds", "wins %", "± 95 %", "points", "turns", "longest"
    );
    let two: &[&[Level]] = &[&[Medium, Easy], &[Hard, Medium], &[Hard, Easy], &[Hard, Hard]];
    let four: &[&[Level]] = &[
        &[Easy, Easy, Easy, Easy],
        &[Medium, Easy, Easy, Easy],
        &[Hard, Medium, Medium, Medium],
        &[Hard, Easy, Easy, Easy],
        &[Hard, Hard, Hard, Hard],
    ];
    let mixed: &[&[Level]] = &[&[Hard, Medium, Easy], &[Easy, Hard, Medium], &[Hard, Easy, Medium, Hard]];
    let pairs: &[&[Level]] = &[&[Hard, Medium, Hard, Medium], &[Medium, Easy, Medium, Easy]];
    let blocks: [Block; 10] = [
        (REGULAR, two, 3000),
        (REGULAR, four, 500),
        (REGULAR, mixed, 500),
        (RUN, two, 800),
        (BONUS, two, 500),
        (BONUS, four, 80),
        (PARTNERS, pairs, 500),
        (ECLAIR, two, 1000),
        (SHUFFLE, mixed, 300),
        (CHIPS, mixed, 100),
    ];
    for ((name, variant), tables, deals) in blocks {
        for levels in tables {
            let tally = pairing(rules(variant, levels.len()), levels, deals * times);
            let (rounds, deals, players) = (tally.rounds as f64, (deals * times) as f64, levels.len() as f64);
            let share = tally.won as f64 / rounds;
            let spread = (tally.squares as f64 / deals / players.powi(2) - share * share).max(0.0) / deals;
            println!(
                "{:<14}{:<34}{:>8}{:>8.1}{:>8.1}{:>8.1}{:>9.2}{:>9}",
                name,
                levels.iter().map(|level| level.name()).collect::<Vec<_>>().join(" "),
                tally.rounds,
                100.0 * share,
                100.0 * 1.96 * spread.sqrt(),
                f64::from(tally.points) / rounds,
                tally.turns as f64 / rounds / players,
                tally.longest
            );
        }
    }
}

/// Microseconds for a decision of each level in games among its like: what half of the decisions stay below, and what
/// 99 of 100 do. (A mean would tell more of what else the machine was doing.)
fn speed() {
    println!(
        "\n{:<18}{:<10}{:>12}{:>12}{:>12}{:>12}",
        "rules, players", "level", "turn µs", "99 %", "drawn µs", "99 %"
    );
    for ((name, variant), players) in [(REGULAR, 2), (REGULAR, 4), (RUN, 2), (BONUS, 2), (BONUS, 4)] {
        let rules = rules(variant, players);
        for level in Level::ALL {
            let mut one = player(level);
            let mut times = [Vec::new(), Vec::new()];
            for seed in 0..100 {
                let chance = Chance::new(seed);
                let Ok(mut game) = Game::new(rules, &chance.cut(players)) else { stop("no match") };
                _ = game.deal(&chance.deck(0, players), 0);
                while let Some(view) = game.to_act().and_then(|seat| game.view(seat)) {
                    let start = Instant::now();
                    let action = one.decide(&view, seed);
                    let time = start.elapsed().as_secs_f64() * 1e6;
                    match view.decision {
                        Decision::Turn => times[0].push(time),
                        Decision::Drawn => times[1].push(time),
                        _ => {}
                    }
                    _ = game.play(action);
                }
            }
            print!("{:<18}{:<10}", format!("{name}, {players}"), level.name());
            for times in &mut times {
                times.sort_by(f64::total_cmp);
                print!("{:>12.2}{:>12.2}", times[times.len() / 2], times[times.len() * 99 / 100]);
            }
            println!();
        }
    }
}

/// Complete rounds a second of the cheapest level, dealing included: the best of some batches.
fn rounds() {
    println!();
    for players in 2..=4 {
        let rules = rules(REGULAR.1, players);
        let mut at: Vec<_> = (0..players).map(|_| player(Level::Easy)).collect();
        let mut best = 0.0f64;
        for batch in 0..20 {
            let start = Instant::now();
            let played = (0..5_000).filter_map(|round| play(rules, batch * 5_000 + round, &mut at)).count();
            best = best.max(played as f64 / start.elapsed().as_secs_f64());
        }
        println!("easy, {players} players: {best:.0} complete rounds a second");
    }
}

fn main() {
    let times = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(1);
    let start = Instant::now();
    table(times);
    speed();
    rounds();
    println!("\n{:.0} s in all", start.elapsed().as_secs_f64());
}
