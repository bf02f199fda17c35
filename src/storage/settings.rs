//! The settings.

use crate::i18n::Language;
use serde::{Deserialize, Serialize};

/// How the page looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

impl Theme {
    /// Its name in storage and in the styles, such as `dark`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl TextSize {
    /// Its name in storage and in the styles, such as `large`.
    pub const fn name(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
            TextSize::Largest => "largest",
        }
    }
}

impl Motion {
    /// Its name in storage and in the styles, such as `fast`.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Normal => "normal",
            Motion::Fast => "fast",
            Motion::Off => "off",
        }
    }
}

/// What a person can set. Settings stored by an earlier version lack some fields, which get their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
// The page reads them field by field.
#[cfg_attr(feature = "web", derive(reactive_stores::Store, reactive_stores::Patch))]
#[serde(default)]
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
            practice: false,
            keys: true,
            language: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_json_and_elsewhere() {
        let json = |name: &str| Some(format!("\"{name}\""));
        for theme in [Theme::System, Theme::Light, Theme::Dark] {
            assert_eq!(serde_json::to_string(&theme).ok(), json(theme.name()));
        }
        for text in [TextSize::Normal, TextSize::Large, TextSize::Largest] {
            assert_eq!(serde_json::to_string(&text).ok(), json(text.name()));
        }
        for motion in [Motion::Normal, Motion::Fast, Motion::Off] {
            assert_eq!(serde_json::to_string(&motion).ok(), json(motion.name()));
        }
    }

    #[test]
    fn what_settings_do_not_say_is_as_usual() {
        assert_eq!(serde_json::from_str::<Settings>("{}").ok(), Some(Settings::default()));
        let loud = Settings { volume: 100, ..Settings::default() };
        assert_eq!(serde_json::from_str::<Settings>(r#"{"volume":100,"new":[1]}"#).ok(), Some(loud));
    }
}
