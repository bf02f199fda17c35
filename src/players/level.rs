//! The levels of computer players.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A level of computer player; weaker levels compare as less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Puts cards where they stand in an even spread, and makes mistakes: a child can beat it.
    Easy,
    /// Plans the whole rack, with little foresight.
    Medium,
    /// Plans the whole rack for the best chance to finish first.
    Hard,
    /// Weighs every move by what it is worth for the match.
    Expert,
}

/// A name that is not a level's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name in records and on the command line, such as `hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level below it; the weakest stays as it is.
    pub const fn easier(self) -> Level {
        match self {
            Level::Easy | Level::Medium => Level::Easy,
            Level::Hard => Level::Medium,
            Level::Expert => Level::Hard,
        }
    }

    /// The level a record names for a seat; [`Level::Hard`] if the name is missing or unknown.
    pub fn of(name: Option<&str>) -> Level {
        name.and_then(|name| name.parse().ok()).unwrap_or(Level::Hard)
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is one of easy, medium, hard and expert")
    }
}

impl core::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_json_and_elsewhere() {
        for level in Level::ALL {
            let json = serde_json::to_string(&level).ok();
            assert_eq!(json, Some(format!("\"{}\"", level.name())));
            assert_eq!(level.name().parse(), Ok(level));
        }
    }
}
