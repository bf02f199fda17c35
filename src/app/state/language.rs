//! The language of the page. `public/language.js` loads the texts; a new language draws the page anew.

use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use crate::app::browser::document::set_root_attribute;
use crate::app::browser::messages::{on_message, send};
use crate::i18n::{BookPhrases, Language, LazyPhrases, Phrases};
use crate::messages::Message;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    static TABLE: Cell<&'static Phrases> = const { Cell::new(Phrases::EMPTY) };
    static RULE_BOOK: Cell<&'static BookPhrases> = const { Cell::new(BookPhrases::EMPTY) };
    static LAZY: Cell<&'static LazyPhrases> = const { Cell::new(LazyPhrases::EMPTY) };
}

/// Whether another language is spoken than when a screen of the lazy part was last shown: the settings then give the
/// focus back to the choice of language.
#[derive(Clone, Copy)]
pub struct LanguageChanged(pub bool);

/// The texts of the table and all else that is not in the lazy part.
pub fn phrases() -> &'static Phrases {
    TABLE.get()
}

/// The texts of the screens of the lazy part.
pub fn lazy_phrases() -> &'static LazyPhrases {
    LAZY.get()
}

/// The texts of the rule book and the lesson.
pub fn rule_book_phrases() -> &'static BookPhrases {
    RULE_BOOK.get()
}

/// Takes the texts of the table; whether they are those of this version.
pub fn load_texts(table: &str) -> bool {
    Phrases::read(table).map(|phrases| TABLE.set(phrases)).is_some()
}

/// Takes the texts of the lazy part; whether they are those of this version.
pub fn load_lazy_texts(lazy: &str) -> bool {
    LazyPhrases::read(lazy).map(|phrases| LAZY.set(phrases)).is_some()
}

/// Takes the texts of the rule book; whether they are those of this version.
pub fn load_rule_book_texts(rule_book: &str) -> bool {
    BookPhrases::read(rule_book).map(|phrases| RULE_BOOK.set(phrases)).is_some()
}

/// Shows the page in the language that is set. `loaded` is called whenever the texts of another one are there; the signal
/// that is returned then changes.
pub fn use_language_of_settings(
    settings: SettingsState,
    notices: Notices,
    loaded: impl Fn() + 'static,
) -> RwSignal<Language> {
    let language = RwSignal::new(phrases().language());
    // At once: the texts of the lazy part are loaded in the language that the page says it has (`language.js`).
    let tell_browser = || set_root_attribute("lang", Some(phrases().language().code()));
    tell_browser();
    on_message(move |message| {
        let Message::Texts(table) = message else { return };
        if table.is_some_and(|text| load_texts(&text)) {
            tell_browser();
            language.set(phrases().language());
            loaded();
        } else {
            notices.show(Notice::NotLoaded);
        }
    });
    let wanted = move || settings.with(|settings| settings.language);
    let want_texts = |&wanted: &Option<Language>, before: Option<&Option<Language>>, _: Option<()>| {
        if before != Some(&wanted) {
            send(&Message::WantTexts(wanted));
        }
    };
    // What was set before has been loaded when the page began.
    Effect::watch(wanted, want_texts, false);
    language
}
