//! What a person can set.

use crate::i18n::Language;
use crate::json::{Fields, FromJson, Json, Reader, ToJson, shape};

/// How the page looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Day.
    Light,
    /// Night.
    Dark,
}

/// How fast computer players move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// So that one can follow.
    #[default]
    Normal,
    /// Quicker.
    Fast,
    /// Without any wait.
    AtOnce,
}

/// How fast things move on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// So that one can follow.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Not at all.
    Off,
}

/// What the coach does without being asked, or when asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Learning {
    /// Nothing.
    Off,
    /// Gives a hint when asked.
    #[default]
    OnRequest,
    /// Warns before a blunder, too.
    Warn,
}

shape!(Learning, "what the coach does is wanted", "on-request" => OnRequest, "off" => Off, "warn" => Warn);
shape!(Theme, "a theme is wanted", "system" => System, "light" => Light, "dark" => Dark);
shape!(Pace, "a pace is wanted", "normal" => Normal, "fast" => Fast, "at-once" => AtOnce);
shape!(Motion, "a speed of motion is wanted", "normal" => Normal, "fast" => Fast, "off" => Off);

/// Declares the settings: the name in the saved text, the type, what is usual, and what it is.
macro_rules! settings {
    ($($(#[$what:meta])+ $name:ident: $kind:ty = $usual:expr;)+) => {
        /// What a person can set.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Settings {
            $($(#[$what])+ pub $name: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Self {
                Settings { $($name: $usual,)+ }
            }
        }

        /// What is not there is as usual: settings of an earlier version know less.
        impl FromJson for Settings {
            fn read(json: Json, reader: &mut Reader) -> Settings {
                let mut fields = Fields::of(json, reader);
                Settings { $($name: fields.optional(stringify!($name), reader).unwrap_or($usual),)+ }
            }
        }

        impl ToJson for Settings {
            fn to_json(&self) -> Json {
                Json::object(vec![$((stringify!($name), Some(self.$name.to_json())),)+])
            }
        }
    };
}

settings! {
    /// How the page looks.
    theme: Theme = Theme::System;
    /// How fast computer players move.
    pace: Pace = Pace::Normal;
    /// How fast cards move.
    motion: Motion = Motion::Normal;
    /// Whether anything is heard.
    sound: bool = true;
    /// How loud, from 0 to 100.
    volume: u8 = 60;
    /// A move that ends the turn has to be confirmed.
    confirm: bool = false;
    /// Rack-O is called as soon as it may be.
    call_by_itself: bool = false;
    /// Cards that everybody saw go into a rack are shown there.
    memory_aid: bool = false;
    /// What the coach does.
    learning: Learning = Learning::OnRequest;
    /// Every move can be taken back.
    practice: bool = false;
    /// Single letters act as keys.
    keys: bool = true;
    /// The language; without one the browser's.
    language: Option<Language> = None;
}
