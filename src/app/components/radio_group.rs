//! A choice of one out of a few.

use super::translation::no_translation;
use leptos::prelude::*;

/// An option of a [`RadioGroup`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RadioOption<T> {
    /// What it stands for.
    pub value: T,
    /// What it is called.
    pub text: String,
}

impl<T> RadioOption<T> {
    /// An option.
    pub fn new(value: T, text: impl Into<String>) -> RadioOption<T> {
        RadioOption { value, text: text.into() }
    }
}

/// A choice of one out of a few, as a strip of radio buttons.
#[component]
pub fn RadioGroup<T: Copy + PartialEq + Send + Sync + 'static>(
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// What is chosen.
    #[prop(into)]
    label: String,
    /// A name for the browser, unlike that of any other group on the page.
    #[prop(into)]
    group: String,
    /// What can be chosen.
    options: Vec<RadioOption<T>>,
    /// What is chosen now.
    chosen: impl Fn() -> T + Copy + Send + Sync + 'static,
    /// Called with what is chosen.
    on_change: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let radios = options.into_iter().map(move |RadioOption { value, text }| {
        let group = group.clone();
        view! {
            <Radio
                group
                text
                is_chosen=move || chosen() == value
                on_choose=move |()| on_change(value)
            />
        }
    });
    view! { <div class=format!("seg {class}") role="radiogroup" aria-label=label>{radios.collect_view()}</div> }
}

/// A radio button.
#[component]
fn Radio(
    group: String,
    text: String,
    #[prop(into)] is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
) -> impl IntoView {
    let (name, translate) = (text.clone(), no_translation(&text));
    view! {
        <label>
            <input
                class="vh"
                type="radio"
                name=group
                aria-label=name
                prop:checked=is_chosen
                on:change=move |_| on_choose.run(())
            />
            <span translate=translate>{text}</span>
        </label>
    }
}
