//! A setting that is one of a few values.

use super::row::Row;
use crate::app::components::{RadioGroup, RadioOption};
use crate::app::state::SettingsState;
use leptos::prelude::*;
use reactive_stores::Field;

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
