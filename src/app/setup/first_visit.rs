//! What a first visit offers in place of the form: the lesson, or a first round.

use crate::app::browser::focus::{HEADING, focus_later};
use crate::app::components::Button;
use crate::app::state::{CurrentMatch, LazyScreen, Navigation, SetupState, phrases};
use leptos::prelude::*;

/// Both offers, and a quiet way to everything else.
#[component]
pub fn FirstVisit() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let navigation = expect_context::<Navigation>();
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    let show_form = move |_| {
        setup.end_first_visit();
        focus_later(HEADING);
    };
    view! {
        <div class="first">
            <Button class="key--sun" on_press=move |()| navigation.show(LazyScreen::Lesson)>
                <Offer title=phrases.learn_first() what=phrases.learn_first_what()/>
            </Button>
            <Button class="key--quiet" on_press=move |()| setup.start_first_round(current)>
                <Offer title=phrases.play_first() what=phrases.play_first_what()/>
            </Button>
            <p class="links"><button class="link" on:click=show_form>{phrases.more_options()}</button></p>
        </div>
    }
}

/// What an offer says.
#[component]
fn Offer(title: &'static str, what: &'static str) -> impl IntoView {
    view! {
        <b>{title}</b>
        " "
        <small>{what}</small>
    }
}
