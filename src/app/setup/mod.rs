//! The first screen on the page: the saved matches, who sits where, by which rules, what is played for, and Play. What goes
//! together in its form is worked out in [`crate::setup`], without a page.

mod continue_cards;
mod form_box;
mod goal;
mod play;
mod presets;
mod rules;
mod seats;

use crate::app::browser::focus::blur;
use crate::app::browser::keyboard::{Key, is_in_text_field};
use crate::app::browser::timers::{after_paint, soon};
use crate::app::components::{FirstScreenLinks, Hero};
use crate::app::state::{SetupState, keep_finished_later};
use continue_cards::ContinueCards;
use goal::GoalBox;
use leptos::prelude::*;
use play::{FORM, Play, play_what_is_filled_in};
use presets::PresetBox;
use rules::RulesPart;
use seats::SeatBox;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    provide_context(SetupState::load(expect_context(), expect_context()));
    // What was over when the page was left. Where there is no room for it, it stays among the saved matches.
    after_paint(keep_finished_later);
    view! {
        <main class="su formica">
            <Hero saved=view! { <ContinueCards/> }.into_any()>
                <Play/>
                <FirstScreenLinks/>
            </Hero>
            <Form/>
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
            <SeatBox/>
            <PresetBox/>
            <GoalBox/>
            <RulesPart/>
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
