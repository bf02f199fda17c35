//! Settings by their kind: one with any control, one of a few values, one that is on or off.

use crate::app::components::{RadioGroup, RadioOption, Switch};
use crate::app::state::SettingsState;
use leptos::prelude::*;
use reactive_stores::Field;

/// A setting with its name before it. Screen readers hear the name from the control itself.
#[component]
pub fn Row(
    /// The name.
    label: &'static str,
    /// The control.
    children: Children,
) -> impl IntoView {
    view! {
        <div class={"row"}>
            <span class={"row__t"} aria-hidden="true">{label}</span>
            {children()}
        </div>
    }
}

/// A setting that is one of a few values.
#[component]
pub fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// Its name.
    label: &'static str,
    /// A name for the browser, unlike that of any other group on the page.
    group: &'static str,
    /// The values with their names.
    values: Vec<(T, &'static str)>,
    /// The setting.
    #[prop(into)]
    field: Field<T>,
) -> impl IntoView {
    let settings = expect_context::<SettingsState>();
    let chosen = move || field.get();
    let options = values.into_iter().map(|(value, name)| RadioOption::new(value, name)).collect::<Vec<_>>();
    view! {
        <Row label>
            <RadioGroup
                label
                group
                options
                chosen
                on_change=move |value| settings.set(field, value)
            />
        </Row>
    }
}

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
