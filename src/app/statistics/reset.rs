//! Asks before everything that was counted is forgotten.

use crate::app::components::{Button, CloseDialog, ModalDialog};
use crate::app::state::looking_back_phrases;
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
    let texts = looking_back_phrases();
    let all = tally.with_untracked(|tally| tally.sum(|_| true));
    let keep = move || {
        let CloseDialog(close) = expect_context();
        view! { <Button class="key--quiet" on_press=close>{texts.keep_statistics()}</Button> }
    };
    view! {
        <ModalDialog title=texts.reset_title() class="sheetbox--ask" on_close>
            <p>{texts.reset_what(all.rounds, all.matches)}</p>
            <p class={"sheetbox__f"}>
                <button class="key key--sun" on:click=move |_| on_reset.run(())>{texts.reset()}</button>
                {keep()}
            </p>
        </ModalDialog>
    }
}
