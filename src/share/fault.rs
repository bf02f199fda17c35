//! What can be wrong with a link.

use crate::engine::RulesFault;
use crate::packing::PackingFault;
use crate::record::Fault;
use core::fmt;

/// Why a link leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// Not a link of the game's at all: nothing has to be said.
    NoLink,
    /// Longer than a link can be.
    TooLong,
    /// Of a version, or a kind, that is not known here, or with something in it that only a later version knows.
    Version,
    /// Something is missing from it, or was changed on the way.
    Damaged,
    /// No such day, or one that the game does not have.
    NoDay,
    /// The rules do not go together.
    Rules(RulesFault),
    /// What shall be watched is against the rules.
    Record(Fault),
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkFault::NoLink => f.write_str("not a link of the game"),
            LinkFault::TooLong => f.write_str("longer than a link can be"),
            LinkFault::Version => f.write_str("a link of another version"),
            LinkFault::Damaged => f.write_str("the link is not whole"),
            LinkFault::NoDay => f.write_str("no such day"),
            LinkFault::Rules(fault) => fault.fmt(f),
            LinkFault::Record(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for LinkFault {}

impl From<PackingFault> for LinkFault {
    fn from(fault: PackingFault) -> LinkFault {
        match fault {
            PackingFault::Damaged => LinkFault::Damaged,
            PackingFault::TooLong => LinkFault::TooLong,
            PackingFault::Newer => LinkFault::Version,
        }
    }
}
