//! The single-letter keys as assistive technology tells them.

use crate::app::state::SettingsState;
use leptos::prelude::*;

/// The key of a button, for its `aria-keyshortcuts`: none while the keys are switched off.
pub fn shortcut<K: Copy>(key: K) -> impl Fn() -> Option<K> + Copy {
    let settings = expect_context::<SettingsState>();
    let is_on = settings.memo(|settings| settings.keys);
    move || is_on.get().then_some(key)
}
