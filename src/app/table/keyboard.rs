//! Single-letter keys at the table. They can be switched off.

use super::input::Touch;
use crate::app::browser::{found, on_window};
use crate::app::store::{Store, Study};
use crate::engine::Slot;
use wasm_bindgen::JsCast;

/// Listens as long as the table is there.
pub fn listen_for_keys(store: Store) {
    on_window("keydown", false, move |event| {
        let Ok(event) = event.dyn_into::<web_sys::KeyboardEvent>() else { return };
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if modified || event.repeat() || a_sheet_is_open() || in_a_field(&event) {
            return;
        }
        let key = event.key();
        let letters = store.settings.with_untracked(|settings| settings.keys);
        match key.as_str() {
            "Escape" => store.touch(Touch::Escape),
            "?" if letters => store.open_study(Study::Keys, String::new()),
            "u" | "U" if letters => store.take_back(),
            "h" | "H" if letters => store.toggle_hint(),
            "m" | "M" if letters => store.set(|settings| settings.sound = !settings.sound),
            letter if letters => match touch_of(letter) {
                Some(touch) => store.touch(touch),
                None => return,
            },
            _ => return,
        }
        event.prevent_default();
    });
}

fn touch_of(key: &str) -> Option<Touch> {
    Some(match key {
        "d" | "D" => Touch::Stock,
        "t" | "T" => Touch::Take,
        "x" | "X" => Touch::ThrowAway,
        "r" | "R" => Touch::Call,
        "g" | "G" => Touch::GoOn,
        // 1 for slot 5 … 9 for slot 45, 0 for slot 50.
        digit => {
            let [place @ b'0'..=b'9'] = digit.as_bytes() else { return None };
            Touch::Slot(Slot::from_row(usize::from(place - b'0' + 9) % 10)?)
        }
    })
}

/// Asked of the page: the state hears of it a moment after a sheet has closed, and a key pressed meanwhile is for the table.
fn a_sheet_is_open() -> bool {
    found("dialog[open]").is_some()
}

/// Letters typed into a field are letters.
fn in_a_field(event: &web_sys::KeyboardEvent) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}
