//! The search in the rule book: what is looked for, and which of the texts that have it is shown.

use crate::app::browser::document::{all, set_class};
use crate::app::browser::timers::after_paint;
use crate::i18n::search::words;
use js_sys::JsString;
use leptos::prelude::*;

/// The texts that have what is looked for.
const FOUND: &str = ".book__b .is-found";
/// What is marked as shown.
const HERE: &str = ".book__b .is-here";
/// The class of the one that is shown.
const SHOWN: &str = "is-here";

/// The search.
#[derive(Clone, Copy)]
pub struct Search {
    /// The words, plain; none while nothing is looked for.
    pub words: Memo<Vec<Vec<char>>>,
    /// What is typed.
    pub typed: RwSignal<String>,
    /// How many texts have them all.
    pub count: RwSignal<usize>,
    /// The one that is shown, counted from 0.
    pub shown: RwSignal<usize>,
    /// What it says.
    pub text: RwSignal<String>,
}

impl Search {
    /// Nothing is looked for.
    pub fn new() -> Search {
        let typed = RwSignal::new(String::new());
        let search = Search {
            words: Memo::new(move |_| words(&typed.with(|typed| decomposed(typed)))),
            typed,
            count: RwSignal::new(0),
            shown: RwSignal::new(0),
            text: RwSignal::new(String::new()),
        };
        // Once the texts are marked.
        Effect::watch(move || search.words.get(), move |_, _, _| after_paint(move || search.show(0)), false);
        search
    }

    /// Goes to another of the texts: so many on, or back.
    pub fn go(self, by: isize) {
        let count = self.count.get_untracked().max(1);
        self.show(self.shown.get_untracked().wrapping_add(count).wrapping_add_signed(by) % count);
    }

    /// Shows one of the texts.
    fn show(self, nth: usize) {
        let found = all(FOUND);
        // The rule book may be closed by now.
        if self.count.try_set(found.len()).is_some() {
            return;
        }
        self.shown.set(nth);
        // Also one that no longer has what is looked for.
        for text in all(HERE) {
            set_class(&text, SHOWN, false);
        }
        let shown = found.get(nth);
        if let Some(text) = shown {
            set_class(text, SHOWN, true);
        }
        self.text.set(shown.and_then(|text| text.text_content()).unwrap_or_default());
        if let Some(text) = shown {
            text.scroll_into_view();
        }
    }
}

/// A text in small letters, with its accents apart from the letters.
pub fn decomposed(text: &str) -> String {
    JsString::from(text).normalize("NFD").to_lower_case().into()
}
