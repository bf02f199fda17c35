//! The language of the page. `public/language.js` loads the texts; a new language draws the page anew.

use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use crate::app::browser::document::set_root_attribute;
use crate::app::browser::messages::{on_message, send};
use crate::i18n::{BookPhrases, Language, LazyPhrases, Phrases};
use crate::messages::Message;
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;

/// The texts of the page in the language that is spoken.
#[derive(Clone, Copy)]
pub struct Texts(StoredValue<&'static Phrases>);

impl Texts {
    /// These texts.
    pub fn new(phrases: &'static Phrases) -> Texts {
        Texts(StoredValue::new(phrases))
    }
}

/// The texts of the lazy part.
#[derive(Clone, Copy)]
pub struct LazyTexts {
    lazy: &'static LazyPhrases,
    rule_book: &'static BookPhrases,
}

/// All texts of one language are the same, however often they were loaded.
impl PartialEq for LazyTexts {
    fn eq(&self, other: &LazyTexts) -> bool {
        self.lazy.language() == other.lazy.language()
    }
}

impl LazyTexts {
    /// The texts of the screens, and those of the rule book and the lesson, as they were loaded; `None` if these are not of
    /// this version.
    pub fn read((lazy, rule_book): &(String, String)) -> Option<LazyTexts> {
        Some(LazyTexts { lazy: LazyPhrases::read(lazy)?, rule_book: BookPhrases::read(rule_book)? })
    }
}

/// Whether another language is spoken than when a screen of the lazy part was last shown: the settings then give the
/// focus back to the choice of language.
#[derive(Clone, Copy)]
pub struct LanguageChanged(pub bool);

/// The texts of the table and all else that is not in the lazy part; from context.
pub fn phrases() -> &'static Phrases {
    use_context::<Texts>().and_then(|Texts(texts)| texts.try_get_value()).unwrap_or(Phrases::EMPTY)
}

/// The texts of the screens of the lazy part; from context, which these screens have.
pub fn lazy_phrases() -> &'static LazyPhrases {
    use_context::<LazyTexts>().map_or(LazyPhrases::EMPTY, |texts| texts.lazy)
}

/// The texts of the rule book and the lesson; from context, which the screens of the lazy part have.
pub fn rule_book_phrases() -> &'static BookPhrases {
    use_context::<LazyTexts>().map_or(BookPhrases::EMPTY, |texts| texts.rule_book)
}

/// Shows the page in the language that is set. `loaded` is called whenever the texts of another one are there; the signal
/// that is returned then changes.
pub fn use_language_of_settings(
    settings: SettingsState,
    notices: Notices,
    loaded: impl Fn() + 'static,
) -> RwSignal<Language> {
    let Texts(texts) = expect_context();
    let language = RwSignal::new(phrases().language());
    // At once: the texts of the lazy part are loaded in the language that the page says it has (`language.js`).
    let tell_browser = || set_root_attribute("lang", Some(phrases().language().code()));
    tell_browser();
    on_message(move |message| {
        let Message::Texts(table) = message else { return };
        if let Some(read) = table.and_then(|text| Phrases::read(&text)) {
            texts.set_value(read);
            tell_browser();
            language.set(phrases().language());
            loaded();
        } else {
            notices.show(Notice::NotLoaded);
        }
    });
    let wanted = move || settings.fields.language().get();
    let want_texts = |&wanted: &Option<Language>, before: Option<&Option<Language>>, _: Option<()>| {
        if before != Some(&wanted) {
            send(&Message::WantTexts(wanted));
        }
    };
    // What was set before has been loaded when the page began.
    Effect::watch(wanted, want_texts, false);
    language
}
