//! Play, and what it begins.

use crate::app::state::{SetupState, phrases};
use leptos::prelude::*;

/// Play, and what it begins.
#[component]
pub fn Play() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let phrases = phrases();
    let summary = setup.memo(move |draft| draft.summary(phrases));
    let text = move || summary.get().unwrap_or_else(|| phrases.too_few_players().to_owned());
    view! {
        <div class="go">
            <button
                class="key key--sun key--big go__b"
                form="opts"
                aria-disabled=move || summary.with(Option::is_none).then_some("true")
            >
                {phrases.play()}
            </button>
            <p class="go__s" aria-live="polite" prop:textContent=text></p>
        </div>
    }
}
