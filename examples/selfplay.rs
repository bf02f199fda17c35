//! Whole matches between computer players; each finished match is one line with its record.
//!
//! `cargo run --release --no-default-features --example selfplay -- --help`

#[cfg(not(target_arch = "wasm32"))]
#[path = "common/mod.rs"]
mod common;

/// Not for browsers; an empty `main` lets the examples be checked for wasm32 too.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    tool::main()
}

#[cfg(not(target_arch = "wasm32"))]
mod tool {
    use crate::common::{Arguments, complain, show};
    use rack_o::engine::{Edition, Rules, RulesDraft};
    use rack_o::players::{ComputerPlayer, Level};
    use rack_o::selfplay::{Figures, Table};
    use serde_json::{Map, Value};
    use std::io::{self, BufWriter, Write};
    use std::process::ExitCode;
    use std::time::Instant;

    const HELP: &str = "\
Computer players play whole matches of Rack-O against each other. Each finished
match is printed as a record: one line of JSON. The same arguments print the
same bytes.

  --matches N     how many matches (default 1)
  --seed S        the seed, 0 to 18446744073709551615 (default 0)
  --players N     2, 3 or 4 (default 4)
  --levels A,B    beginner, easy, medium, hard or expert for each seat, or one
                  of leo, otto, felix, rosa, bruno, clara, hugo, irma, ada,
                  emil, vera and mina; fewer than seats are given out again from
                  the first (default medium)
  --edition NAME  milton-bradley (default), jumbo, winning-moves,
                  ravensburger-fr, ravensburger-de or custom
  --rules JSON    fields of a record's rules that take the place of the
                  edition's: deal, run_of_three, bonus, partners, replenish,
                  goal, edition. The record keeps the name of the edition they
                  started from. As in '{\"bonus\": true}' or
                  '{\"goal\": {\"points\": 200}}'
  --summary       print no records, but figures: rounds, turns, the longest
                  round, rounds a second, the rounds that each seat has won
  --help          print this

Exit codes: 0 all matches were played; 1 a match came to no end, or nothing
could be printed; 2 the arguments are wrong. Messages go to standard error.
";

    struct Options {
        matches: u64,
        seed: u64,
        rules: Rules,
        players: Vec<ComputerPlayer>,
        summary: bool,
    }

    pub fn main() -> ExitCode {
        match options() {
            Ok(None) => show("selfplay", HELP),
            Ok(Some(options)) if options.summary => match summary(&options) {
                Ok(figures) => show("selfplay", &figures),
                Err(why) => complain("selfplay", &why, 1),
            },
            Ok(Some(options)) => match records(&options) {
                Ok(()) => ExitCode::SUCCESS,
                Err(why) => complain("selfplay", &why, 1),
            },
            Err(why) => complain("selfplay", &format!("{why} (--help says more)"), 2),
        }
    }

    fn options() -> Result<Option<Options>, String> {
        let (mut matches, mut seed, mut players, mut summary) = (1, 0, 4, false);
        let (mut levels, mut edition, mut over) =
            (vec![ComputerPlayer::from(Level::Medium)], Edition::MiltonBradley, None);
        let mut arguments = Arguments::new();
        while let Some(name) = arguments.next()? {
            match name.as_str() {
                "--help" | "-h" => return Ok(None),
                "--matches" => matches = arguments.number(&name)?,
                "--seed" => seed = arguments.number(&name)?,
                "--players" => players = arguments.number(&name)?,
                "--levels" => levels = arguments.value(&name)?.split(',').map(player).collect::<Result<_, _>>()?,
                "--edition" => {
                    let wanted = arguments.value(&name)?;
                    edition = wanted.parse().map_err(|unknown| format!("“{wanted}”: {unknown}"))?;
                }
                "--rules" => over = Some(arguments.value(&name)?),
                "--summary" => summary = true,
                _ => return Err(format!("{name} is not known")),
            }
        }
        let players = usize::try_from(players).unwrap_or(usize::MAX);
        let draft = over.map_or(Ok(edition.preset()), |over| overridden(edition, &over))?;
        let rules = draft.check(players).map_err(|fault| format!("{fault} ({})", fault.rule()))?;
        if levels.len() > players {
            return Err(format!("{} levels for {players} players", levels.len()));
        }
        Ok(Some(Options { matches, seed, rules, players: levels, summary }))
    }

    fn player(name: &str) -> Result<ComputerPlayer, String> {
        name.parse().map_err(|unknown| format!("“{name}”: {unknown}"))
    }

    /// The edition's rules, overridden by the fields of a JSON object.
    fn overridden(edition: Edition, over: &str) -> Result<RulesDraft, String> {
        let over: Map<String, Value> =
            serde_json::from_str(over).map_err(|fault| format!("--rules is not a JSON object: {fault}"))?;
        let mut rules = serde_json::to_value(edition.preset()).map_err(|fault| fault.to_string())?;
        for (name, value) in over {
            match rules.get_mut(&name) {
                Some(rule) => *rule = value,
                None => return Err(format!("--rules: no rule is called {name}")),
            }
        }
        serde_path_to_error::deserialize(rules).map_err(|fault| format!("--rules: {fault}"))
    }

    /// The seed of the nth match, unrelated to those of neighbouring seeds and matches.
    fn match_seed(seed: u64, nth: u64) -> u64 {
        let mixed = (seed ^ (seed >> 31)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed ^ (mixed >> 32)).wrapping_add(nth)
    }

    fn records(options: &Options) -> Result<(), String> {
        let mut table = Table::new(options.rules, &options.players);
        let mut out = BufWriter::new(io::stdout().lock());
        for nth in 0..options.matches {
            let seed = match_seed(options.seed, nth);
            let played = table.play(seed).map_err(|stuck| format!("match {}: {stuck}", nth + 1))?;
            writeln!(out, "{}", played.to_json()).map_err(|error| format!("nothing can be printed: {error}"))?;
        }
        out.flush().map_err(|error| format!("nothing can be printed: {error}"))
    }

    fn summary(options: &Options) -> Result<String, String> {
        let mut table = Table::new(options.rules, &options.players);
        let mut figures = Figures::default();
        let began = Instant::now();
        for nth in 0..options.matches {
            let seed = match_seed(options.seed, nth);
            table.play_unrecorded(seed, &mut figures).map_err(|stuck| format!("match {}: {stuck}", nth + 1))?;
        }
        let seconds = began.elapsed().as_secs_f64();
        let seats = figures.rounds.max(1) * options.rules.players();
        let share = |won: usize| won as f64 / figures.rounds.max(1) as f64 * 100.0;
        let each = table.sitting().iter().zip(figures.won).enumerate();
        let won: String = each
            .map(|(seat, (player, won))| {
                format!("{:<19}won {won} rounds, {:.1} %\n", format!("{} {}", player.id(), seat + 1), share(won))
            })
            .collect();
        Ok(format!(
            "matches            {}\nrounds             {}\nturns a player     {:.2}\n\
             longest round      {} turns a player\nrounds a second    {:.0}\n{won}",
            figures.matches,
            figures.rounds,
            figures.turns as f64 / seats as f64,
            figures.longest,
            figures.rounds as f64 / seconds.max(1e-9)
        ))
    }
}
