//! How a network learns: the gradient of its error, and Adam's steps against it.

use rack_o::players::training::{ANSWERS, HIDDEN, INPUTS, Inputs, NUMBERS, Net, soften, squash};

/// A position, and what came of it.
#[derive(Clone)]
pub struct Sample {
    pub inputs: Inputs,
    /// The chance to announce first: 1 or 0, or in between where the next judgement counts too.
    pub first: f32,
    /// The share of the rising row at the end, if another announced.
    pub rising: Option<f32>,
    /// The pay for announcing, if this seat did, less the ordinary one.
    pub pay: Option<f32>,
}

/// How much an error in each answer counts.
const WEIGHTS: [f32; ANSWERS] = [1.0, 1.0, 0.2];
const ROW: usize = INPUTS + 1;
const ANSWER_ROW: usize = HIDDEN + INPUTS + 1;

pub struct Adam {
    gradient: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

/// Small numbers to begin with.
pub fn first_numbers(seed: u64) -> Vec<f32> {
    let mut whim = Whim(seed);
    (0..NUMBERS)
        .map(|at| if at < HIDDEN * ROW { (whim.share() - 0.5) * 0.6 } else { (whim.share() - 0.5) * 0.1 })
        .collect()
}

impl Adam {
    pub fn new(numbers: usize) -> Adam {
        Adam { gradient: vec![0.0; numbers], first: vec![0.0; numbers], second: vec![0.0; numbers], steps: 0 }
    }

    /// One step for these samples; gives the sum of their errors in the chance.
    pub fn learn(&mut self, numbers: &mut Vec<f32>, samples: &[Sample], rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let mut network = Net { numbers: core::mem::take(numbers) };
        let error = samples.iter().map(|sample| self.add(&network, sample)).sum();
        self.steps += 1;
        let share = 1.0 / samples.len() as f32;
        let (even, odd) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((number, gradient), (first, second)) in network.numbers.iter_mut().zip(&self.gradient).zip(moments) {
            let gradient = gradient * share;
            *first += (gradient - *first) * 0.1;
            *second += (gradient * gradient - *second) * 0.001;
            *number -= rate * (*first / even) / ((*second / odd).sqrt() + 1e-7);
        }
        *numbers = network.numbers;
        error
    }

    /// Adds the gradient of one sample; gives the square of its error in the chance.
    fn add(&mut self, network: &Net, sample: &Sample) -> f32 {
        let hidden = network.hidden(&sample.inputs);
        let answers = network.answers(&sample.inputs, &hidden);
        let mut slopes = [0.0; ANSWERS];
        let chance = squash(answers[0]);
        // Of the logarithm of the chance of what came.
        slopes[0] = 2.0 * (chance - sample.first) / (1.0 + answers[0] * answers[0]).sqrt();
        if let Some(rising) = sample.rising {
            slopes[1] = (squash(answers[1]) - rising) / (1.0 + answers[1] * answers[1]).sqrt().powi(3);
        }
        if let Some(pay) = sample.pay {
            slopes[2] = answers[2] - pay;
        }
        let rows = &network.numbers[HIDDEN * ROW..];
        let (below, above) = self.gradient.split_at_mut(HIDDEN * ROW);
        let mut back = [0.0; HIDDEN];
        for (answer, slope) in slopes.into_iter().enumerate() {
            let slope = slope * WEIGHTS[answer];
            if slope == 0.0 {
                continue;
            }
            let row = &rows[answer * ANSWER_ROW..][..ANSWER_ROW];
            let gradient = &mut above[answer * ANSWER_ROW..][..ANSWER_ROW];
            for (unit, back) in back.iter_mut().enumerate() {
                gradient[unit] += slope * hidden[unit];
                *back += slope * row[unit];
            }
            for (gradient, input) in gradient[HIDDEN..].iter_mut().zip(&sample.inputs) {
                *gradient += slope * input;
            }
            gradient[ANSWER_ROW - 1] += slope;
        }
        for (unit, gradient) in below.chunks_exact_mut(ROW).enumerate() {
            // The slope of `soften`, from its value.
            let steep = 1.0 - hidden[unit].abs();
            let slope = back[unit] * steep * steep;
            for (gradient, input) in gradient.iter_mut().zip(&sample.inputs) {
                *gradient += slope * input;
            }
            gradient[INPUTS] += slope;
        }
        debug_assert!(soften(1.0) == 0.5);
        (chance - sample.first) * (chance - sample.first)
    }
}

/// A small generator (SplitMix64).
pub struct Whim(pub u64);

impl Whim {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 24) as f32
    }
}
