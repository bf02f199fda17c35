//! The screen on which a match is set up: who sits where, opponents by face, by which rules, what is played for, and Play. A
//! lazy screen. What goes together in its form is worked out in [`crate::setup`], without a page.

mod faces;
mod form_box;
mod goal;
mod header;
mod open_seat;
mod opponents;
mod person_at_seat;
mod picker;
mod play;
mod presets;
mod ready_tables;
mod rules;
mod seats;
mod sitter;

use crate::app::browser::focus::blur;
use crate::app::browser::keyboard::{Key, is_in_text_field};
use crate::app::browser::timers::soon;
use crate::app::state::{SetupState, saves};
use goal::GoalBox;
use header::SetupHeader;
use leptos::prelude::*;
use open_seat::OpenSeat;
use opponents::Opponents;
use person_at_seat::PeopleHere;
use picker::Picker;
use play::{FORM, Play, play_what_is_filled_in};
use presets::PresetBox;
use ready_tables::ReadyTables;
use rules::RulesPart;
use seats::SeatBox;

/// The screen. Every change is saved at once: going back shows it on the first screen.
#[component]
pub fn SetUpScreen() -> impl IntoView {
    provide_context(SetupState::restore(expect_context()));
    provide_context(Opponents::of_history());
    provide_context(PeopleHere(RwSignal::new(saves().people())));
    provide_context(OpenSeat::new());
    view! {
        <main class="setup formica">
            <SetupHeader/>
            <Form/>
            <Play/>
        </main>
    }
}

/// Everything that can be filled in.
#[component]
fn Form() -> impl IntoView {
    let play = play_what_is_filled_in();
    view! {
        <form
            class="opts"
            id=FORM
            on:submit=move |event| {
                event.prevent_default();
                play();
            }
            on:keydown=|event| end_typing(&event)
        >
            <div class={"opts__who"}>
                <ReadyTables/>
                <SeatBox/>
            </div>
            <Picker/>
            <div class={"opts__how"}>
                <PresetBox/>
                <GoalBox/>
                <RulesPart/>
            </div>
        </form>
    }
}

/// Enter ends typing and begins no match: on phones it is the key that puts the keyboard away.
fn end_typing(event: &web_sys::Event) {
    let is_enter = Key::of(event).is_some_and(|key| key.name == "Enter" && !key.is_composing);
    if is_enter && is_in_text_field(event) {
        event.prevent_default();
        // What listens to the field may send keys of its own when it loses the focus.
        soon(blur);
    }
}
