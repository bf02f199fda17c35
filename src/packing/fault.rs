//! What can be wrong with packed bytes.

use core::fmt;

/// Why packed bytes cannot be read, or something cannot be packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackingFault {
    /// Something is missing, or was changed.
    Damaged,
    /// More than there can be of something.
    TooLong,
    /// Something that only a later version knows.
    Newer,
}

impl fmt::Display for PackingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PackingFault::Damaged => "what was packed is not whole",
            PackingFault::TooLong => "more than can be packed",
            PackingFault::Newer => "packed by a later version",
        })
    }
}

impl core::error::Error for PackingFault {}
