//! The first screen: who sits where, by which rules, what is played for, and Play.

mod form_box;
mod goal;
mod hero;
mod replace_match;
mod rules;
mod seats;

pub use replace_match::ReplaceMatchDialog;

use crate::app::browser::timers::after_paint;
use crate::app::state::{Navigation, SetupState};
use goal::GoalBox;
use hero::Hero;
use leptos::prelude::*;
use rules::{EditionBox, VariantBox};
use seats::SeatBox;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let setup = SetupState::load(expect_context());
    provide_context(setup);
    let play = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // The press is shown first.
        after_paint(move || setup.start(navigation));
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
