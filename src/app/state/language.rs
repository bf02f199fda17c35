//! The language of the page. `public/language.js` loads the texts; a new language draws the page anew.

use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use crate::app::browser::document::set_root_attribute;
use crate::app::browser::messages::{on_message, send};
use crate::i18n::{
    BookPhrases, ClubPhrases, CupPhrases, KeysPhrases, Language, LookingBackPhrases, PeoplePhrases, Phrases,
    SettingsPhrases, SetupPhrases, SharingPhrases,
};
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

/// Whether another language is spoken than when one of the screens that are loaded later was last shown: the settings then give the
/// focus back to the choice of language.
#[derive(Clone, Copy)]
pub struct LanguageChanged(pub bool);

/// The texts of the table and of all else that is not loaded later; from context.
pub fn phrases() -> &'static Phrases {
    use_context::<Texts>().and_then(|Texts(texts)| texts.try_get_value()).unwrap_or(Phrases::EMPTY)
}

/// The texts of the rule book and the lesson; from context, which the part to read has.
pub fn rule_book_phrases() -> &'static BookPhrases {
    use_context().unwrap_or(BookPhrases::EMPTY)
}

/// The texts of the list of keys; from context, which the part to read has.
pub fn keys_phrases() -> &'static KeysPhrases {
    use_context().unwrap_or(KeysPhrases::EMPTY)
}

/// The texts of the screens that look back; from context, which their part has.
pub fn looking_back_phrases() -> &'static LookingBackPhrases {
    use_context().unwrap_or(LookingBackPhrases::EMPTY)
}

/// The texts of links and files; from context, which their part and that of the screens that look back have.
pub fn sharing_phrases() -> &'static SharingPhrases {
    use_context().unwrap_or(SharingPhrases::EMPTY)
}

/// The texts of the settings; from context, which their part has.
pub fn settings_phrases() -> &'static SettingsPhrases {
    use_context().unwrap_or(SettingsPhrases::EMPTY)
}

/// The texts of the screen on which a match is set up; from context, which its part has.
pub fn setup_phrases() -> &'static SetupPhrases {
    use_context().unwrap_or(SetupPhrases::EMPTY)
}

/// The texts of the Club; from context, which its part has.
pub fn club_phrases() -> &'static ClubPhrases {
    use_context().unwrap_or(ClubPhrases::EMPTY)
}

/// The texts of the cup; from context, which its part has.
pub fn cup_phrases() -> &'static CupPhrases {
    use_context().unwrap_or(CupPhrases::EMPTY)
}

/// The texts of the people who play at this device; from context, which each part has that shows them.
pub fn people_phrases() -> &'static PeoplePhrases {
    use_context().unwrap_or(PeoplePhrases::EMPTY)
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
    // At once: the texts of parts are loaded in the language that the page says it has (`language.js`).
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
