//! Asks before everything that was counted is forgotten.

use crate::app::components::ModalDialog;
use crate::app::state::lazy_phrases;
use crate::storage::Tally;
use leptos::prelude::*;

/// The question, with both answers.
#[component]
pub fn ResetDialog(
    /// What has been counted.
    tally: RwSignal<Tally>,
    /// Called when it is to be forgotten.
    #[prop(into)]
    on_reset: Callback<()>,
    /// Called when the dialog is closed otherwise.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let texts = lazy_phrases();
    let all = tally.with_untracked(|tally| tally.sum(|_| true));
    // The browser closes a dialog whose form has this method, and puts the focus back.
    view! {
        <ModalDialog title=texts.reset_title() class="sheetbox--ask" on_close>
            <p>{texts.reset_what(all.rounds, all.matches)}</p>
            <form method="dialog" class={"sheetbox__f"}>
                <button type="button" class="key key--sun" on:click=move |_| on_reset.run(())>{texts.reset()}</button>
                <button class={"key key--quiet"}>{texts.keep_statistics()}</button>
            </form>
        </ModalDialog>
    }
}
