//! Play, and what it begins.

use super::open_seat::OpenSeat;
use crate::app::browser::document::is_filled_in;
use crate::app::browser::timers::after_paint;
use crate::app::state::{ScreenStack, SetupState, phrases};
use leptos::prelude::*;

/// The id of the form.
pub const FORM: &str = "opts";

/// Begins the match that is filled in, unless the browser finds a fault and shows it.
pub fn play_what_is_filled_in() -> impl Fn() + Copy + 'static {
    let setup = expect_context::<SetupState>();
    let stack = expect_context::<ScreenStack>();
    move || {
        if is_filled_in(FORM) {
            // The press is shown first.
            after_paint(move || {
                if let Some(draft) = setup.ready() {
                    stack.begin_match(draft);
                }
            });
        }
    }
}

/// Play, and what it begins. Enter in the form presses it, too. It does not wait for the form to be sent: in a frame that
/// allows no forms that never happens.
#[component]
pub fn Play() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let phrases = phrases();
    let summary = setup.memo(move |draft| draft.summary(phrases));
    let text = move || summary.get().unwrap_or_else(|| phrases.too_few_players().to_owned());
    let play = play_what_is_filled_in();
    // While somebody is being chosen, that comes first.
    let open = expect_context::<OpenSeat>().index();
    let is_next = Memo::new(move |_| open.get().is_none());
    view! {
        <div class="begin">
            <p class="begin__s" aria-live="polite" prop:textContent=text></p>
            <button
                class="key key--big begin__b"
                class:key--sun=is_next
                class:key--quiet=move || !is_next.get()
                form=FORM
                aria-disabled=move || summary.with(Option::is_none).then_some("true")
                on:click=move |event| {
                    event.prevent_default();
                    play();
                }
            >
                {phrases.play()}
            </button>
        </div>
    }
}
