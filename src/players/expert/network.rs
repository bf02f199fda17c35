//! A small neural network: from the features of a position to what may come of it.
//!
//! It has one hidden layer, and direct connections from the inputs to the outputs. It uses nothing but sums, products,
//! quotients and square roots, which give the same result on every machine.

use super::features::{INPUTS, Inputs};
use std::sync::OnceLock;

/// The number of hidden units.
pub const HIDDEN: usize = 32;
/// The number of outputs: the chance to announce first, the rising row otherwise, the pay for announcing.
pub const OUTPUTS: usize = 3;
/// The number of parameters: a row of weights for each hidden unit and each output, ending with its bias.
pub const PARAMETERS: usize = HIDDEN * (INPUTS + 1) + OUTPUTS * (HIDDEN + INPUTS + 1);
/// The length of a row for a hidden unit, and for an output.
pub const ROWS: [usize; 2] = [INPUTS + 1, HIDDEN + INPUTS + 1];
/// The size of one network in bytes: each row has a scale (4 bytes), then one byte for each parameter of a hidden unit
/// or two for each of an output.
pub const BYTES: usize = HIDDEN * (4 + ROWS[0]) + OUTPUTS * (4 + 2 * ROWS[1]);

/// The trained parameters, one network after the other, made by `cargo xtask train`.
static TRAINED: &[u8] = include_bytes!("numbers.bin");

/// A network.
#[derive(Clone)]
pub struct Network {
    /// The rows of the hidden units, then those of the outputs.
    pub parameters: Vec<f32>,
}

/// What a network expects of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The chance to announce first.
    pub chance: f32,
    /// The share of the ten cards in the rising row (R18) when somebody else announces.
    pub rising: f32,
    /// What announcing pays, as a multiple of what it pays without a run.
    pub pay: f32,
}

/// Maps any number to the range 0 to 1 (a sigmoid).
pub fn sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Maps any number to the range -1 to 1 (softsign).
pub fn softsign(x: f32) -> f32 {
    x / (1.0 + if x < 0.0 { -x } else { x })
}

impl Network {
    /// Reads a network from [`BYTES`] bytes, little-endian: each row begins with a scale (32-bit float), of which its
    /// parameters are integer multiples. `None` if there are too few bytes.
    pub fn read(bytes: &[u8]) -> Option<Network> {
        let (hidden, outputs) = bytes.split_at_checked(HIDDEN * (4 + ROWS[0]))?;
        let mut numbers = Vec::with_capacity(PARAMETERS);
        for row in hidden.chunks_exact(4 + ROWS[0]) {
            let (scale, row) = row.split_first_chunk::<4>()?;
            numbers.extend(row.iter().map(|&byte| f32::from(byte as i8) * f32::from_le_bytes(*scale)));
        }
        for row in outputs.chunks_exact(4 + 2 * ROWS[1]) {
            let (scale, row) = row.split_first_chunk::<4>()?;
            let number = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) * f32::from_le_bytes(*scale);
            numbers.extend(row.chunks_exact(2).map(number));
        }
        (numbers.len() == PARAMETERS).then_some(Network { parameters: numbers })
    }

    /// The bytes that [`Network::read`] takes; the parameters are rounded.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(BYTES);
        let (hidden, outputs) = self.parameters.split_at(HIDDEN * ROWS[0]);
        let scale = |row: &[f32], most: f32| row.iter().fold(1e-6f32, |far, number| far.max(number.abs())) / most;
        for row in hidden.chunks_exact(ROWS[0]) {
            let scale = scale(row, 127.0);
            bytes.extend(scale.to_le_bytes());
            bytes.extend(row.iter().map(|number| (number / scale).round() as i8 as u8));
        }
        for row in outputs.chunks_exact(ROWS[1]) {
            let scale = scale(row, 32_767.0);
            bytes.extend(scale.to_le_bytes());
            bytes.extend(row.iter().flat_map(|number| ((number / scale).round() as i16).to_le_bytes()));
        }
        bytes
    }

    /// The network trained for a kind of game; one of zeros if there is none.
    pub(super) fn trained(kind: usize) -> &'static Network {
        static NETWORKS: OnceLock<Vec<Network>> = OnceLock::new();
        static BLANK: OnceLock<Network> = OnceLock::new();
        let all = NETWORKS.get_or_init(|| TRAINED.chunks_exact(BYTES).filter_map(Network::read).collect());
        all.get(kind).unwrap_or_else(|| BLANK.get_or_init(|| Network { parameters: vec![0.0; PARAMETERS] }))
    }

    /// The hidden units for these inputs.
    pub fn hidden(&self, inputs: &Inputs) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        for (unit, row) in hidden.iter_mut().zip(self.parameters.chunks_exact(INPUTS + 1)) {
            *unit = softsign(sum(row, inputs));
        }
        hidden
    }

    /// The outputs before they are brought into their range.
    pub fn outputs(&self, inputs: &Inputs, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let rows = self.parameters.get(HIDDEN * (INPUTS + 1)..).unwrap_or_default();
        let mut outputs = [0.0; OUTPUTS];
        for (output, row) in outputs.iter_mut().zip(rows.chunks_exact(HIDDEN + INPUTS + 1)) {
            let (from_hidden, direct) = row.split_at(HIDDEN);
            *output = sum(direct, inputs) + dot(from_hidden, hidden);
        }
        outputs
    }

    /// What to expect of a position with these features.
    pub fn outlook(&self, inputs: &Inputs) -> Outlook {
        let [chance, rising, pay] = self.outputs(inputs, &self.hidden(inputs));
        Outlook { chance: sigmoid(chance), rising: sigmoid(rising), pay: 1.0 + if pay > 0.0 { pay } else { 0.0 } }
    }
}

/// The dot product, plus the bias at the end of the row.
fn sum(row: &[f32], inputs: &Inputs) -> f32 {
    dot(row, inputs) + row.last().copied().unwrap_or(0.0)
}

/// The dot product, in eight partial sums that are added in a fixed order.
fn dot(row: &[f32], with: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    let len = if row.len() < with.len() { row.len() } else { with.len() };
    let (row, with) = (&row[..len], &with[..len]);
    let (row_parts, with_parts) = (row.chunks_exact(8), with.chunks_exact(8));
    let rest: f32 = row_parts.remainder().iter().zip(with_parts.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in row_parts.zip(with_parts) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    rest + ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]))
}
