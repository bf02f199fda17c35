//! What is told of a computer player, and how it plays.

use super::even_spread::EvenSpread;
use super::leanings::Leanings;
use super::level::Level;
use super::planner::Skill;

/// What is told of a computer player, and how it plays.
pub(super) struct Entry {
    /// Its name in records, in texts and on the command line, in kebab case. A version that does not know it lets the level play
    /// that it begins with, as in `easy-rosa`, or else the hard one.
    pub(super) id: &'static str,
    /// Its number where numbers are stored. A player keeps it for ever, and no other has it: characters begin at 10.
    pub(super) code: u32,
    /// How strong it is: where it counts in the statistics, and who plays in its place.
    pub(super) level: Level,
    /// Whether it may sit where a match is set up: a level only where an earlier version has seated it.
    pub(super) is_seated: bool,
    /// How it decides.
    pub(super) mind: Mind,
}

/// How a computer player decides.
pub(super) enum Mind {
    /// It puts cards where they stand in an even spread.
    EvenSpread(EvenSpread),
    /// It plans its rack, with a liking for some ways to do so.
    Planner(Skill, Option<Leanings>),
    /// It weighs every move by what it is worth for the match, and needs time for that.
    Expert,
}
