//! The first screen: the saved matches, the match that was set up last, and the links to other screens.

mod continue_cards;
mod play_again;

use crate::app::browser::timers::after_paint;
use crate::app::components::{FirstScreenLinks, Hero};
use crate::app::state::keep_finished_later;
use continue_cards::ContinueCards;
use leptos::prelude::*;
use play_again::PlayAgain;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    // What was over when the page was left. Where there is no room for it, it stays among the saved matches.
    after_paint(keep_finished_later);
    view! {
        <main class="su su--first formica">
            <Hero saved=view! { <ContinueCards/> }.into_any()>
                <PlayAgain/>
                <FirstScreenLinks/>
            </Hero>
        </main>
    }
}
