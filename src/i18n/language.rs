//! The game's languages, and how each one counts and writes numbers.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// Dutch.
    #[serde(rename = "nl")]
    Dutch,
}

/// A code that is not one of the languages'.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::French, Language::Spanish, Language::Dutch];

    /// Its ISO 639-1 code, as in the `lang` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Dutch => "nl",
        }
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Spanish => "Español",
            Language::Dutch => "Nederlands",
        }
    }

    /// The default name for the one person at the device. A match started in one language may go on in another.
    pub const fn you(self) -> &'static str {
        match self {
            Language::English => "You",
            Language::German => "Du",
            Language::French => "Vous",
            Language::Spanish => "Tú",
            Language::Dutch => "Jij",
        }
    }

    /// What that person is called within a sentence.
    pub const fn you_within(self) -> &'static str {
        match self {
            Language::English => "you",
            Language::German => "du",
            Language::French => "vous",
            Language::Spanish => "tú",
            Language::Dutch => "jij",
        }
    }

    /// Whether the name is some language's default for the one person at the device.
    pub fn is_you(name: &str) -> bool {
        Language::ALL.iter().any(|language| language.you() == name)
    }

    /// Whether a number, given in tenths, takes the singular.
    pub(super) const fn is_one(self, tenths: i32) -> bool {
        match self {
            Language::French => tenths.unsigned_abs() < 20,
            _ => tenths == 10,
        }
    }

    /// Whether “and” has another form before this word: “e” for “y” in Spanish, before the sound of i.
    pub(super) fn has_other_and_before(self, word: &str) -> bool {
        let mut letters = word.chars().skip_while(|letter| matches!(letter, 'h' | 'H'));
        let first = letters.next();
        let is_diphthong = letters.next().is_some_and(|letter| "aeouAEOU".contains(letter));
        self == Language::Spanish
            && matches!(first, Some('i' | 'I' | 'í' | 'Í' | 'y' | 'Y'))
            && (!is_diphthong || matches!(first, Some('í' | 'Í')))
    }

    /// The decimal mark.
    pub(super) const fn decimal_mark(self) -> char {
        match self {
            Language::English => '.',
            _ => ',',
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a language is one of en, de, fr, es and nl")
    }
}

impl core::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spanish_says_e_before_the_sound_of_i() {
        for (word, is_other) in [
            ("Inés", true),
            ("ida", true),
            ("Hilda", true),
            ("Íñigo", true),
            ("Yves", true),
            ("Otto", false),
            ("Iago", false),
            ("hielo", false),
            ("Yolanda", false),
            ("Hugo", false),
            ("I", true),
            ("", false),
        ] {
            assert_eq!(Language::Spanish.has_other_and_before(word), is_other, "{word}");
            assert!(!Language::English.has_other_and_before(word));
        }
    }

    #[test]
    fn a_name_is_the_same_in_json_and_elsewhere() {
        for language in Language::ALL {
            let json = serde_json::to_string(&language).ok();
            assert_eq!(json, Some(format!("\"{}\"", language.code())));
            assert_eq!(language.code().parse(), Ok(language));
        }
    }
}
