//! A switch.

use super::signs::Icon;
use crate::app::browser::events::is_checked;
use leptos::prelude::*;

/// A switch with its description.
#[component]
pub fn Switch(
    /// What it is called.
    #[prop(into)]
    label: String,
    /// What it does.
    #[prop(into)]
    description: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    is_on: Signal<bool>,
    /// Whether it cannot be used now.
    #[prop(optional, into)]
    is_disabled: Signal<bool>,
    /// Called with its new state.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    let description = Memo::new(move |_| description.get());
    view! {
        <label class="switch" class:is-off=is_disabled>
            <input
                class="vh"
                type="checkbox"
                role="switch"
                prop:checked=is_on
                prop:disabled=is_disabled
                on:change=move |event| {
                    if let Some(is_on) = is_checked(&event) {
                        on_change.run(is_on);
                    }
                }
            />
            <span class="switch__t"><b>{label}</b><small prop:textContent=move || description.get()></small></span>
            <span class="switch__k" aria-hidden="true"><i><Icon name="check"/></i></span>
        </label>
    }
}
