//! What is heard.

use super::settings::SettingsState;
use crate::app::browser::audio::AudioPlayer;
use crate::app::browser::events::on_window_first;
use crate::app::browser::timers::after;
use crate::motion::Heard;
use crate::sound::Cue;
use crate::storage::SettingsStoreFields;
use js_sys::Date;
use leptos::prelude::*;

/// Plays sounds, as loud as the person has set.
#[derive(Clone, Copy)]
pub struct Sound {
    player: StoredValue<AudioPlayer, LocalStorage>,
    settings: SettingsState,
}

impl Sound {
    /// Silent until [`Sound::listen_for_first_press`] has heard a press.
    pub fn new(settings: SettingsState) -> Sound {
        let sound = Sound { player: StoredValue::new_local(AudioPlayer::default()), settings };
        Effect::new(move || {
            if !settings.fields.sound().get() || settings.fields.volume().get() == 0 {
                sound.hush();
            }
        });
        sound
    }

    /// Plays a cue `delay` milliseconds from now.
    pub fn play(self, cue: Cue, delay: u32) {
        let fields = self.settings.fields;
        let volume = if fields.sound().get_untracked() { fields.volume().get_untracked().min(100) } else { 0 };
        if volume > 0 {
            self.player.update_value(|player| player.play(cue, delay, volume));
        }
    }

    /// Plays each cue after its delay in milliseconds, all in a task of their own: the first time it takes a while to make
    /// a sound.
    pub fn play_together(self, cues: Vec<(Cue, u32)>) {
        after(0, move || {
            if !self.player.is_disposed() {
                cues.into_iter().for_each(|(cue, delay)| self.play(cue, delay));
            }
        });
    }

    /// Plays each cue after its delay in milliseconds. Each is made in a task of its own: the first time it takes a while.
    pub fn play_all(self, cues: &'static [(Cue, u32)]) {
        if let Some((&(cue, delay), rest)) = cues.split_first() {
            after(0, move || {
                if self.player.is_disposed() {
                    return;
                }
                self.play(cue, delay);
                self.play_all(rest);
            });
        }
    }

    /// Ends everything that sounds or was to come.
    pub fn hush(self) {
        self.player.try_update_value(AudioPlayer::hush);
    }

    /// Opens the sound with the first press: later, some browsers forbid it. The browser lets it begin when a finger is
    /// lifted, not when it comes down.
    pub fn listen_for_first_press(self) {
        for event in ["pointerup", "keydown"] {
            on_window_first(event, move |_| {
                if self.settings.fields.sound().get_untracked() {
                    self.player.update_value(|player| player.unlock(Date::now()));
                }
            });
        }
        on_window_first("visibilitychange", move |_| {
            self.player.update_value(|player| player.look_at_the_clock(Date::now()));
        });
    }
}

impl From<Heard> for Cue {
    fn from(heard: Heard) -> Cue {
        match heard {
            Heard::Draw => Cue::Draw,
            Heard::Slot(row) => Cue::Slot(row),
            Heard::Discard => Cue::Discard,
            Heard::Peg(row) => Cue::Peg(row),
        }
    }
}
