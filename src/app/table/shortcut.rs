//! The single-letter keys as assistive technology tells them.

use crate::app::state::{SettingsState, TableInput};
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;

/// The key of a button, for its `aria-keyshortcuts`: none while the keys are switched off, and in a replay, which has none.
pub fn shortcut(key: &'static str) -> impl Fn() -> Option<&'static str> + Copy {
    let has_keys = TableInput::here().is_some();
    let is_on = expect_context::<SettingsState>().fields.keys();
    move || (has_keys && is_on.get()).then_some(key)
}
