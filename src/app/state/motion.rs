//! How fast cards move, and whether they do.

use super::settings::SettingsState;
use crate::app::browser::media::prefers_reduced_motion;
use crate::storage::{Motion, SettingsStoreFields};
use leptos::prelude::*;

/// What the rest of the page knows of moving cards; `app::motion` moves them.
#[derive(Clone, Copy)]
pub struct CardMotion {
    settings: SettingsState,
    /// Whether cards are on their way.
    pub is_moving: StoredValue<bool>,
}

impl CardMotion {
    /// Nothing moves yet.
    pub fn new(settings: SettingsState) -> CardMotion {
        CardMotion { settings, is_moving: StoredValue::new(false) }
    }

    /// How fast cards move, in percent of the usual; 0 where they do not.
    pub fn speed(self) -> u16 {
        match self.settings.fields.motion().get_untracked() {
            Motion::Off => 0,
            Motion::Normal => 100,
            Motion::Fast => 200,
        }
    }

    /// A time at the speed that is set, in milliseconds; 0 where nothing moves.
    pub fn scaled(self, milliseconds: u32) -> u32 {
        match self.speed() {
            0 => 0,
            _ if prefers_reduced_motion() => 0,
            speed => milliseconds * 100 / u32::from(speed),
        }
    }

    /// Whether cards are on their way that are to be seen.
    pub fn is_dealing(self) -> bool {
        self.scaled(100) > 0 && self.is_moving.try_get_value() == Some(true)
    }
}
