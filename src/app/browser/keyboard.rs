//! Which key was pressed, on any keyboard layout.

use super::events::target_element;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, KeyboardEvent};

/// A key that is pressed.
#[derive(Clone, Debug)]
pub struct Key {
    /// What it says: `KeyboardEvent.key`.
    pub name: String,
    /// Where it is: `KeyboardEvent.code`.
    pub code: String,
    /// Whether it has been down for a while: that is no new press.
    pub is_repeated: bool,
    /// Whether letters are being composed into others (an IME): until that is done, no key is a shortcut.
    pub is_composing: bool,
    /// Whether Shift is down, too.
    pub has_shift: bool,
    /// Whether it is pressed together with one that makes it the browser's own.
    pub has_modifier: bool,
}

impl Key {
    /// `None` for an event that tells of no key.
    pub fn of(event: &Event) -> Option<Key> {
        let event = event.dyn_ref::<KeyboardEvent>()?;
        let name = event.key();
        Some(Key {
            code: event.code(),
            is_repeated: event.repeat(),
            // The key that begins or ends it has this name.
            is_composing: event.is_composing() || name == "Process",
            has_shift: event.shift_key(),
            // AltGr is none of the others on some systems.
            has_modifier: event.ctrl_key()
                || event.alt_key()
                || event.meta_key()
                || event.get_modifier_state("AltGraph"),
            name,
        })
    }
}

/// Whether an event tells of a key that has been down for a while.
pub fn is_repeated_key(event: &Event) -> bool {
    Key::of(event).is_some_and(|key| key.is_repeated)
}

/// Whether an event happened in a field: letters typed there are letters.
pub fn is_in_field(event: &Event) -> bool {
    target_element(event).is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Whether an event happened in a field that is typed into, on one line.
pub fn is_in_text_field(event: &Event) -> bool {
    let field = target_element(event).and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
    field.is_some_and(|field| matches!(field.type_().as_str(), "text" | "number"))
}

/// The shortcut that is meant by a key with this `KeyboardEvent.key` and `.code`: a small Latin letter, a digit or the
/// question mark.
///
/// Digits go by their place, since on some keyboards they need Shift. Letters go by what they say where that is Latin,
/// so that Dvorak stays right, and otherwise by their place too: Cyrillic, Greek, Hebrew and Arabic keyboards have no
/// Latin letters.
pub fn shortcut(key: &str, code: &str) -> Option<char> {
    let mut letters = key.chars();
    // Keys with a name, and dead keys, are none of these.
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let place = |kind: &str| code.strip_prefix(kind).and_then(|place| place.chars().next());
    match letter {
        '?' => Some(letter),
        _ if let Some(digit) = place("Digit") => Some(digit),
        letter if letter.is_ascii_alphanumeric() => Some(letter.to_ascii_lowercase()),
        // Signs, and Latin letters with marks, which are letters of their own.
        ..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => None,
        _ => place("Key").map(|letter| letter.to_ascii_lowercase()),
    }
}
