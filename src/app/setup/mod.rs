//! The first screen: who sits where, by which rules, what is played for, and Play.

mod continue_cards;
mod first_visit;
mod fold;
mod form_box;
mod goal;
mod hero;
mod presets;
mod rules;
mod seats;

use crate::app::browser::timers::after_paint;
use crate::app::components::{Keyed, nothing};
use crate::app::state::{CurrentMatch, SetupState};
use goal::GoalBox;
use hero::Hero;
use leptos::prelude::*;
use presets::PresetBox;
use rules::RulesPart;
use seats::SeatBox;

/// The first screen.
#[component]
pub fn Setup() -> impl IntoView {
    let setup = SetupState::load(expect_context(), expect_context());
    provide_context(setup);
    let form = move |is_first_visit| if is_first_visit { nothing() } else { view! { <Form/> }.into_any() };
    view! {
        <main class="su formica" class:su--first=setup.is_first_visit>
            <Hero/>
            <Keyed key=setup.is_first_visit children=form/>
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
        <form class="opts" id="opts" on:submit=play>
            <SeatBox/>
            <PresetBox/>
            <GoalBox/>
            <RulesPart/>
        </form>
    }
}
