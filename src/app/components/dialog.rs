//! Dialogs over the page.

use super::button::CloseButton;
use crate::app::browser::focus::{MENU_BUTTON, focus, restore_focus};
use leptos::html;
use leptos::prelude::*;

/// Closes the dialog that something is in.
#[derive(Clone, Copy)]
pub struct CloseDialog(pub Callback<()>);

/// The id of the title, which names the dialog.
const TITLE: &str = "sheet-title";

/// A modal dialog with a title. It opens with the focus on what is to be done (`data-main`), where something is; for fingers
/// what has the focus is ringed only after a key was pressed (`data-keyed`). Escape, the close button, a press beside it and the browser's way back close it, and the
/// focus goes back to where it was: the browser's own `<dialog>` does that.
///
/// Where one dialog follows another, put them into a [`Keyed`](super::Keyed): Leptos would fill the element of the first
/// with what is in the second, and the browser would not open it anew.
#[component]
pub fn ModalDialog(
    /// Its title.
    #[prop(into)]
    title: String,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// Called once, when it is closed: it is to leave the page then.
    #[prop(into)]
    on_close: Callback<()>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = dialog.get() {
            // It fails only when the dialog has left the page.
            let _ = dialog.show_modal();
            if let Ok(Some(main)) = dialog.query_selector("[data-main]") {
                focus(Some(main));
            }
        }
    });
    let is_closed = StoredValue::new(false);
    let close = move || {
        // The browser reports a dialog that was closed a little later. By then it has left the page, its owner is gone, and
        // another may have been opened.
        let Some(dialog) = dialog.try_get_untracked().flatten().filter(|dialog| dialog.is_connected()) else { return };
        if is_closed.try_update_value(|is_closed| std::mem::replace(is_closed, true)) != Some(false) {
            return;
        }
        dialog.close();
        on_close.run(());
        // An entry of the menu that was pressed to open it is gone, too.
        restore_focus(Some(MENU_BUTTON));
    };
    provide_context(CloseDialog(Callback::new(move |()| close())));
    // Escape and the backdrop belong to the dialog itself, everything in it to its children.
    let close_unless_inside = move |event: &web_sys::Event| {
        if event.target() == event.current_target() {
            close();
        }
    };
    let is_keyed = RwSignal::new(false);
    view! {
        <dialog
            node_ref=dialog
            class=format!("sheetbox {class}")
            aria-labelledby=TITLE
            on:cancel=move |event: web_sys::Event| close_unless_inside(&event)
            on:click=move |event| close_unless_inside(&event)
            on:keydown=move |_| is_keyed.set(true)
            data-keyed=move || is_keyed.get().then_some("")
            on:close=move |event| close_unless_inside(&event)
            data-over=""
            on:rack-o-close=move |_: web_sys::Event| close()
        >
            <header class="sheetbox__h">
                <h2 id=TITLE>{title}</h2>
                <CloseButton on_close=move |()| close()/>
            </header>
            <div class="sheetbox__b">{children()}</div>
        </dialog>
    }
}
