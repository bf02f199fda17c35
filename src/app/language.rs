//! The language of the page: which one is spoken, and changing it at once. `public/language.js` loads the texts.

use super::browser::{on_window, send, sent};
use super::parts::whenever;
use super::store::{Notice, Store};
use crate::i18n::{BookPhrases, Language, Phrases, StudyPhrases};
use leptos::prelude::document;
use std::cell::Cell;

/// The page asks for the texts of a language by its code; without one, of the language the browser prefers.
pub const WANTED: &str = "rack-o-speak";
/// They are there: the detail is the text, empty when it could not be loaded.
pub const LOADED: &str = "rack-o-spoken";

thread_local! {
    static TABLE: Cell<&'static Phrases> = const { Cell::new(Phrases::EMPTY) };
    static BOOK: Cell<&'static BookPhrases> = const { Cell::new(BookPhrases::EMPTY) };
    static STUDY: Cell<&'static StudyPhrases> = const { Cell::new(StudyPhrases::EMPTY) };
}

/// What the table says in the language in force.
pub fn phrases() -> &'static Phrases {
    TABLE.get()
}

/// What the study says in the language in force.
pub fn study_phrases() -> &'static StudyPhrases {
    STUDY.get()
}

/// What the rule book says in the language in force.
pub fn book_phrases() -> &'static BookPhrases {
    BOOK.get()
}

/// Takes the table's texts as they were loaded; whether they are those of this program.
pub fn speak(table: &str) -> bool {
    Phrases::read(table).map(|phrases| TABLE.set(phrases)).is_some()
}

/// Takes the study's texts as they were loaded; whether they are those of this program.
pub fn speak_of_study(study: &str) -> bool {
    StudyPhrases::read(study).map(|phrases| STUDY.set(phrases)).is_some()
}

/// Takes the rule book's texts as they were loaded; whether they are those of this program.
pub fn speak_of_rules(book: &str) -> bool {
    BookPhrases::read(book).map(|phrases| BOOK.set(phrases)).is_some()
}

/// Speaks the language that is set, and another as soon as it is set and loaded.
pub fn follow_language(store: Store) {
    on_window(LOADED, false, move |event| {
        if sent(event).is_some_and(|text| speak(&text)) {
            store.advice.set(None);
            store.language.set(phrases().language());
            store.refresh_study();
        } else {
            store.tell(Notice::NotLoaded);
        }
    });
    let mut spoken = None;
    whenever(move || {
        let wanted = store.settings.with(|settings| settings.language);
        // What was set before has been loaded when the page began.
        if spoken.replace(wanted).is_some_and(|spoken| spoken != wanted) {
            send(WANTED, wanted.map_or("", Language::code));
        }
    });
    whenever(move || {
        if let Some(html) = document().document_element() {
            let _ = html.set_attribute("lang", store.language.get().code());
        }
    });
}
