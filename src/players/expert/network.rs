//! A small neural network: from the figures of a scene to what may come of it.
//!
//! One hidden layer, and the figures also go straight to the answers. Nothing but sums, products, quotients and square
//! roots, which come out the same on every machine.

use super::scene::{INPUTS, Inputs};
use std::sync::OnceLock;

/// Hidden units.
pub const HIDDEN: usize = 32;
/// Answers: the chance to announce first, the points otherwise, the pay for announcing.
pub const ANSWERS: usize = 3;
/// Numbers of a network: for each hidden unit and for each answer a row, its last number standing alone.
pub const NUMBERS: usize = HIDDEN * (INPUTS + 1) + ANSWERS * (HIDDEN + INPUTS + 1);
/// The numbers in a row for a hidden unit, and for an answer.
pub const ROWS: [usize; 2] = [INPUTS + 1, HIDDEN + INPUTS + 1];
/// The bytes that one network takes: each row has a scale, and one byte for each number of a hidden unit or two for each
/// of an answer.
pub const BYTES: usize = HIDDEN * (4 + ROWS[0]) + ANSWERS * (4 + 2 * ROWS[1]);

/// The trained numbers, one network after the other. Made by `cargo xtask train`.
static TRAINED: &[u8] = include_bytes!("numbers.bin");

/// A network.
#[derive(Clone)]
pub struct Network {
    /// The rows of the hidden units, then those of the answers.
    pub numbers: Vec<f32>,
}

/// What a network expects of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The chance to announce first.
    pub chance: f32,
    /// The share of the ten cards in the rising row (R18) when another announces.
    pub rising: f32,
    /// What announcing pays, in times of what it pays without a run.
    pub pay: f32,
}

/// From any number to one between 0 and 1.
pub fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// From any number to one between -1 and 1.
pub fn soften(x: f32) -> f32 {
    x / (1.0 + if x < 0.0 { -x } else { x })
}

impl Network {
    /// From its bytes, little-endian: each row begins with a scale (32-bit float), of which its numbers are multiples.
    pub fn read(bytes: &[u8]) -> Option<Network> {
        let (hidden, answers) = bytes.split_at_checked(HIDDEN * (4 + ROWS[0]))?;
        let mut numbers = Vec::with_capacity(NUMBERS);
        for row in hidden.chunks_exact(4 + ROWS[0]) {
            let (scale, row) = row.split_first_chunk::<4>()?;
            numbers.extend(row.iter().map(|&byte| f32::from(byte as i8) * f32::from_le_bytes(*scale)));
        }
        for row in answers.chunks_exact(4 + 2 * ROWS[1]) {
            let (scale, row) = row.split_first_chunk::<4>()?;
            let number = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) * f32::from_le_bytes(*scale);
            numbers.extend(row.chunks_exact(2).map(number));
        }
        (numbers.len() == NUMBERS).then_some(Network { numbers })
    }

    /// Its bytes, for [`Network::read`]: the numbers are rounded.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(BYTES);
        let (hidden, answers) = self.numbers.split_at(HIDDEN * ROWS[0]);
        let scale = |row: &[f32], most: f32| row.iter().fold(1e-6f32, |far, number| far.max(number.abs())) / most;
        for row in hidden.chunks_exact(ROWS[0]) {
            let scale = scale(row, 127.0);
            bytes.extend(scale.to_le_bytes());
            bytes.extend(row.iter().map(|number| (number / scale).round() as i8 as u8));
        }
        for row in answers.chunks_exact(ROWS[1]) {
            let scale = scale(row, 32_767.0);
            bytes.extend(scale.to_le_bytes());
            bytes.extend(row.iter().flat_map(|number| ((number / scale).round() as i16).to_le_bytes()));
        }
        bytes
    }

    /// The network trained for a kind of game; a blank one where there is none.
    pub(super) fn trained(kind: usize) -> &'static Network {
        static NETWORKS: OnceLock<Vec<Network>> = OnceLock::new();
        static BLANK: OnceLock<Network> = OnceLock::new();
        let all = NETWORKS.get_or_init(|| TRAINED.chunks_exact(BYTES).filter_map(Network::read).collect());
        all.get(kind).unwrap_or_else(|| BLANK.get_or_init(|| Network { numbers: vec![0.0; NUMBERS] }))
    }

    /// The hidden units for these figures.
    pub fn hidden(&self, inputs: &Inputs) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        for (unit, row) in hidden.iter_mut().zip(self.numbers.chunks_exact(INPUTS + 1)) {
            *unit = soften(sum(row, inputs));
        }
        hidden
    }

    /// The answers before they are brought into their range.
    pub fn answers(&self, inputs: &Inputs, hidden: &[f32; HIDDEN]) -> [f32; ANSWERS] {
        let rows = self.numbers.get(HIDDEN * (INPUTS + 1)..).unwrap_or_default();
        let mut answers = [0.0; ANSWERS];
        for (answer, row) in answers.iter_mut().zip(rows.chunks_exact(HIDDEN + INPUTS + 1)) {
            let (from_hidden, direct) = row.split_at(HIDDEN);
            *answer = sum(direct, inputs) + dot(from_hidden, hidden);
        }
        answers
    }

    /// What is to be expected.
    pub fn outlook(&self, inputs: &Inputs) -> Outlook {
        let [chance, rising, pay] = self.answers(inputs, &self.hidden(inputs));
        Outlook { chance: squash(chance), rising: squash(rising), pay: 1.0 + if pay > 0.0 { pay } else { 0.0 } }
    }
}

/// The sum of products, and the number that stands alone at the end of the row.
fn sum(row: &[f32], inputs: &Inputs) -> f32 {
    dot(row, inputs) + row.last().copied().unwrap_or(0.0)
}

/// The sum of products, in eight strands that are added in a fixed order.
fn dot(row: &[f32], with: &[f32]) -> f32 {
    let mut strands = [0.0f32; 8];
    let len = if row.len() < with.len() { row.len() } else { with.len() };
    let (row, with) = (&row[..len], &with[..len]);
    let (row_parts, with_parts) = (row.chunks_exact(8), with.chunks_exact(8));
    let rest: f32 = row_parts.remainder().iter().zip(with_parts.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in row_parts.zip(with_parts) {
        for ((strand, a), b) in strands.iter_mut().zip(a).zip(b) {
            *strand += a * b;
        }
    }
    rest + ((strands[0] + strands[4]) + (strands[1] + strands[5]))
        + ((strands[2] + strands[6]) + (strands[3] + strands[7]))
}
