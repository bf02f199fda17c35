//! The seat for which somebody is being chosen.

use crate::app::browser::document::{has_open_dialog, scroll_to_later};
use crate::app::browser::events::on_window_first;
use crate::app::browser::focus::{focus_back_later, focus_later};
use crate::app::browser::keyboard::Key;
use leptos::prelude::*;

/// The id of the picker.
pub const PICKER: &str = "picker";
/// The id of its heading.
pub const PICKER_TITLE: &str = "picker-title";

/// The id of the button of a seat, counted from 0.
pub fn seat_button(index: usize) -> String {
    format!("seat-{index}")
}

/// The seat for which somebody is being chosen, counted from 0: its picker is open.
#[derive(Clone, Copy)]
pub struct OpenSeat(RwSignal<Option<usize>>);

impl OpenSeat {
    /// None at first. Escape closes the picker before anything else.
    pub fn new() -> OpenSeat {
        let open = OpenSeat(RwSignal::new(None));
        on_window_first("keydown", move |event| {
            let key = Key::of(event).filter(|key| !key.is_repeated && !key.is_composing);
            let is_escape = key.is_some_and(|key| key.name == "Escape");
            if is_escape && open.0.try_get_untracked().flatten().is_some() && !has_open_dialog() {
                event.stop_propagation();
                open.close();
            }
        });
        open
    }

    /// Which one it is, tracked.
    pub fn index(self) -> Signal<Option<usize>> {
        self.0.into()
    }

    /// Whether it is this one, tracked.
    pub fn is(self, index: usize) -> bool {
        self.0.get() == Some(index)
    }

    /// Opens the picker of a seat, or closes it.
    pub fn toggle(self, index: usize) {
        if self.0.get_untracked() == Some(index) {
            self.close();
        } else {
            self.0.set(Some(index));
            focus_later(PICKER_TITLE);
            scroll_to_later(PICKER);
        }
    }

    /// Closes the picker. The focus goes back to the button of its seat.
    pub fn close(self) {
        if let Some(index) = self.0.try_update(Option::take).flatten() {
            focus_back_later(Some(seat_button(index)));
        }
    }

    /// Closes the picker because of something else that was pressed, which keeps the focus.
    pub fn close_by_itself(self) {
        self.0.set(None);
    }
}
