//! The place in the page of a screen of the lazy part.

use super::browser::messages::{on_message, send};
use super::components::{Keyed, or_nothing};
use super::split::{self, Draw};
use super::state::{LeaveScreen, Navigation, Next};
use crate::messages::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The element with this id is empty until its screen is there (`history.js`).
const PLACE: &str = "lazy";

/// The screen of the lazy part that is wanted: nothing until the program, the styles and the texts of that part are there.
#[component]
pub fn LazyScreenPlace() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let LeaveScreen(leave) = expect_context();
    let screen = navigation.lazy.get_untracked();
    // A dialog says for itself that it lies over the game.
    let is_over = screen.as_ref().is_some_and(|screen| !screen.is_dialog()).then_some("");
    let drawing = RwSignal::new(None);
    load(navigation, drawing);
    view! {
        <div class={"app"} id=PLACE data-over=is_over on:rack-o-close=move |_: web_sys::Event| leave.run(Next::Game)>
            <Keyed key=drawing let:draw>
                {or_nothing(draw.and_then(|draw| screen.clone().map(draw)))}
            </Keyed>
        </div>
    }
}

/// Loads all that a screen needs, and then says how it is drawn.
fn load(navigation: Navigation, drawing: RwSignal<Option<Draw>>) {
    // The program, while the rest is on its way. If that fails, so does the screen below.
    spawn_local(async {
        let _ = split::load().await;
    });
    on_message(move |message| {
        let Message::ScreenFiles(texts) = message else { return };
        spawn_local(async move {
            let draw = match texts {
                Some(texts) => split::lazy_screen(texts).await.ok().flatten(),
                None => None,
            };
            // Unless the screen has been left by now.
            match (drawing.is_disposed(), draw) {
                (true, _) => {}
                (false, Some(draw)) => drawing.set(Some(draw)),
                (false, None) => navigation.screen_failed(),
            }
        });
    });
    send(&Message::WantScreenFiles);
}
