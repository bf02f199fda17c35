//! What can be wrong with a text of the history.

use crate::packing::PackingFault;
use crate::record::Fault;
use core::fmt;

/// Why a text of the history cannot be read, or a match cannot be packed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HistoryFault {
    /// A later version of the game has written it.
    Newer,
    /// Something is missing from it, or was changed.
    Damaged,
    /// More than there can be of something.
    TooLong,
    /// The match is not over.
    NotOver,
    /// The cards of this match were deleted.
    NoCards,
    /// The match in it is against the rules.
    Record(Fault),
}

impl fmt::Display for HistoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryFault::Newer => f.write_str("written by a later version"),
            HistoryFault::Damaged => f.write_str("not whole"),
            HistoryFault::TooLong => f.write_str("more than a match can have"),
            HistoryFault::NotOver => f.write_str("the match is not over"),
            HistoryFault::NoCards => f.write_str("without its cards"),
            HistoryFault::Record(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for HistoryFault {}

impl From<PackingFault> for HistoryFault {
    fn from(fault: PackingFault) -> HistoryFault {
        match fault {
            PackingFault::Damaged => HistoryFault::Damaged,
            PackingFault::TooLong => HistoryFault::TooLong,
            PackingFault::Newer => HistoryFault::Newer,
        }
    }
}
