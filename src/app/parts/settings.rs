//! The settings, a part of their own.

use crate::app::settings::SettingsDialog;
use crate::i18n::SettingsPhrases;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

/// Draws the settings.
#[wasm_split(settings, fallible, preload(load), wasm_split_path = leptos::wasm_split)]
pub fn draw(texts: Vec<String>) -> Result<Option<AnyView>, SplitLoaderError> {
    let [settings] = &*texts else { return Ok(None) };
    Ok(SettingsPhrases::read(settings).map(|phrases| {
        provide_context(phrases);
        untrack(|| view! { <SettingsDialog/> }.into_any())
    }))
}
