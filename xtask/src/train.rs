//! Trains the expert's networks, one for each kind of game, on rounds that players play against each other.

mod adam;
mod rounds;

use crate::files;
use adam::Adam;
use anyhow::Result;
use rack_o::players::training::{BYTES, KINDS, Net, PARAMETERS};
use rounds::{Lot, Rounds};
use std::path::PathBuf;

/// How many times as many rounds each kind of game is trained on: more gave nothing measurable.
const TIMES: [u64; KINDS] = [5, 1, 1, 1, 1, 1, 1, 1];
/// The learning rate at the beginning and at the end of each stage.
const RATES: [(f32, f32); 3] = [(2e-3, 1e-4), (6e-4, 2e-5), (2e-4, 1e-5)];

/// Train the expert's networks (src/players/expert/numbers.bin), one for each kind of game
///
/// Training has three stages. The planner plays rounds against itself, and the network learns from how they end; then also
/// from its own values of the positions in between; then the network itself plays. The same arguments give the same bytes.
/// Run it with `--release`.
#[derive(clap::Args)]
pub struct Options {
    /// Where to write the networks
    #[arg(long)]
    out: PathBuf,
    /// Rounds of the first stage; the regular game of two gets five times as many in every stage
    #[arg(long, default_value_t = 150_000)]
    rounds: u64,
    /// Rounds of the second stage
    #[arg(long, default_value_t = 50_000)]
    again: u64,
    /// Rounds of the third stage
    #[arg(long, default_value_t = 0)]
    more: u64,
    #[arg(long, default_value_t = 1956)]
    seed: u64,
    /// Rounds played before they are learned from, in a shuffled order
    #[arg(long, default_value_t = 2_500, value_parser = clap::value_parser!(u64).range(1..))]
    lot: u64,
    /// Continue from these networks
    #[arg(long)]
    from: Option<PathBuf>,
    /// Only these kinds of game, counted from 0: two players, two with the run rule, three, four, and the same where runs pay
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(..KINDS as u64))]
    only: Vec<u64>,
}

impl Options {
    /// The kinds of game to train.
    fn kinds(&self) -> Vec<usize> {
        match self.only.as_slice() {
            [] => (0..KINDS).collect(),
            only => only.iter().map(|&kind| kind as usize).collect(),
        }
    }
}

pub fn run(options: &Options) -> Result<()> {
    let mut networks = match &options.from {
        None => Vec::new(),
        Some(path) => files::read(path)?.chunks_exact(BYTES).filter_map(Net::read).collect(),
    };
    while networks.len() < KINDS {
        let kind = networks.len() as u64;
        networks.push(Net { parameters: adam::initial_parameters(options.seed ^ kind << 32) });
    }
    for kind in options.kinds() {
        for (stage, all) in [options.rounds, options.again, options.more].into_iter().enumerate() {
            let lots = all * TIMES[kind] / options.lot;
            let mut adam = Adam::new(PARAMETERS);
            let mut rounds = Rounds::new(kind, options.seed, stage);
            for lot in 0..lots {
                let progress = lot as f32 / lots as f32;
                let (from, to) = RATES[stage];
                let rate = from * (1.0 - progress) + to * progress;
                match stage {
                    0 => {}
                    1 => rounds.judge_by(&networks),
                    _ => rounds.play_with(&networks),
                }
                let Lot { mut samples } = rounds.play(options.lot);
                rounds::shuffle(&mut samples, options.seed ^ lot);
                let mut error = 0.0;
                for batch in samples.chunks(128) {
                    error += adam.learn(&mut networks[kind].parameters, batch, rate);
                }
                if lot % 10 == 9 || lot + 1 == lots {
                    let error = error / samples.len() as f32;
                    eprintln!("kind {kind}, stage {stage}, lot {} of {lots}: {error:.5}", lot + 1);
                }
            }
        }
    }
    let bytes: Vec<u8> = networks.iter().flat_map(|network| network.write()).collect();
    files::write(&options.out, &bytes)
}
