//! How strong the opponents of the Club are, and whether their ways of playing show.
//!
//! `cargo run --release --no-default-features --example club -- --help`

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
    use rack_o::club::{Contest, rate};
    use rack_o::players::{CHARACTERS_VERSION, ComputerPlayer};
    use rack_o::selfplay::{Gathered, LeagueRound, Stuck, Way, WayCounts, round};
    use std::process::ExitCode;
    use std::thread;

    const HELP: &str = "\
The opponents of the Club play rounds of every kind against each other: regular
rounds of two, three and four, and rounds with the bonus, at tables drawn by
lot. The same arguments print the same bytes.

  ratings       how strong they are, by the model of Bradley and Terry, around
                1200; with the interval that holds in 19 of 20 cases
  ways          what is counted of the way of each, beside the mean of the
                others, and by how many standard errors they differ
  longest       the round in which somebody had the most turns

  --rounds N    how many rounds (default 20000)
  --seed S      the seed, 0 to 18446744073709551615 (default 0)
  --threads N   how many rounds at a time (default: as many as there are cores)
  --help        print this

Exit codes: 0 all rounds were played; 1 a round came to no end, or they were too
few to tell, or nothing could be printed; 2 the arguments are wrong. Messages go
to standard error.
";

    type Print = fn(&[ComputerPlayer], &Gathered) -> Result<String, String>;

    struct Options {
        print: Print,
        rounds: u64,
        seed: u64,
        threads: u64,
    }

    pub fn main() -> ExitCode {
        match options() {
            Ok(None) => show("club", HELP),
            Ok(Some(options)) => {
                let players: Vec<ComputerPlayer> = ComputerPlayer::characters().collect();
                match played(&players, &options) {
                    Ok(gathered) => match (options.print)(&players, &gathered) {
                        Ok(text) => show("club", &text),
                        Err(why) => complain("club", &why, 1),
                    },
                    Err(why) => complain("club", &why, 1),
                }
            }
            Err(why) => complain("club", &format!("{why} (--help says more)"), 2),
        }
    }

    fn options() -> Result<Option<Options>, String> {
        let (mut print, mut rounds, mut seed) = (None::<Print>, 20_000, 0);
        let mut threads = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let mut arguments = Arguments::new();
        while let Some(name) = arguments.next()? {
            match name.as_str() {
                "--help" | "-h" => return Ok(None),
                "ratings" => print = Some(ratings),
                "ways" => print = Some(ways),
                "longest" => print = Some(longest),
                "--rounds" => rounds = arguments.number(&name)?.max(1),
                "--seed" => seed = arguments.number(&name)?,
                "--threads" => threads = arguments.number(&name)?.max(1),
                _ => return Err(format!("{name} is not known")),
            }
        }
        let print = print.ok_or("ratings, ways or longest is missing")?;
        Ok(Some(Options { print, rounds, seed, threads }))
    }

    /// Plays the rounds on several threads.
    fn played(players: &[ComputerPlayer], options: &Options) -> Result<Gathered, String> {
        let share = |first: u64| -> Result<Vec<(u64, LeagueRound)>, (u64, Stuck)> {
            let numbers = (first..options.rounds).step_by(options.threads as usize);
            numbers.map(|nth| Ok((nth, round(players, options.seed, nth).map_err(|stuck| (nth, stuck))?))).collect()
        };
        let shares: Vec<_> = thread::scope(|scope| {
            let working: Vec<_> = (0..options.threads).map(|first| scope.spawn(move || share(first))).collect();
            working.into_iter().map(|thread| thread.join()).collect()
        });
        let mut rounds = Vec::new();
        for share in shares {
            let share = share.map_err(|_| "a thread stopped".to_owned())?;
            rounds.extend(share.map_err(|(nth, stuck)| format!("round {nth}: {stuck}"))?);
        }
        rounds.sort_by_key(|(nth, _)| *nth);
        let mut gathered = Gathered::new(players.len());
        rounds.iter().for_each(|(nth, round)| gathered.add(*nth, round));
        Ok(gathered)
    }

    fn ratings(players: &[ComputerPlayer], gathered: &Gathered) -> Result<String, String> {
        let won = |number: &usize| gathered.rounds.iter().any(|round| round.first() == Some(number));
        if let Some(without) = (0..players.len()).find(|number| !won(number)) {
            return Err(format!("{} has won no round: too few were played", players[without].id()));
        }
        let contests = gathered.rounds.iter().map(|numbers| Contest(numbers));
        let mut rated: Vec<_> = players.iter().zip(rate(players.len(), contests)).collect();
        rated.sort_by(|(_, one), (_, other)| one.points.total_cmp(&other.points));
        let head = format!("players {CHARACTERS_VERSION} rounds {}\n", gathered.rounds.len());
        let line = |(player, rating): (&ComputerPlayer, _)| {
            let rack_o::club::Rating { points, interval } = rating;
            format!("{:<6} {points:.0} ± {interval:.0}\n", player.id())
        };
        Ok(head + &rated.into_iter().map(line).collect::<String>())
    }

    fn ways(players: &[ComputerPlayer], gathered: &Gathered) -> Result<String, String> {
        let line = |way: Way| {
            let (own, others): (Vec<_>, Vec<_>) =
                players.iter().zip(&gathered.ways).partition(|(player, _)| player.id() == way.character());
            let others: Vec<&WayCounts> = others.into_iter().map(|(_, counts)| counts).collect();
            let compared = own.first().map(|(_, counts)| counts.compared(way, &others));
            compared.map_or_else(String::new, |compared| {
                format!(
                    "{:<6} {:<36} {:>7.3} {:>7.3} {:>6.1}\n",
                    way.character(),
                    way.what(),
                    compared.own,
                    compared.others,
                    compared.errors
                )
            })
        };
        let head = format!("players {CHARACTERS_VERSION} rounds {}\n", gathered.rounds.len());
        Ok(head + &Way::ALL.map(line).concat())
    }

    fn longest(_: &[ComputerPlayer], gathered: &Gathered) -> Result<String, String> {
        let (turns, nth) = gathered.longest;
        Ok(format!("{} rounds, the longest {turns} turns a player (round {nth})\n", gathered.rounds.len()))
    }
}
