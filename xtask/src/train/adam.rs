//! Trains a network: the gradient of its error, and the Adam optimizer.

use rack_o::players::training::{HIDDEN, INPUTS, Inputs, Net, OUTPUTS, PARAMETERS, sigmoid, softsign};

/// A position and what came of it.
#[derive(Clone)]
pub struct Sample {
    pub inputs: Inputs,
    /// The chance to announce first: 1 or 0, or in between where the network's later value counts too.
    pub first: f32,
    /// The share of the rising row at the end of the round, if another seat announced.
    pub rising: Option<f32>,
    /// What announcing paid beyond the ordinary pay, if this seat announced.
    pub pay: Option<f32>,
}

/// The weight of an error in each output.
const ERROR_WEIGHTS: [f32; OUTPUTS] = [1.0, 1.0, 0.2];
const ROW: usize = INPUTS + 1;
const OUTPUT_ROW: usize = HIDDEN + INPUTS + 1;

pub struct Adam {
    gradient: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

/// Small random parameters to start from.
pub fn initial_parameters(seed: u64) -> Vec<f32> {
    let mut rng = Rng(seed);
    (0..PARAMETERS)
        .map(|at| if at < HIDDEN * ROW { (rng.fraction() - 0.5) * 0.6 } else { (rng.fraction() - 0.5) * 0.1 })
        .collect()
}

impl Adam {
    pub fn new(numbers: usize) -> Adam {
        Adam { gradient: vec![0.0; numbers], first: vec![0.0; numbers], second: vec![0.0; numbers], steps: 0 }
    }

    /// One step for these samples. Returns the sum of their squared errors in the chance.
    pub fn learn(&mut self, numbers: &mut Vec<f32>, samples: &[Sample], rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let mut network = Net { parameters: core::mem::take(numbers) };
        let error = samples.iter().map(|sample| self.add(&network, sample)).sum();
        self.steps += 1;
        let share = 1.0 / samples.len() as f32;
        let (first_bias, second_bias) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((number, gradient), (first, second)) in network.parameters.iter_mut().zip(&self.gradient).zip(moments) {
            let gradient = gradient * share;
            *first += (gradient - *first) * 0.1;
            *second += (gradient * gradient - *second) * 0.001;
            *number -= rate * (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-7);
        }
        *numbers = network.parameters;
        error
    }

    /// Adds the gradient of one sample. Returns its squared error in the chance.
    fn add(&mut self, network: &Net, sample: &Sample) -> f32 {
        let hidden = network.hidden(&sample.inputs);
        let outputs = network.outputs(&sample.inputs, &hidden);
        let mut slopes = [0.0; OUTPUTS];
        let chance = sigmoid(outputs[0]);
        // The slope of the log-likelihood of what happened.
        slopes[0] = 2.0 * (chance - sample.first) / (1.0 + outputs[0] * outputs[0]).sqrt();
        if let Some(rising) = sample.rising {
            slopes[1] = (sigmoid(outputs[1]) - rising) / (1.0 + outputs[1] * outputs[1]).sqrt().powi(3);
        }
        if let Some(pay) = sample.pay {
            slopes[2] = outputs[2] - pay;
        }
        let rows = &network.parameters[HIDDEN * ROW..];
        let (below, above) = self.gradient.split_at_mut(HIDDEN * ROW);
        let mut hidden_slopes = [0.0; HIDDEN];
        for (output, slope) in slopes.into_iter().enumerate() {
            let slope = slope * ERROR_WEIGHTS[output];
            if slope == 0.0 {
                continue;
            }
            let row = &rows[output * OUTPUT_ROW..][..OUTPUT_ROW];
            let gradient = &mut above[output * OUTPUT_ROW..][..OUTPUT_ROW];
            for (unit, slope_sum) in hidden_slopes.iter_mut().enumerate() {
                gradient[unit] += slope * hidden[unit];
                *slope_sum += slope * row[unit];
            }
            for (gradient, input) in gradient[HIDDEN..].iter_mut().zip(&sample.inputs) {
                *gradient += slope * input;
            }
            gradient[OUTPUT_ROW - 1] += slope;
        }
        for (unit, gradient) in below.chunks_exact_mut(ROW).enumerate() {
            // The slope of `softsign`, computed from its value.
            let steep = 1.0 - hidden[unit].abs();
            let slope = hidden_slopes[unit] * steep * steep;
            for (gradient, input) in gradient.iter_mut().zip(&sample.inputs) {
                *gradient += slope * input;
            }
            gradient[INPUTS] += slope;
        }
        debug_assert!(softsign(1.0) == 0.5);
        (chance - sample.first) * (chance - sample.first)
    }
}

/// A small random number generator (SplitMix64).
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn fraction(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 24) as f32
    }
}
