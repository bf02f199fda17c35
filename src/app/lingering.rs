//! Where several people share the device, the table stays to be seen for a moment after a turn, before it is covered for
//! the next one: otherwise nobody would see what their own move did. At the end of a round it stays for one picture: to play what
//! ends it and to put up the next screen take long enough for a task of their own each.

use super::browser::change_after_the_picture;
use super::parts::surely_after;
use super::store::{Screen, Store};

impl Store {
    /// Keeps the table up for a moment if the device is to be handed on now, or the round is over.
    pub fn linger(&self) {
        let store = *self;
        match self.screen_untracked() {
            Screen::HandOver(_) if self.lingering() > 0 => {
                self.lingers.set(true);
                // Lost when the page is left: then the table is covered at once.
                surely_after(self.lingering(), move || store.hand_on());
            }
            Screen::RoundOver(_) | Screen::MatchOver => {
                self.lingers.set(true);
                change_after_the_picture(move || store.hand_on());
            }
            _ => {}
        }
    }

    /// Covers the table for the next person, or shows how the round has ended.
    pub fn hand_on(&self) {
        if self.lingers.try_with_untracked(|lingers| *lingers) == Some(true) {
            self.lingers.set(false);
        }
    }
}
