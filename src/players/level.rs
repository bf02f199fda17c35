//! The levels of computer players.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A level of computer player; weaker levels compare as less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Overlooks most of what would help: whoever plays for the first time beats it.
    Beginner,
    /// Puts cards where they stand in an even spread, and makes mistakes: a child can beat it.
    Easy,
    /// Plans the whole rack, with little foresight.
    Medium,
    /// Plans the whole rack for the best chance to finish first.
    Hard,
    /// Weighs every move by what it is worth for the match.
    Expert,
    /// A level to come, which the tests add.
    #[cfg(test)]
    Later,
}

/// A name that is not a level's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl Level {
    /// The levels one chooses from, weakest first. The beginner is for first rounds only.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Every level there is, weakest first.
    pub const KNOWN: [Level; if cfg!(test) { 6 } else { 5 }] = [
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
        #[cfg(test)]
        Level::Later,
    ];

    /// Its name in records and on the command line, such as `hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            #[cfg(test)]
            Level::Later => "later",
        }
    }

    /// How strong it is beside the others. What is counted against several goes to the strongest.
    const fn strength(self) -> u8 {
        match self {
            Level::Beginner => 0,
            Level::Easy => 10,
            Level::Medium => 20,
            Level::Hard => 30,
            Level::Expert => 40,
            #[cfg(test)]
            Level::Later => 25,
        }
    }

    /// The level below it; the weakest of those one chooses from stays as it is, and so does the beginner.
    pub const fn easier(self) -> Level {
        match self {
            Level::Beginner => Level::Beginner,
            Level::Easy | Level::Medium => Level::Easy,
            Level::Hard => Level::Medium,
            Level::Expert => Level::Hard,
            #[cfg(test)]
            Level::Later => Level::Medium,
        }
    }
}

impl Ord for Level {
    fn cmp(&self, other: &Level) -> Ordering {
        self.strength().cmp(&other.strength())
    }
}

impl PartialOrd for Level {
    fn partial_cmp(&self, other: &Level) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::KNOWN.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is one of beginner, easy, medium, hard and expert")
    }
}

impl core::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_json_and_elsewhere() {
        for level in Level::KNOWN {
            let json = serde_json::to_string(&level).ok();
            assert_eq!(json, Some(format!("\"{}\"", level.name())));
            assert_eq!(level.name().parse(), Ok(level));
        }
    }

    #[test]
    fn levels_stand_in_the_order_of_their_strength() {
        // The one that the tests add stands last in the enum, and between two others in strength.
        assert!(Level::KNOWN[..5].is_sorted() && Level::Medium < Level::Later && Level::Later < Level::Hard);
        assert!(Level::ALL.iter().all(|level| level.easier() <= *level && Level::ALL.contains(&level.easier())));
    }
}
