//! The place in the page that a screen of the second program fills.

use super::browser::messages::send;
use super::state::Navigation;
use crate::messages::{Message, Next};
use leptos::prelude::*;

/// The second program mounts its screens in the element with this id.
pub const PLACE: &str = "lazy";

/// The place of a screen of the second program: empty until that has been loaded and has filled it.
#[component]
pub fn LazyScreenPlace() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    // Once the place is in the page.
    request_animation_frame(move || {
        if let Some(screen) = navigation.lazy.try_get_untracked().flatten() {
            send(&Message::ShowScreen(screen));
        }
    });
    // A dialog says for itself that it lies over the game.
    let is_over =
        navigation.lazy.with_untracked(|lazy| lazy.as_ref().is_some_and(|screen| !screen.is_dialog())).then_some("");
    view! {
        <div
            class={"app"}
            id=PLACE
            data-over=is_over
            on:rack-o-close=move |_: web_sys::Event| send(&Message::LeaveScreen(Next::Game))
        ></div>
    }
}
