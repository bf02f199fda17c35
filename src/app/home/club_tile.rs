//! The Club: where the person stands, and the ways to its screens.

use super::links::ScreenLink;
use crate::app::state::{ClubScreen, CupScreen, phrases};
use leptos::prelude::*;

/// The id of its heading.
const TITLE: &str = "club-title";

/// The tile of the Club.
#[component]
pub fn ClubTile(
    /// Where the person stands, which is loaded later; nothing, where nothing was played yet.
    children: Children,
) -> impl IntoView {
    let phrases = phrases();
    view! {
        <section class="box members" aria-labelledby=TITLE>
            <h2 id=TITLE>{phrases.club()}</h2>
            {children()}
            <p class="members__l">
                <ScreenLink id="open-ladder" screen=ClubScreen::Ladder text=phrases.ladder_link()/>
                <ScreenLink id="open-cup" screen=CupScreen::Current text=phrases.cup_link()/>
                <ScreenLink id="open-club" screen=ClubScreen::Opponents text=phrases.opponents_link()/>
            </p>
        </section>
    }
}
