//! The settings.

use super::fields::Fields;
use crate::i18n::Language;
use serde::{Deserialize, Serialize};

/// Gives every variant of an enum its word. What has a word keeps it for ever.
macro_rules! words {
    ($kind:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $kind {
            /// Its name in storage and in the styles.
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $word,)+
                }
            }

            /// What has this name; `None` where only a later version knows it.
            fn named(word: &str) -> Option<$kind> {
                match word {
                    $($word => Some($kind::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

/// How the page looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Follows the system.
    #[default]
    System,
    /// Day colours.
    Light,
    /// Night colours.
    Dark,
}

/// How large texts and cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As the browser has it.
    #[default]
    Normal,
    /// Larger.
    Large,
    /// Half as large again.
    Largest,
}

/// How fast computer players move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// With time to watch each step: three seconds a turn.
    Slow,
    /// Two seconds a turn.
    Relaxed,
    /// Slowly enough to follow.
    #[default]
    Normal,
    /// Quicker.
    Fast,
    /// Without any delay.
    AtOnce,
}

/// How fast things move on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Slowly enough to follow.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Not at all.
    Off,
}

/// When the coach speaks up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Learning {
    /// Never.
    Off,
    /// When asked for a hint.
    #[default]
    OnRequest,
    /// When asked, and before a blunder.
    Warn,
}

words!(Theme { System = "system", Light = "light", Dark = "dark" });
words!(TextSize { Normal = "normal", Large = "large", Largest = "largest" });
words!(Pace { Slow = "slow", Relaxed = "relaxed", Normal = "normal", Fast = "fast", AtOnce = "at-once" });
words!(Motion { Normal = "normal", Fast = "fast", Off = "off" });
words!(Learning { Off = "off", OnRequest = "on-request", Warn = "warn" });

/// What a person can set. A field that an earlier version has not stored has its default, and so has one with a value that only a
/// later version knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
// The page reads them field by field.
#[cfg_attr(feature = "web", derive(reactive_stores::Store, reactive_stores::Patch))]
#[serde(from = "Fields")]
pub struct Settings {
    /// How the page looks.
    #[cfg_attr(feature = "web", patch(|this, new| *this = new))]
    pub theme: Theme,
    /// How large texts and cards are.
    #[cfg_attr(feature = "web", patch(|this, new| *this = new))]
    pub text: TextSize,
    /// How fast computer players move.
    #[cfg_attr(feature = "web", patch(|this, new| *this = new))]
    pub pace: Pace,
    /// How fast cards move.
    #[cfg_attr(feature = "web", patch(|this, new| *this = new))]
    pub motion: Motion,
    /// Whether sound is on.
    pub sound: bool,
    /// The volume, from 0 to 100.
    pub volume: u8,
    /// Whether a move that ends the turn has to be confirmed.
    pub confirm: bool,
    /// Whether Rack-O is announced as soon as it may be.
    pub call_by_itself: bool,
    /// Whether cards that everybody saw go into a rack are shown there.
    pub memory_aid: bool,
    /// When the coach speaks up.
    #[cfg_attr(feature = "web", patch(|this, new| *this = new))]
    pub learning: Learning,
    /// Whether the characters say something now and then.
    pub remarks: bool,
    /// Whether every move can be taken back.
    pub practice: bool,
    /// Whether single letters are shortcuts.
    pub keys: bool,
    /// The language; `None` for the browser's.
    #[cfg_attr(feature = "web", patch(|this, new| *this = new))]
    pub language: Option<Language>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            text: TextSize::Normal,
            pace: Pace::Normal,
            motion: Motion::Normal,
            sound: true,
            volume: 60,
            confirm: false,
            call_by_itself: false,
            memory_aid: false,
            learning: Learning::OnRequest,
            remarks: true,
            practice: false,
            keys: true,
            language: None,
        }
    }
}

impl From<Fields> for Settings {
    fn from(fields: Fields) -> Settings {
        let usual = Settings::default();
        Settings {
            theme: fields.word("theme", Theme::named).unwrap_or(usual.theme),
            text: fields.word("text", TextSize::named).unwrap_or(usual.text),
            pace: fields.word("pace", Pace::named).unwrap_or(usual.pace),
            motion: fields.word("motion", Motion::named).unwrap_or(usual.motion),
            sound: fields.read("sound").unwrap_or(usual.sound),
            volume: fields.read("volume").unwrap_or(usual.volume),
            confirm: fields.read("confirm").unwrap_or(usual.confirm),
            call_by_itself: fields.read("call_by_itself").unwrap_or(usual.call_by_itself),
            memory_aid: fields.read("memory_aid").unwrap_or(usual.memory_aid),
            learning: fields.word("learning", Learning::named).unwrap_or(usual.learning),
            remarks: fields.read("remarks").unwrap_or(usual.remarks),
            practice: fields.read("practice").unwrap_or(usual.practice),
            keys: fields.read("keys").unwrap_or(usual.keys),
            language: fields.word("language", |code| code.parse().ok()),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use crate::storage::fields::written_over;

    /// The words that stand for these. They are never changed, only added to.
    #[test]
    fn a_word_means_the_same_for_ever_and_in_json_as_elsewhere() {
        fn check<T: Copy + PartialEq + core::fmt::Debug + Serialize>(
            all: &[T],
            name: fn(T) -> &'static str,
            named: fn(&str) -> Option<T>,
            words: &str,
        ) {
            assert_eq!(all.iter().map(|&one| name(one)).collect::<Vec<_>>().join(" "), words);
            for &one in all {
                assert_eq!(serde_json::to_string(&one).unwrap(), format!("\"{}\"", name(one)));
                assert_eq!(named(name(one)), Some(one));
            }
            assert_eq!(named("sepia"), None);
        }
        check(&[Theme::System, Theme::Light, Theme::Dark], Theme::name, Theme::named, "system light dark");
        let sizes = [TextSize::Normal, TextSize::Large, TextSize::Largest];
        check(&sizes, TextSize::name, TextSize::named, "normal large largest");
        let paces = [Pace::Slow, Pace::Relaxed, Pace::Normal, Pace::Fast, Pace::AtOnce];
        check(&paces, Pace::name, Pace::named, "slow relaxed normal fast at-once");
        check(&[Motion::Normal, Motion::Fast, Motion::Off], Motion::name, Motion::named, "normal fast off");
        let learning = [Learning::Off, Learning::OnRequest, Learning::Warn];
        check(&learning, Learning::name, Learning::named, "off on-request warn");
    }

    #[test]
    fn what_settings_do_not_say_is_as_usual() {
        assert_eq!(serde_json::from_str::<Settings>("{}").ok(), Some(Settings::default()));
        let loud = Settings { volume: 100, ..Settings::default() };
        assert_eq!(serde_json::from_str::<Settings>(r#"{"volume":100,"new":[1]}"#).ok(), Some(loud));
        for none in ["", "7", "[]", "null", r#"{"volume":"#] {
            assert!(serde_json::from_str::<Settings>(none).is_err(), "{none}");
        }
    }

    /// What a later version has set: a theme, a pace and a volume that are not known here, and something else.
    const LATER: &str =
        r#"{"theme":"sepia","text":"large","pace":{"turns":4},"volume":300,"sound":false,"language":"la","shake":[1]}"#;

    #[test]
    fn a_value_that_only_a_later_version_knows_spoils_no_other() {
        let read: Settings = serde_json::from_str(LATER).unwrap();
        assert_eq!(read, Settings { text: TextSize::Large, sound: false, ..Settings::default() });
    }

    #[test]
    fn what_a_later_version_has_set_is_kept_until_it_is_chosen_anew() {
        let read: Settings = serde_json::from_str(LATER).unwrap();
        let has = |text: &str, part: &str| assert!(text.contains(part), "{part}: {text}");
        let text = written_over(LATER, &Settings { confirm: true, pace: Pace::Fast, ..read.clone() });
        for part in [
            r#""theme":"sepia""#,
            r#""volume":300"#,
            r#""language":"la""#,
            r#""shake":[1]"#,
            r#""confirm":true"#,
            r#""pace":"fast""#,
            r#""text":"large""#,
        ] {
            has(&text, part);
        }
        // What was chosen here and then chosen back stays chosen.
        let text = written_over(&text, &Settings { theme: Theme::Dark, ..read.clone() });
        has(&written_over(&text, &read), r#""theme":"system""#);
        // Where there is nothing of a later version all is written as ever.
        let known = serde_json::to_string(&read).unwrap();
        assert_eq!(written_over(&known, &Settings::default()), serde_json::to_string(&Settings::default()).unwrap());
        assert_eq!(written_over("?", &read), known);
    }
}
