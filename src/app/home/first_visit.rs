//! The first screen of a first visit: the lesson, or a first round.

use super::links::FirstLinks;
use crate::app::browser::timers::after_paint;
use crate::app::components::{Button, Heading, Logo, MoldedName, ShownRack};
use crate::app::state::{Navigation, ReadingScreen, TabMatch, phrases};
use crate::setup::SetupDraft;
use leptos::prelude::*;

/// Both offers, and a quiet way to everything else.
#[component]
pub fn FirstVisit(
    /// Shows what else can be played.
    #[prop(into)]
    on_more: Callback<()>,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let tab = expect_context::<TabMatch>();
    let phrases = phrases();
    let play = move |()| {
        if let Some((rules, seats, colours)) = SetupDraft::first_round(phrases).new_match(phrases) {
            // The press is shown first.
            after_paint(move || tab.start(rules, seats, colours));
        }
    };
    view! {
        <main class="welcome formica">
            <Heading><Logo height="5.25rem"/></Heading>
            <p class="welcome__t">{phrases.tagline()}</p>
            <div class="welcome__r" aria-hidden="true" inert=true>
                <ShownRack lip=view! { <MoldedName/> }.into_any()/>
            </div>
            <div class="offers">
                <Button id="open-lesson" class="key--sun" on_press=move |()| navigation.show(ReadingScreen::Lesson)>
                    <Offer title=phrases.learn_first() what=phrases.learn_first_what()/>
                </Button>
                <Button on_press=play>
                    <Offer title=phrases.play_first() what=phrases.play_first_what()/>
                </Button>
            </div>
            <FirstLinks on_more/>
        </main>
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
