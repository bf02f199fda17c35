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

    /// Its code with the region that a browser's languages name for it, as in “en-GB”: dates are written by region. Without
    /// any, its code alone.
    pub fn in_region(self, tags: impl IntoIterator<Item = String>) -> String {
        let region = |tag: String| {
            let mut parts = tag.split('-');
            let is_own = parts.next().is_some_and(|code| code.eq_ignore_ascii_case(self.code()));
            let is_region = |part: &&str| match part.len() {
                2 => part.bytes().all(|byte| byte.is_ascii_alphabetic()),
                3 => part.bytes().all(|byte| byte.is_ascii_digit()),
                _ => false,
            };
            // What follows a single letter is no region.
            let region = parts.take_while(|part| part.len() > 1).find(is_region).filter(|_| is_own);
            region.map(|region| format!("{}-{region}", self.code()))
        };
        tags.into_iter().find_map(region).unwrap_or_else(|| self.code().to_owned())
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

    /// What a player is called who has said no name, before the number of their seat: as in the phrase `default_name`.
    const fn player(self) -> &'static str {
        match self {
            Language::English => "Player",
            Language::German => "Spieler",
            Language::French => "Joueur",
            Language::Spanish => "Jugador",
            Language::Dutch => "Speler",
        }
    }

    /// Whether the name is some language's for a player who has said none, such as “Player 2”.
    pub fn is_default_name(name: &str) -> bool {
        let is_number = |rest: &str| matches!(rest.as_bytes(), [b' ', b'1'..=b'4']);
        Language::ALL.iter().any(|language| name.strip_prefix(language.player()).is_some_and(is_number))
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
    fn a_region_counts_if_it_is_of_the_language() {
        let of = |language: Language, tags: &[&str]| language.in_region(tags.iter().map(|tag| (*tag).to_owned()));
        assert_eq!(of(Language::English, &["en-GB", "en"]), "en-GB");
        assert_eq!(of(Language::English, &["en", "en-AU"]), "en-AU");
        assert_eq!(of(Language::German, &["en-GB", "de-AT"]), "de-AT");
        assert_eq!(of(Language::German, &["en-GB"]), "de");
        assert_eq!(of(Language::Spanish, &["es-419"]), "es-419");
        assert_eq!(of(Language::English, &["en-Latn-gb"]), "en-gb");
        // A browser may name what is no language at all.
        for odd in ["", "en", "en-", "en-US@posix", "C", "en-u-hc-h12", "en_GB", "english-GB"] {
            assert_eq!(of(Language::English, &[odd]), "en", "{odd}");
        }
    }

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
