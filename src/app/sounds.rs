//! What is heard.

use super::parts::surely_after;
use super::store::{Screen, Store};
use crate::motion::Heard;
use crate::sound::Cue;
use crate::storage::Settings;

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

impl Store {
    /// Lets something be heard so many milliseconds from now, if the person wants to hear it.
    pub fn hear(&self, cue: Cue, delay: u32) {
        let volume = |settings: &Settings| if settings.sound { settings.volume.min(100) } else { 0 };
        // Nothing of a table that has gone meanwhile.
        let volume = self.settings.try_with_untracked(volume).unwrap_or_default();
        if volume > 0 {
            self.speaker.update(|speaker| speaker.play(cue, delay, volume));
        }
    }

    /// The bells when somebody has called, the ratchet of the count, and the fanfare at the end.
    pub fn ring(&self, before: Screen, now: Screen) {
        if !matches!(before, Screen::Table(_)) {
            return;
        }
        self.hear_each(match now {
            Screen::RoundOver(_) => &[(Cue::RackO, 60), (Cue::Score, 1600)],
            Screen::MatchOver => &[(Cue::RackO, 60), (Cue::Match, 1300)],
            _ => &[],
        });
    }

    /// Makes each of these sounds in a task of its own: the first time it takes a while.
    fn hear_each(&self, cues: &'static [(Cue, u32)]) {
        let store = *self;
        if let Some((&(cue, delay), more)) = cues.split_first() {
            surely_after(0, move || {
                store.hear(cue, delay);
                store.hear_each(more);
            });
        }
    }

    /// Sound may begin with the first tap or key. It is opened within the press: later, some browsers forbid it.
    pub fn wake_sound(&self) {
        if self.settings.with_untracked(|settings| settings.sound) {
            self.speaker.update(|speaker| speaker.unlock(js_sys::Date::now()));
        }
    }

    /// The page has gone out of sight, or come back.
    pub fn look_after_sound(&self) {
        self.speaker.update(|speaker| speaker.look_at_the_clock(js_sys::Date::now()));
    }

    /// Nothing more is to be heard of what has been cut short.
    pub fn hush(&self) {
        self.speaker.update(|speaker| speaker.hush());
    }
}
