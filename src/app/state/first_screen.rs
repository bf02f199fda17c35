//! What the first screen and that of the set-up remember while other screens are shown, and whenever they are drawn anew. Nothing of it is saved.

use crate::i18n::Language;
use leptos::prelude::*;

/// A part that opens and closes, and stays as the person left it.
#[derive(Clone, Copy)]
pub struct Collapsible(StoredValue<Option<bool>>);

impl Collapsible {
    fn new() -> Collapsible {
        Collapsible(StoredValue::new(None))
    }

    /// Whether it is open now; `at_first`: whether it is before it was ever opened or closed.
    pub fn is_open(self, at_first: bool) -> bool {
        self.0.get_value().unwrap_or(at_first)
    }

    /// It has been opened or closed; `None` changes nothing.
    pub fn leave(self, is_open: Option<bool>) {
        if is_open.is_some() {
            self.0.set_value(is_open);
        }
    }
}

/// The parts of these screens that open and close.
#[derive(Clone, Copy)]
pub struct FirstScreenMemory {
    /// The edition and its variants, where a match is set up.
    pub rules: Collapsible,
    /// The saved matches below the last one, on the first screen.
    pub matches: Collapsible,
}

impl FirstScreenMemory {
    /// Nothing yet.
    pub fn new() -> FirstScreenMemory {
        FirstScreenMemory { rules: Collapsible::new(), matches: Collapsible::new() }
    }
}

impl Default for FirstScreenMemory {
    fn default() -> Self {
        FirstScreenMemory::new()
    }
}

/// What was typed into number fields and does not count, by the name of its field.
#[derive(Clone, Copy)]
pub struct RefusedNumbers(StoredValue<Vec<(&'static str, String)>>);

impl RefusedNumbers {
    /// Nothing yet.
    pub fn new() -> RefusedNumbers {
        RefusedNumbers(StoredValue::new(Vec::new()))
    }

    /// What was typed into a field and does not count.
    pub fn of(self, name: &str) -> Option<String> {
        self.0.with_value(|all| all.iter().find(|(field, _)| *field == name).map(|(_, text)| text.clone()))
    }

    /// Keeps what does not count in a field, or forgets it.
    pub fn keep(self, name: &'static str, text: Option<String>) {
        self.0.update_value(|all| {
            all.retain(|(field, _)| *field != name);
            all.extend(text.map(|text| (name, text)));
        });
    }
}

impl Default for RefusedNumbers {
    fn default() -> Self {
        RefusedNumbers::new()
    }
}

/// The language in which a lazy screen was last shown, if one was.
#[derive(Clone, Copy)]
pub struct LastShownIn(pub StoredValue<Option<Language>>);
