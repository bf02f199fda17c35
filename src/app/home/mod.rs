//! The first screen: the match to go on with, the one that was set up last, the deal of the day, the Club, and the ways to
//! everything else. What is asked first stands first.

mod bar;
mod club_tile;
mod continue_panel;
mod day_tile;
mod first_visit;
mod learn_tile;
mod links;
mod match_words;
mod other_matches;
mod play_again;
mod saved_cards;
mod tile;
mod totals;
mod undo;

pub use first_visit::FirstVisit;

use crate::app::browser::timers::after_paint;
use crate::app::state::{keep_finished_later, phrases};
use bar::HomeBar;
use club_tile::ClubTile;
use continue_panel::ContinuePanel;
use day_tile::DayTile;
use learn_tile::LearnTile;
use leptos::prelude::*;
use links::QuietLinks;
use other_matches::OtherMatchList;
use play_again::PlayAgain;
use saved_cards::SavedCards;

/// The first screen.
#[component]
pub fn Home(
    /// Where the person stands in the Club, which is loaded later.
    children: Children,
) -> impl IntoView {
    let cards = SavedCards::follow();
    provide_context(cards);
    let last = cards.last();
    let has_match = Memo::new(move |_| last.with(Option::is_some));
    // What was over when the page was left. Where there is no room for it, it stays among the saved matches.
    after_paint(keep_finished_later);
    view! {
        <div class="lobby formica">
            <HomeBar/>
            <main class="lobby__m">
                <div class="lobby__now">
                    <ContinuePanel last/>
                    <PlayAgain has_match/>
                </div>
                <div class="lobby__day">
                    <DayTile/>
                    <OtherMatchList/>
                </div>
                <ClubTile>{children()}</ClubTile>
                <LearnTile/>
                <QuietLinks/>
            </main>
            <p
                class="vh"
                aria-live="polite"
                prop:textContent=move || if cards.has_restored() { phrases().match_restored() } else { "" }
            ></p>
        </div>
    }
}
