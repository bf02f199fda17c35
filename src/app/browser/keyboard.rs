//! Which key was pressed, on any keyboard layout.

use super::events::target_element;
use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

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
    /// `None` for an event that tells of no key. Nothing is taken for granted, and nothing here can throw.
    pub fn of(event: &Event) -> Option<Key> {
        let field = |name: &str| Reflect::get(event, &name.into()).unwrap_or_default();
        let is_set = |name: &str| field(name).is_truthy();
        // AltGr is none of the others on some systems.
        let has_alt_graph = || {
            let state = field("getModifierState").dyn_into::<Function>().ok()?;
            state.call1(event, &"AltGraph".into()).ok()
        };
        let name = field("key").as_string()?;
        Some(Key {
            code: field("code").as_string().unwrap_or_default(),
            is_repeated: is_set("repeat"),
            // The key that begins or ends it has this name.
            is_composing: is_set("isComposing") || name == "Process",
            has_shift: is_set("shiftKey"),
            has_modifier: ["ctrlKey", "altKey", "metaKey"].into_iter().any(is_set)
                || has_alt_graph().is_some_and(|state| state.is_truthy()),
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
/// Digits go by where they are, since on some keyboards they need Shift. Letters go by what they say where that is Latin,
/// so that Dvorak stays right, and otherwise by where they are too: Cyrillic, Greek, Hebrew and Arabic keyboards have no
/// Latin letters.
pub fn shortcut(key: &str, code: &str) -> Option<char> {
    let mut letters = key.chars();
    // Keys with a name, and dead keys, are none of these.
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let code_of = |kind: &str| code.strip_prefix(kind).and_then(|rest| rest.chars().next());
    match letter {
        '?' => Some(letter),
        _ if let Some(digit) = code_of("Digit") => Some(digit),
        letter if letter.is_ascii_alphanumeric() => Some(letter.to_ascii_lowercase()),
        // Signs, and Latin letters with marks, which are letters of their own.
        ..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => None,
        _ => code_of("Key").map(|letter| letter.to_ascii_lowercase()),
    }
}
