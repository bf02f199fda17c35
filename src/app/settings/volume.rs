//! How loud it is.

use super::fields::Row;
use crate::app::browser::events::value_of;
use crate::app::state::{SettingsState, Sound, settings_phrases};
use crate::sound::Cue;
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;

/// How loud it is; moving the slider lets the new volume be heard.
#[component]
pub fn Volume() -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let sound = expect_context::<Sound>();
    let label = settings_phrases().volume();
    view! {
        <Row label>
            <input
                class="slide"
                type="range"
                min="0"
                max="100"
                step="5"
                aria-label=label
                prop:disabled=move || !settings.fields.sound().get()
                prop:value=move || settings.fields.volume().get().to_string()
                on:input=move |event| {
                    if let Some(volume) = value_of(&event).and_then(|volume| volume.parse().ok()) {
                        settings.set(settings.fields.volume(), volume);
                        sound.play(Cue::Slot(4), 0);
                    }
                }
            />
        </Row>
    }
}
