//! A setting that is on or off.

use crate::app::components::Switch;
use crate::app::state::SettingsState;
use leptos::prelude::*;
use reactive_stores::Field;

/// A setting that is on or off.
#[component]
pub fn Toggle(
    /// Its name.
    label: &'static str,
    /// What it does.
    description: &'static str,
    /// The setting.
    #[prop(into)]
    field: Field<bool>,
) -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let is_on = Signal::derive(move || field.get());
    view! {
        <Switch
            label
            description=Signal::stored(description.to_owned())
            is_on
            on_change=move |on| settings.set(field, on)
        />
    }
}
