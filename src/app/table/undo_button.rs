//! The button that takes the last move back.

use super::signals::shortcut;
use crate::app::browser::events::{PointerState, on_window};
use crate::app::browser::timers::Timer;
use crate::app::components::Icon;
use crate::app::state::{ComputerPlayers, SettingsState, TakingBack, phrases};
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;

/// How long computer players wait for the person to take a move back or not, in milliseconds.
const LONGEST_WAIT: u32 = 6000;

/// Takes the last move back, while that is possible; it stands where the card in the hand was. As long as the person is about
/// to press it, the computer players wait, though not for ever. A mouse that only rests where the button appears says nothing:
/// it has to be moved there.
#[component]
pub fn UndoButton(
    /// What it does.
    taking_back: TakingBack,
) -> impl IntoView {
    let computers = expect_context::<ComputerPlayers>();
    let settings = expect_context::<SettingsState>();
    let phrases = phrases();
    let timer = Timer::new();
    let is_hovered = StoredValue::new(false);
    let wait = move || {
        computers.pause(!settings.fields.practice().get_untracked());
        timer.set(LONGEST_WAIT, move || computers.pause(false));
    };
    let go_on = move || {
        computers.pause(false);
        timer.cancel();
        is_hovered.set_value(false);
    };
    // The button hears of a movement before the window does.
    let last_point = StoredValue::new(None);
    let point_of = |event: &web_sys::Event| PointerState::of(event).map(|pointer| pointer.at);
    on_window("pointermove", move |event| last_point.set_value(point_of(event)));
    let hover = move |event: &web_sys::Event| {
        let point = point_of(event);
        if point.is_some() && point != last_point.get_value() && !is_hovered.get_value() {
            is_hovered.set_value(true);
            wait();
        }
    };
    // A button that goes does not say that the pointer has left it.
    on_cleanup(move || computers.pause(false));
    view! {
        <button
            class="undo"
            id="take-back"
            class:is-idle=move || !taking_back.is_possible()
            aria-label=phrases.take_back()
            aria-keyshortcuts=shortcut("U")
            on:pointermove=move |event| hover(&event)
            on:focus=move |_| wait()
            on:pointerleave=move |_| go_on()
            on:blur=move |_| go_on()
            on:click=move |_| taking_back.take_back()
        >
            <Icon name="undo"/>
            <span>{phrases.take_back_short()}</span>
        </button>
    }
}
