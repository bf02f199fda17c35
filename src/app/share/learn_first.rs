//! The way to the lesson for whoever comes by a link and does not know the game.

use crate::app::components::Button;
use crate::app::state::{Navigation, ReadingScreen, saves, sharing_phrases};
use leptos::prelude::*;

/// The button to the lesson, which leads back to what the link leads to; nothing for whoever has played before.
#[component]
pub fn LearnFirst(
    /// The link: the fragment of its address.
    link: String,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let learn = move |()| navigation.show(ReadingScreen::LessonBefore(link.clone()));
    (!saves().has_played()).then(|| {
        view! { <Button id="learn-first" class="key--quiet" on_press=learn>{sharing_phrases().link_learn()}</Button> }
    })
}
