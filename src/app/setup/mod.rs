//! The first screen: who sits where, by which rules, what is played for, and Play.

mod first_visit;
mod form_box;
mod goal;
mod hero;
mod presets;
mod replace_match;
mod rules;
mod seats;

pub use replace_match::ReplaceMatchDialog;

use crate::app::browser::timers::after_paint;
use crate::app::components::{Keyed, nothing};
use crate::app::state::{Navigation, SetupState};
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
    let navigation = expect_context::<Navigation>();
    let play = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // The press is shown first.
        after_paint(move || setup.start(navigation));
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
