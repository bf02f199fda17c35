//! The languages of the game, and how each counts and writes numbers.

use crate::json::shape;

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Dutch.
    Dutch,
}

shape!(
    Language,
    "a language is wanted",
    "en" => English,
    "de" => German,
    "fr" => French,
    "es" => Spanish,
    "nl" => Dutch,
);

impl Language {
    /// All languages there are.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::French, Language::Spanish, Language::Dutch];

    /// What it calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Spanish => "Español",
            Language::Dutch => "Nederlands",
        }
    }

    /// What it calls the one person at the device where a name is wanted: the name that is filled in first. A match that was
    /// begun in one language goes on in another.
    pub const fn you(self) -> &'static str {
        match self {
            Language::English => "You",
            Language::German => "Du",
            Language::French => "Vous",
            Language::Spanish => "Tú",
            Language::Dutch => "Jij",
        }
    }

    /// Whether a name is what some language calls the one person at the device.
    pub fn is_you(name: &str) -> bool {
        Language::ALL.iter().any(|language| language.you() == name)
    }

    /// Whether a number of things, in tenths, is counted in the singular.
    pub(super) const fn is_one(self, tenths: i32) -> bool {
        match self {
            Language::French => tenths.unsigned_abs() < 20,
            _ => tenths == 10,
        }
    }

    /// What stands between the whole and its part.
    pub(super) const fn decimal_mark(self) -> char {
        match self {
            Language::English => '.',
            _ => ',',
        }
    }
}
