//! The rounds a network is trained on.

use super::adam::{Rng, Sample};
use rack_o::engine::{Chance, Edition, Goal, Match, Rules, Seat};
use rack_o::players::Player;
use rack_o::players::training::{Inputs, Learner, Net, inputs, planner};

/// One in this many decisions is made by a rough planner, so that mistakes are seen too.
const SLIP: u64 = 12;
/// The weight of the end of the round against the network's value at this seat's next turn.
const END: f32 = 0.6;

/// Samples from some rounds.
pub struct Lot {
    pub samples: Vec<Sample>,
}

/// Plays rounds of one kind of game.
pub struct Rounds {
    rules: Rules,
    kind: usize,
    seed: u64,
    played: u64,
    steady: Box<dyn Player>,
    rough: Box<dyn Player>,
    judge: Option<Net>,
}

fn rules(kind: usize) -> Rules {
    let mut draft = Edition::MiltonBradley.preset();
    draft.goal = Goal::Rounds(1);
    draft.run_of_three = kind % 4 == 1;
    draft.bonus = kind >= 4;
    match draft.check([2, 2, 3, 4][kind % 4]) {
        Ok(rules) => rules,
        Err(_) => std::process::exit(1),
    }
}

impl Rounds {
    /// Rounds of this kind of game, played by the planner until [`Rounds::play_with`] says otherwise.
    pub fn new(kind: usize, seed: u64, stage: usize) -> Rounds {
        let seed = seed << 32 | (kind as u64) << 29 | (stage as u64) << 27;
        Rounds { rules: rules(kind), kind, seed, played: 0, steady: planner(false), rough: planner(true), judge: None }
    }

    /// From now on these networks play, and value positions before the end.
    pub fn play_with(&mut self, networks: &[Net]) {
        self.judge_by(networks);
        self.steady = Box::new(Learner { networks: networks.to_vec() });
    }

    /// From now on these networks value positions before the end.
    pub fn judge_by(&mut self, networks: &[Net]) {
        self.judge = networks.get(self.kind).cloned();
    }

    /// Plays this many rounds.
    pub fn play(&mut self, rounds: u64) -> Lot {
        let mut samples = Vec::new();
        for _ in 0..rounds {
            self.round(&mut samples);
        }
        Lot { samples }
    }

    fn round(&mut self, samples: &mut Vec<Sample>) -> Option<()> {
        self.played += 1;
        let chance = Chance::new(self.seed + self.played);
        let mut rng = Rng(self.seed ^ self.played << 1);
        let players = self.rules.players();
        let mut game = Match::new(self.rules, &chance.cut(players)).ok()?;
        game.deal(&chance.deck(0, players), chance.renewals(0)).ok()?;
        let mut seen: [Vec<Inputs>; Seat::MOST] = Default::default();
        let mut decisions = 0;
        while let Some(seat) = game.to_act() {
            let view = game.view(seat)?;
            let word = rng.next();
            let player = if word.is_multiple_of(SLIP) { &mut self.rough } else { &mut self.steady };
            let action = player.decide(&view, word);
            seen[seat.number()].extend(inputs(&view, action));
            game.play(action).ok()?;
            decisions += 1;
            if decisions > 1_000 {
                return None;
            }
        }
        let result = game.last_result()?;
        for seat in result.seats.iter() {
            let first = seat == result.announcer;
            let rack = &result.racks[seat.number()];
            let rising = (!first).then(|| rack.rising() as f32 / 10.0);
            let pay = (first && self.kind >= 4).then(|| (result.scores[seat.number()] - 75) as f32 / 75.0);
            let mut target = f32::from(u8::from(first));
            for inputs in seen[seat.number()].drain(..).rev() {
                samples.push(Sample { inputs, first: target, rising, pay });
                if let Some(judge) = &self.judge {
                    target = END * target + (1.0 - END) * judge.outlook(&inputs).chance;
                }
            }
        }
        Some(())
    }
}

/// Shuffles the samples.
pub fn shuffle(samples: &mut [Sample], seed: u64) {
    let mut rng = Rng(seed);
    for at in (1..samples.len()).rev() {
        samples.swap(at, (rng.next() % (at as u64 + 1)) as usize);
    }
}
