//! The settings, a part of their own.

use crate::app::browser::split_point::split_point;
use crate::app::settings::SettingsDialog;
use crate::i18n::SettingsPhrases;
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

split_point! {
    settings, preload(load);
    /// Draws the settings.
    pub fn draw(texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
        let [settings] = &*texts else { return Ok(None) };
        Ok(SettingsPhrases::read(settings).map(|phrases| {
            provide_context(phrases);
            untrack(|| view! { <SettingsDialog/> }.into_any())
        }))
    }
}
