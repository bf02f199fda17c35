//! The first screen: who sits where, by which rules, what is played for, and Play.

mod continue_cards;
mod form_box;
mod goal;
mod hero;
mod rules;
mod seats;

use crate::app::browser::timers::after_paint;
use crate::app::state::{CurrentMatch, SetupState};
use goal::GoalBox;
use hero::Hero;
use leptos::prelude::*;
use rules::{EditionBox, VariantBox};
use seats::SeatBox;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let setup = SetupState::load(expect_context());
    provide_context(setup);
    let play = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // The press is shown first.
        after_paint(move || setup.start(current));
    };
    view! {
        <main class="su formica">
            <Hero/>
            <form class="opts" id="opts" on:submit=play>
                <SeatBox/>
                <EditionBox/>
                <VariantBox/>
                <GoalBox/>
            </form>
        </main>
    }
}
