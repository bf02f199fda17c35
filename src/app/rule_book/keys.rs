//! The keys of the table, as a dialog.

use crate::app::components::ModalDialog;
use crate::app::state::{keys_phrases, phrases};
use leptos::prelude::*;

/// The keys of the table.
#[component]
pub fn KeysDialog(
    /// Called when it is closed.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let texts = keys_phrases();
    let keys = [
        ("D", texts.key_draw()),
        ("T", texts.key_take()),
        ("X", texts.key_discard()),
        ("1 … 9, 0", texts.key_slots()),
        ("3, T", texts.key_slot_first()),
        (texts.key_arrows(), texts.key_choose()),
        (texts.key_ends(), texts.key_ends_what()),
        ("R", texts.key_call()),
        ("G", texts.key_go_on()),
        ("H", texts.key_hint()),
        ("U", texts.key_undo()),
        ("M", texts.key_sound()),
        (texts.key_escape(), texts.key_put_back()),
        ("?", texts.key_list()),
    ];
    let line = |(key, meaning)| {
        view! {
            <div>
                <dt><kbd translate="no">{key}</kbd></dt>
                <dd>{meaning}</dd>
            </div>
        }
    };
    view! {
        <ModalDialog title=phrases().keys_title() on_close>
            <dl class={"keylist"}>{keys.map(line).collect_view()}</dl>
            <p>{texts.keys_off()}</p>
        </ModalDialog>
    }
}
