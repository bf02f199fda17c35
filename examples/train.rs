//! Makes the expert's numbers: a network for each kind of game, from rounds that players play against each other.
//!
//! `cargo run --release --no-default-features --example train -- --help`

#[cfg(not(target_arch = "wasm32"))]
#[path = "train/adam.rs"]
mod adam;
#[cfg(not(target_arch = "wasm32"))]
#[path = "common/mod.rs"]
mod common;
#[cfg(not(target_arch = "wasm32"))]
#[path = "train/rounds.rs"]
mod rounds;

/// There is nothing to write to in a browser; this lets the examples be checked for wasm32 too.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    tool::main()
}

#[cfg(not(target_arch = "wasm32"))]
mod tool {
    use crate::adam::Adam;
    use crate::common::{Arguments, complain, show};
    use crate::rounds::{Lot, Rounds};
    use rack_o::players::training::{BYTES, KINDS, NUMBERS, Net};
    use std::fs;
    use std::process::ExitCode;

    const HELP: &str = "\
Makes the expert's numbers (src/players/expert/numbers.bin): a network for each
kind of game, in three stages. The planner plays rounds against itself, and the
network learns from how they end; then from how they go on, too, by its own
judgement; then the network plays. The same arguments make the same bytes.

  --out FILE      where the numbers go (needed)
  --rounds N      rounds of the first stage (default 150000); the plain game of
                  two is learned from five times as many, in every stage
  --again N       rounds of the second stage (default 50000)
  --more N        rounds of the third stage (default 0)
  --seed S        the seed (default 1956)
  --lot N         rounds that are played before they are learned from, in a
                  mixed order (default 2500)
  --from FILE     go on from these numbers
  --only A,B      only these kinds of game, counted from 0: two players, two
                  with the run rule, three, four, and the same where runs pay
  --help          print this
";

    /// How many times as many rounds each kind of game is learned from: more than that gave nothing measurable.
    const TIMES: [u64; KINDS] = [5, 1, 1, 1, 1, 1, 1, 1];
    /// The rate of learning at the beginning and at the end of each stage.
    const RATES: [(f32, f32); 3] = [(2e-3, 1e-4), (6e-4, 2e-5), (2e-4, 1e-5)];

    struct Options {
        out: String,
        rounds: u64,
        again: u64,
        more: u64,
        seed: u64,
        lot: u64,
        from: Option<String>,
        only: Vec<usize>,
    }

    pub fn main() -> ExitCode {
        match options().map(|options| options.map(|options| train(&options))) {
            Ok(None) => show("train", HELP),
            Ok(Some(Ok(()))) => ExitCode::SUCCESS,
            Ok(Some(Err(why))) => complain("train", &why, 1),
            Err(why) => complain("train", &format!("{why} (--help says more)"), 2),
        }
    }

    fn options() -> Result<Option<Options>, String> {
        let mut options = Options {
            out: String::new(),
            rounds: 150_000,
            again: 50_000,
            more: 0,
            seed: 1956,
            lot: 2_500,
            from: None,
            only: (0..KINDS).collect(),
        };
        let mut arguments = Arguments::new();
        while let Some(name) = arguments.next()? {
            match name.as_str() {
                "--help" | "-h" => return Ok(None),
                "--out" => options.out = arguments.value(&name)?,
                "--rounds" => options.rounds = arguments.number(&name)?,
                "--again" => options.again = arguments.number(&name)?,
                "--more" => options.more = arguments.number(&name)?,
                "--seed" => options.seed = arguments.number(&name)?,
                "--lot" => options.lot = arguments.number(&name)?.max(1),
                "--from" => options.from = Some(arguments.value(&name)?),
                "--only" => {
                    let kind = |kind: &str| kind.parse().ok().filter(|&kind| kind < KINDS);
                    let only: Option<Vec<usize>> = arguments.value(&name)?.split(',').map(kind).collect();
                    options.only = only.ok_or("--only needs kinds of game, as 0,1")?;
                }
                _ => return Err(format!("{name} is not known")),
            }
        }
        if options.out.is_empty() { Err("--out is needed".to_owned()) } else { Ok(Some(options)) }
    }

    fn train(options: &Options) -> Result<(), String> {
        let mut networks = match &options.from {
            None => Vec::new(),
            Some(path) => {
                let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
                bytes.chunks_exact(BYTES).filter_map(Net::read).collect()
            }
        };
        while networks.len() < KINDS {
            let kind = networks.len() as u64;
            networks.push(Net { numbers: crate::adam::first_numbers(options.seed ^ kind << 32) });
        }
        for &kind in &options.only {
            for (stage, all) in [options.rounds, options.again, options.more].into_iter().enumerate() {
                let lots = all * TIMES[kind] / options.lot;
                let mut adam = Adam::new(NUMBERS);
                let mut rounds = Rounds::new(kind, options.seed, stage);
                for lot in 0..lots {
                    let gone = lot as f32 / lots as f32;
                    let (from, to) = RATES[stage];
                    let rate = from * (1.0 - gone) + to * gone;
                    match stage {
                        0 => {}
                        1 => rounds.judge_by(&networks),
                        _ => rounds.follow(&networks),
                    }
                    let Lot { mut samples } = rounds.play(options.lot);
                    crate::rounds::mix(&mut samples, options.seed ^ lot);
                    let mut error = 0.0;
                    for batch in samples.chunks(128) {
                        error += adam.learn(&mut networks[kind].numbers, batch, rate);
                    }
                    if lot % 10 == 9 || lot + 1 == lots {
                        let error = error / samples.len() as f32;
                        eprintln!("kind {kind}, stage {stage}, lot {} of {lots}: {error:.5}", lot + 1);
                    }
                }
            }
        }
        let bytes: Vec<u8> = networks.iter().flat_map(|network| network.write()).collect();
        fs::write(&options.out, &bytes).map_err(|error| format!("{}: {error}", options.out))
    }
}
