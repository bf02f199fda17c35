//! What led to the screen that is shown.

use crate::app::browser::focus::{focus_back_later, focus_is_in_dialog, focused_id};
use leptos::prelude::*;

/// The buttons that led to the screen that is shown, by their ids: they are drawn anew, and the focus goes back to them.
#[derive(Clone, Copy)]
pub struct Openers {
    /// That of each screen, the one in the game first; none where it had no id.
    ids: StoredValue<Vec<Option<String>>>,
    /// What opened the dialog that lies over the game.
    of_dialog: StoredValue<Option<String>>,
}

impl Openers {
    /// Nothing has led anywhere.
    pub fn new() -> Openers {
        Openers { ids: StoredValue::new(Vec::new()), of_dialog: StoredValue::new(None) }
    }

    /// A dialog is about to be opened over the game. What leads there from another dialog goes with that.
    pub fn open_dialog(self) {
        if !focus_is_in_dialog() {
            self.of_dialog.set_value(focused_id());
        }
    }

    /// A screen is about to take the place of the game. What leads there from a dialog goes with that: what led to the dialog
    /// is remembered.
    pub fn leave_game(self) {
        let id = if focus_is_in_dialog() { self.of_dialog.get_value() } else { focused_id() };
        self.ids.set_value(vec![id]);
    }

    /// Another screen is about to take the place of one, be it by a button in a dialog.
    pub fn leave_screen(self) {
        self.ids.update_value(|ids| ids.push(focused_id()));
    }

    /// Forgets all of them: the screen leads to something else.
    pub fn forget(self) {
        self.ids.set_value(Vec::new());
    }

    /// All screens have been closed: moves the focus back to what led to the first or, where that is gone, to the heading.
    pub fn focus_first_later(self) {
        let ids = self.ids.try_update_value(std::mem::take).unwrap_or_default();
        focus_back_later(ids.into_iter().next().flatten());
    }

    /// A screen that another one led to has been closed: moves the focus back likewise.
    pub fn focus_last_later(self) {
        focus_back_later(self.ids.try_update_value(Vec::pop).flatten().flatten());
    }
}

impl Default for Openers {
    fn default() -> Self {
        Openers::new()
    }
}
