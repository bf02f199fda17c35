//! The first screen: the saved matches, who sits where, by which rules, what is played for, and Play.

mod continue_cards;
mod fold;
mod form_box;
mod goal;
mod play;
mod presets;
mod rules;
mod seats;

use crate::app::browser::focus::blur;
use crate::app::browser::keyboard::{is_composing, is_in_text_field};
use crate::app::browser::timers::after_paint;
use crate::app::components::{FirstScreenLinks, Hero};
use crate::app::state::{CurrentMatch, SetupState};
use continue_cards::ContinueCards;
use goal::GoalBox;
use leptos::prelude::*;
use play::Play;
use presets::PresetBox;
use rules::RulesPart;
use seats::SeatBox;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    provide_context(SetupState::load(expect_context(), expect_context()));
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
    let setup = expect_context::<SetupState>();
    let current = expect_context::<CurrentMatch>();
    let play = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // The press is shown first.
        after_paint(move || setup.start(current));
    };
    view! {
        <form class="opts" id="opts" on:submit=play on:keydown=end_typing>
            <SeatBox/>
            <PresetBox/>
            <GoalBox/>
            <RulesPart/>
        </form>
    }
}

/// Enter ends typing and begins no match: on phones it is the key that puts the keyboard away.
fn end_typing(event: web_sys::KeyboardEvent) {
    if event.key() == "Enter" && !is_composing(&event) && is_in_text_field(&event) {
        event.prevent_default();
        blur();
    }
}
