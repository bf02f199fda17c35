//! The left of the first screen: the wordmark, a rack in order, and the links to other screens.

use super::heading::Heading;
use super::match_files::OpenFileLink;
use super::plate::MoldedName;
use super::rack::Rack;
use super::signs::Logo;
use crate::app::state::{ClubScreen, LazyScreen, LookingBackScreen, Navigation, ReadingScreen, SharingScreen, phrases};
use crate::engine::{self, Card, Slot};
use crate::table::view::open_slot;
use leptos::prelude::*;

/// A rack in order, to show what it is all about.
const SHOWN: [u8; Slot::COUNT] = [4, 9, 14, 22, 28, 33, 39, 45, 52, 58];

/// The wordmark, a rack in order, and what one can do.
#[component]
pub fn Hero(
    /// What stands above the rack.
    #[prop(optional)]
    saved: Option<AnyView>,
    /// What one can do.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="hero">
            <Heading><Logo height="5.25rem"/></Heading>
            <p class="tag">{phrases().tagline()}</p>
            {saved}
            <div class="hero__rack" aria-hidden="true" inert=true>
                <ShownRack/>
            </div>
            {children()}
        </section>
    }
}

#[component]
fn ShownRack() -> impl IntoView {
    let rack = engine::Rack::from_slots(SHOWN.map(Card::new));
    let cards = Slot::ALL.map(|slot| open_slot(&rack, slot, false));
    view! { <Rack colour=1 highest=60 cards lip=view! { <MoldedName/> }.into_any() without_names=true/> }
}

/// The links from the first screen to others.
#[component]
pub fn FirstScreenLinks(
    /// Whether nothing was ever played here.
    #[prop(optional)]
    is_first_visit: bool,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let screens = [
        ("open-lesson", ReadingScreen::Lesson.into(), phrases.lesson()),
        ("open-rules", ReadingScreen::RuleBook(None).into(), phrases.rule_book()),
        ("open-matches", LookingBackScreen::Matches.into(), phrases.matches()),
        ("open-club", ClubScreen::Opponents.into(), phrases.club()),
        ("open-statistics", LookingBackScreen::Statistics.into(), phrases.statistics()),
        ("open-day", SharingScreen::DealOfToday.into(), phrases.day_deal()),
    ];
    // At a first visit the lesson has a place of its own, no match is over yet, and the Club waits.
    let later = [LookingBackScreen::Matches.into(), ClubScreen::Opponents.into()];
    let is_shown = |screen: &LazyScreen| !is_first_visit || !(screen.is_lesson() || later.contains(screen));
    let screens = screens.into_iter().filter(|(_, screen, _)| is_shown(screen)).map(|(id, screen, text)| {
        view! { <Link id text on_press=move |()| navigation.show(screen.clone())/> }
    });
    view! {
        <p class="links">
            {screens.collect_view()}
            <Link id="open-settings" text=phrases.settings() on_press=move |()| navigation.show_settings()/>
            <OpenFileLink/>
        </p>
    }
}

/// A button that looks like a link.
#[component]
fn Link(id: &'static str, #[prop(into)] text: String, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    view! { <button class="link" id=id on:click=move |_| on_press.run(())>{text}</button> }
}
