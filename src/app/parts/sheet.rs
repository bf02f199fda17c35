//! Sheets over the page, and the controls on them.

use super::drawing::Icon;
use crate::app::store::{phrases, use_store};
use leptos::html::Dialog;
use leptos::prelude::*;

/// A sheet over the page. Escape, the close button and a tap beside it close it, and the focus goes back to where it
/// was; the browser's own dialog does that.
#[component]
pub fn SheetBox(
    /// Its heading.
    title: &'static str,
    /// A further class.
    #[prop(optional)]
    kind: &'static str,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    let store = use_store();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // It fails only when the dialog is not in the page any more.
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=format!("sheetbox {kind}")
            aria-labelledby="sheet-title"
            on:close=move |_| store.sheet.set(None)
            on:click=move |event| {
                // The backdrop belongs to the dialog itself, everything on the sheet to its children.
                if event.target() == event.current_target() {
                    close();
                }
            }
        >
            <header class="sheetbox__h">
                <h2 id="sheet-title">{title}</h2>
                <button class="icon" aria-label=phrases().close() on:click=move |_| close()>
                    <Icon name="x"/>
                </button>
            </header>
            <div class="sheetbox__b">{children()}</div>
        </dialog>
    }
}

/// A switch with its description.
#[component]
pub fn Switch(
    /// What it is called.
    label: &'static str,
    /// What it does.
    #[prop(into)]
    what: Signal<&'static str>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Whether it cannot be used now.
    #[prop(into, optional)]
    off_limits: Signal<bool>,
    /// Called with the new state.
    change: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="switch" class:is-off=off_limits>
            <input
                class="vh"
                type="checkbox"
                role="switch"
                prop:checked=on
                prop:disabled=off_limits
                on:change=move |event| change(event_target_checked(&event))
            />
            <span class="switch__t"><b>{label}</b><small>{what}</small></span>
            <span class="switch__k" aria-hidden="true"><i><Icon name="check"/></i></span>
        </label>
    }
}

/// A choice of a few, as one strip of radio buttons.
#[component]
pub fn Choice3<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The group's name for screen readers.
    label: String,
    /// A name for the browser, unlike that of any other group on the page.
    group: String,
    /// What there is to choose from, with its text.
    options: Vec<(T, String)>,
    /// What is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// A further class.
    #[prop(optional)]
    kind: &'static str,
    /// Called with the new choice.
    change: impl Fn(T) + Copy + 'static,
) -> impl IntoView {
    view! {
        <div class=format!("seg {kind}") role="radiogroup" aria-label=label>
            {options
                .into_iter()
                .map(|(value, text)| {
                    view! {
                        <label>
                            <input
                                class="vh"
                                type="radio"
                                name=group.clone()
                                prop:checked=move || chosen.get() == value
                                on:change=move |_| change(value)
                            />
                            <span>{text}</span>
                        </label>
                    }
                })
                .collect_view()}
        </div>
    }
}
