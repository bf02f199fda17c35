//! Single-letter keys at the table. They can be switched off.

use super::input::Touch;
use crate::app::browser::{composes, found, on_window};
use crate::app::store::{Store, Study};
use crate::engine::Slot;
use wasm_bindgen::JsCast;

/// Listens as long as the table is there.
pub fn listen_for_keys(store: Store) {
    on_window("keydown", false, move |event| {
        let Ok(event) = event.dyn_into::<web_sys::KeyboardEvent>() else { return };
        // AltGr is none of the others on some systems.
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.get_modifier_state("AltGraph");
        if modified || event.repeat() || composes(&event) || a_sheet_is_open() || in_a_field(&event) {
            return;
        }
        if event.key() == "Escape" {
            store.touch(Touch::Escape);
            event.prevent_default();
            return;
        }
        let Some(key) = shortcut(&event.key(), &event.code()) else { return };
        if !store.settings.with_untracked(|settings| settings.keys) {
            return;
        }
        match key {
            '?' => store.open_study(Study::Keys, String::new()),
            'u' => store.take_back(),
            'h' => store.toggle_hint(),
            'm' => store.set(|settings| settings.sound = !settings.sound),
            other => match touch_of(other) {
                Some(touch) => store.touch(touch),
                None => return,
            },
        }
        event.prevent_default();
    });
}

/// Which shortcut is meant by a key that says this and stands there (`KeyboardEvent.key` and `.code`): a small Latin letter, a digit, or
/// the question mark.
///
/// Digits go by their place, since on some keyboards they need Shift. Letters go by what they say where that is Latin, so that Dvorak
/// stays right, and otherwise by their place too: Cyrillic, Greek, Hebrew and Arabic keyboards have no Latin letters.
fn shortcut(key: &str, code: &str) -> Option<char> {
    let mut letters = key.chars();
    // Keys with a name, and letters that only begin, are none of these.
    let (Some(said), None) = (letters.next(), letters.next()) else { return None };
    let place = |kind: &str| code.strip_prefix(kind).and_then(|place| place.chars().next());
    match said {
        '?' => Some(said),
        _ if let Some(digit) = place("Digit") => Some(digit),
        said if said.is_ascii_alphanumeric() => Some(said.to_ascii_lowercase()),
        // Signs, and Latin letters with marks: those are letters of their own.
        ..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => None,
        _ => place("Key").map(|letter| letter.to_ascii_lowercase()),
    }
}

fn touch_of(key: char) -> Option<Touch> {
    Some(match key {
        'd' => Touch::Stock,
        't' => Touch::Take,
        'x' => Touch::ThrowAway,
        'r' => Touch::Call,
        'g' => Touch::GoOn,
        // 1 for slot 5 … 9 for slot 45, 0 for slot 50.
        digit => Touch::Slot(Slot::from_row((digit.to_digit(10)? as usize + 9) % 10)?),
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
