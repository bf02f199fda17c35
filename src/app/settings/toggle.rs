//! A setting that is on or off.

use crate::app::components::Switch;
use crate::app::state::SettingsState;
use crate::storage::Settings;
use leptos::prelude::*;

/// A setting that is on or off.
#[component]
pub fn Toggle(
    /// Its name.
    label: &'static str,
    /// What it does.
    description: &'static str,
    /// The setting.
    field: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let is_on = Signal::derive(move || settings.with(|settings| *field(&mut settings.clone())));
    view! {
        <Switch
            label
            description=Signal::stored(description.to_owned())
            is_on
            on_change=move |on| settings.update(|settings| *field(settings) = on)
        />
    }
}
