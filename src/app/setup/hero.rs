//! The left of the first screen: the wordmark, the match to go on with or a rack in order, Play.

use super::continue_cards::ContinueCards;
use super::first_visit::FirstVisit;
use crate::app::components::{CollectAnyView, Heading, Keyed, Logo, MoldedName, OpenFileLink, Rack};
use crate::app::state::{LazyScreen, Navigation, SetupState, phrases};
use crate::engine::{self, Card, Slot};
use crate::table::view::open_slot;
use leptos::prelude::*;

/// A rack in order, to show what it is all about.
const SHOWN: [u8; Slot::COUNT] = [4, 9, 14, 22, 28, 33, 39, 45, 52, 58];

/// The fragment of a link to the deal of today.
const DEAL_OF_TODAY: &str = "#d=";

/// The wordmark, the saved matches (or where none is to be gone on with, a rack in order), Play, and the links to other
/// screens.
#[component]
pub fn Hero() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let phrases = phrases();
    let go = |is_first_visit| match is_first_visit {
        true => view! { <FirstVisit/><Links without_lesson=true/> }.into_any(),
        false => view! { <Go/><Links/> }.into_any(),
    };
    view! {
        <section class="hero">
            <Heading><Logo height="5.25rem"/></Heading>
            <p class="tag">{phrases.tagline()}</p>
            <ContinueCards/>
            <div class="hero__rack" aria-hidden="true" inert=true>
                <ShownRack/>
            </div>
            <Keyed key=setup.is_first_visit children=go/>
        </section>
    }
}

/// Play, and what it begins.
#[component]
fn Go() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let phrases = phrases();
    let summary = setup.memo(move |draft| draft.summary(phrases));
    let text = move || summary.get().unwrap_or_else(|| phrases.too_few_players().to_owned());
    view! {
        <div class="go">
            <button
                class="key key--sun key--big go__b"
                form="opts"
                aria-disabled=move || summary.with(Option::is_none).then_some("true")
            >
                {phrases.play()}
            </button>
            <p class="go__s" aria-live="polite" prop:textContent=text></p>
        </div>
    }
}

#[component]
fn ShownRack() -> impl IntoView {
    let rack = engine::Rack::from_slots(SHOWN.map(Card::new));
    let cards = Slot::ALL.map(|slot| open_slot(&rack, slot, false));
    view! { <Rack colour=1 highest=60 cards lip=view! { <MoldedName/> }.into_any() without_names=true/> }
}

/// The links to other screens.
#[component]
fn Links(
    /// Whether the lesson has a place of its own.
    #[prop(optional)]
    without_lesson: bool,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let screens = [
        (LazyScreen::Lesson, phrases.lesson()),
        (LazyScreen::RuleBook(String::new()), phrases.rule_book()),
        (LazyScreen::Statistics, phrases.statistics()),
        (LazyScreen::Link(DEAL_OF_TODAY.to_owned()), phrases.day_deal()),
    ];
    let screens = screens.into_iter().skip(usize::from(without_lesson)).map(|(screen, text)| {
        view! { <Link text on_press=move |()| navigation.show(screen.clone())/> }
    });
    view! {
        <p class="links">
            {screens.collect_any_view()}
            <Link text=phrases.settings() on_press=move |()| navigation.show_settings()/>
            <OpenFileLink/>
        </p>
    }
}

/// A button that looks like a link.
#[component]
fn Link(#[prop(into)] text: String, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    view! { <button class="link" on:click=move |_| on_press.run(())>{text}</button> }
}
