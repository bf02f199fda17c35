//! Buttons.

use super::signs::Icon;
use crate::app::state::phrases;
use leptos::prelude::*;

/// A button with a text.
#[component]
pub fn Button(
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// Its id, where the focus comes back to it.
    #[prop(optional, into)]
    id: Option<String>,
    /// A name for screen readers, where the text is not enough.
    #[prop(optional, into)]
    label: Option<String>,
    /// Whether a dialog with it opens with the focus on it.
    #[prop(optional)]
    is_main: bool,
    /// Called when it is pressed.
    #[prop(into)]
    on_press: Callback<()>,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    view! {
        <button
            class=format!("key {class}")
            id=id
            aria-label=label
            data-main=is_main.then_some("")
            on:click=move |_| on_press.run(())
        >
            {children()}
        </button>
    }
}

/// A button with an icon alone.
#[component]
pub fn IconButton(
    /// All its classes.
    #[prop(default = "icon")]
    class: &'static str,
    /// Its id, where the focus comes back to it.
    #[prop(optional, into)]
    id: Option<String>,
    /// Its name for screen readers.
    #[prop(into)]
    name: String,
    /// The icon.
    icon: &'static str,
    /// Called when it is pressed.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button class=class id=id aria-label=name on:click=move |_| on_press.run(())>
            <Icon name=icon/>
        </button>
    }
}

/// A button that closes what it is on.
#[component]
pub fn CloseButton(
    /// Called when it is pressed.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    view! { <IconButton name=phrases().close() icon="x" on_press=on_close/> }
}
