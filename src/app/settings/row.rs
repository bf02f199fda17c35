//! A row of the settings.

use leptos::prelude::*;

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
