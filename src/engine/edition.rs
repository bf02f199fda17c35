//! The printed rule sheets.

use super::codes::codes;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A printed rule sheet: a preset of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The English sheet, from 1956 on.
    MiltonBradley,
    /// The Dutch and French sheet.
    Jumbo,
    /// The Spanish sheet.
    WinningMoves,
    /// The French sheet.
    RavensburgerFr,
    /// The German sheet.
    RavensburgerDe,
    /// Custom rules.
    Custom,
    /// A sheet to come, which the tests add.
    #[cfg(test)]
    Later,
}

codes!(Edition {
    MiltonBradley = 0,
    Jumbo = 1,
    WinningMoves = 2,
    RavensburgerFr = 3,
    RavensburgerDe = 4,
    Custom = 5,
    #[cfg(test)]
    Later = 60,
});

/// A name that is not an edition's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownEdition;

impl Edition {
    /// The printed sheets, in the order they are offered.
    pub const SHEETS: [Edition; 5] = [
        Edition::MiltonBradley,
        Edition::Jumbo,
        Edition::WinningMoves,
        Edition::RavensburgerFr,
        Edition::RavensburgerDe,
    ];

    /// All editions: the printed sheets, then custom rules.
    pub const ALL: [Edition; if cfg!(test) { 7 } else { 6 }] = [
        Edition::MiltonBradley,
        Edition::Jumbo,
        Edition::WinningMoves,
        Edition::RavensburgerFr,
        Edition::RavensburgerDe,
        Edition::Custom,
        #[cfg(test)]
        Edition::Later,
    ];

    /// Its name in records and on the command line, such as `milton-bradley`.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::MiltonBradley => "milton-bradley",
            Edition::Jumbo => "jumbo",
            Edition::WinningMoves => "winning-moves",
            Edition::RavensburgerFr => "ravensburger-fr",
            Edition::RavensburgerDe => "ravensburger-de",
            Edition::Custom => "custom",
            #[cfg(test)]
            Edition::Later => "later",
        }
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Edition, UnknownEdition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name).ok_or(UnknownEdition)
    }
}

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an edition is one of milton-bradley, jumbo, winning-moves, ravensburger-fr, ravensburger-de and custom",
        )
    }
}

impl core::error::Error for UnknownEdition {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_json_and_elsewhere() {
        for edition in Edition::ALL {
            let json = serde_json::to_string(&edition).ok();
            assert_eq!(json, Some(format!("\"{}\"", edition.name())));
            assert_eq!(edition.name().parse(), Ok(edition));
        }
    }
}
