//! A field for what a person is called.

use crate::app::browser::events::{set_value, value_of};
use crate::record::cut_name;
use leptos::prelude::*;

/// A field for what a person is called, with its label.
#[component]
pub fn NameField(
    /// Its id.
    id: &'static str,
    /// What it is for.
    #[prop(into)]
    label: String,
    /// What stands there.
    #[prop(into)]
    name: Signal<String>,
    /// What stands there before anything is typed.
    #[prop(optional, into)]
    placeholder: Signal<&'static str>,
    /// Called with what was typed.
    #[prop(into)]
    on_type: Callback<String>,
) -> impl IntoView {
    let typed = move |event: web_sys::Event| {
        let Some(mut typed) = value_of(&event) else { return };
        let length = cut_name(&typed).len();
        if length < typed.len() {
            // Whole characters: a field that limits itself cuts emoji.
            typed.truncate(length);
            set_value(&event, &typed);
        }
        on_type.run(typed);
    };
    view! {
        <label class="person-name" for=id>
            <span>{label}</span>
            <input
                id=id
                autocomplete="off"
                enterkeyhint="done"
                dir="auto"
                placeholder=placeholder
                prop:value=name
                on:input=typed
            />
        </label>
    }
}
