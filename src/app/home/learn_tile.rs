//! The way to the lesson.

use super::tile::Tile;
use crate::app::components::Icon;
use crate::app::state::{Navigation, ReadingScreen, phrases};
use leptos::prelude::*;

/// The tile of the lesson.
#[component]
pub fn LearnTile() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    view! {
        <Tile
            class="tile--learn"
            id="open-lesson"
            title=phrases.lesson()
            picture=view! { <span class={"lamp"}><Icon name="lamp"/></span> }.into_any()
            on_press=move |()| navigation.show(ReadingScreen::Lesson)
        >
            <p class="tile__s">{phrases.learn_first_what()}</p>
        </Tile>
    }
}
