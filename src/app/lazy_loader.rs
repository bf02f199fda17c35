//! Loads the lazy part when one of its screens is wanted, and shows that where it belongs in the page.

use super::browser::messages::{on_message, send};
use super::components::{Keyed, or_nothing};
use super::split::{self, Draw, DrawDealEnd};
use super::state::{CurrentMatch, LAZY_SCREEN_ID, LazyTexts, LeaveScreen, Navigation, Next};
use crate::messages::Message;
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// The screen of the lazy part that is wanted: nothing until the program, the styles and the texts of that part are there.
#[component]
pub fn LazyScreenLoader() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let LeaveScreen(leave) = expect_context();
    let screen = navigation.lazy_screen_untracked();
    // A dialog says for itself that it lies over the game.
    let lies_over_game = screen.as_ref().is_some_and(|screen| !screen.is_dialog()).then_some("");
    let drawing = RwSignal::new(None);
    load(navigation, drawing);
    view! {
        <div
            class={"app"}
            id=LAZY_SCREEN_ID
            data-over=lies_over_game
            on:rack-o-close=move |_: web_sys::Event| leave.run(Next::Game)
        >
            <Keyed key=drawing let:drawing>
                {or_nothing(drawing.zip(screen.clone()).map(|((draw, texts), screen)| draw(screen, texts)))}
            </Keyed>
        </div>
    }
}

/// Loads all that a screen needs, and then says how it is drawn.
fn load(navigation: Navigation, drawing: RwSignal<Option<(Draw, LazyTexts)>>) {
    // The program, while the rest is on its way. If that fails, so does the screen below.
    spawn_local_scoped(async {
        let _ = split::load().await;
    });
    with_files(move |texts| {
        spawn_local_scoped(async move {
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
}

/// Asks for the styles and texts of the lazy part: once they are there, calls back with the texts; with `None` if they could
/// not be loaded.
fn with_files(then: impl Fn(Option<(String, String)>) + 'static) {
    on_message(move |message| {
        if let Message::ScreenFiles(texts) = message {
            then(texts);
        }
    });
    send(&Message::WantScreenFiles);
}

/// Loads and shows what the lazy part adds to the end of a match whose deals others play, too: the deal of a day, or a friend's.
/// Nothing, where the match at the table is none of these.
pub fn load_deal_end() -> AnyView {
    let current = expect_context::<CurrentMatch>();
    let is_over = current.with_untracked(|game| !game.is_unfinished()) && untrack(|| !current.is_trial());
    let drawing = RwSignal::new(None);
    if is_over && split::may_be_shared() {
        with_files(move |texts| {
            let Some(texts) = texts else { return };
            spawn_local_scoped(async move {
                // If it cannot be loaded now, it is when the match is opened again.
                if let Ok(Some(draw)) = split::deal_end(texts).await {
                    drawing.try_set(Some(draw));
                }
            });
        });
    }
    view! {
        <Keyed key=drawing let:draw>
            {or_nothing(draw.map(|(draw, texts): (DrawDealEnd, LazyTexts)| draw(texts)))}
        </Keyed>
    }
    .into_any()
}
