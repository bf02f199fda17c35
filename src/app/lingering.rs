//! Where several people share the device, the table stays to be seen for a moment after a turn, before it is covered for
//! the next one: otherwise nobody would see what their own move did.

use super::parts::after;
use super::store::{Screen, Store};

impl Store {
    /// Keeps the table up for a moment if the device is to be handed on now.
    pub fn linger_before_handing_on(&self) {
        let store = *self;
        let hands_on = matches!(self.screen_untracked(), Screen::HandOver(_));
        let linger = self.linger();
        if hands_on && linger > 0 {
            self.lingers.set(true);
            // Lost when the page is left: then the table is covered at once.
            after(linger, move || store.hand_on()).forget();
        }
    }

    /// Covers the table for the next person.
    pub fn hand_on(&self) {
        if self.lingers.try_with_untracked(|lingers| *lingers) == Some(true) {
            self.lingers.set(false);
        }
    }
}
