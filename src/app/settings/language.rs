//! The language.

use super::fields::Row;
use crate::app::browser::events::value_of;
use crate::app::state::{LanguageChanged, SettingsState, phrases, settings_phrases};
use crate::i18n::Language;
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;

/// The language, each by its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    // After a change the dialog is drawn anew, and the focus is to be where it was.
    let takes_focus = expect_context::<LanguageChanged>().0;
    let current = phrases().language();
    let label = settings_phrases().language_title();
    let option = move |language: Language| {
        view! {
            <option value=language.code() lang=language.code() translate="no" selected=language == current>
                {language.own_name()}
            </option>
        }
    };
    view! {
        <Row label>
            <select
                class="sel"
                aria-label=label
                autofocus=takes_focus
                on:change=move |event| {
                    let chosen = value_of(&event).and_then(|code| code.parse::<Language>().ok());
                    if let Some(language) = chosen {
                        settings.set(settings.fields.language(), Some(language));
                    }
                }
            >
                {Language::ALL.map(option).collect_view()}
            </select>
        </Row>
    }
}
