//! The button that takes the last move back.

use super::shortcut::shortcut;
use crate::app::browser::timers::Timer;
use crate::app::components::Icon;
use crate::app::state::{ComputerPlayers, SettingsState, TableState, phrases};
use leptos::prelude::*;

/// How long computer players wait for the person to take a move back or not, in milliseconds.
const LONGEST_WAIT: u32 = 6000;

/// Takes the last move back, while that is possible; it stands where the card in the hand was. As long as the person is about to press it, the computer players
/// wait, though not for ever.
#[component]
pub fn UndoButton() -> impl IntoView {
    let table = expect_context::<TableState>();
    let computers = expect_context::<ComputerPlayers>();
    let settings = expect_context::<SettingsState>();
    let phrases = phrases();
    let timer = Timer::new();
    let wait = move || {
        computers.pause(!settings.with_untracked(|settings| settings.practice));
        timer.set(LONGEST_WAIT, move || computers.pause(false));
    };
    let go_on = move || {
        computers.pause(false);
        timer.cancel();
    };
    // A button that goes does not say that the pointer has left it.
    on_cleanup(move || computers.pause(false));
    view! {
        <button
            class="undo"
            class:is-idle=move || !table.can_undo()
            aria-label=phrases.take_back()
            aria-keyshortcuts=shortcut("U")
            on:pointerenter=move |_| wait()
            on:focus=move |_| wait()
            on:pointerleave=move |_| go_on()
            on:blur=move |_| go_on()
            on:click=move |_| table.undo()
        >
            <Icon name="undo"/>
            <span>{phrases.take_back_short()}</span>
        </button>
    }
}
