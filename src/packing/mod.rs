//! Rules and rounds in few bytes, for links and for the history: an adaptive range coder, and what it writes of them.
//!
//! What is packed here is read for ever: a change of the coder, of a model or of an order is a change of every format that is
//! made of them.

mod coder;
mod fault;
mod rounds;
mod rules;

pub use coder::{Coder, Frequencies, Reader, Writer};
pub use fault::PackingFault;
pub use rounds::{Model, cut, round};
pub use rules::{Room, rules};

/// The FNV-1a hash of these bytes, to tell whether they are whole.
pub fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
