//! The places in the page that the match part fills, and how it is loaded.

use super::browser::styles::load_styles;
use super::browser::timers::after;
use super::components::{Keyed, or_nothing};
use super::first_visit::FirstVisit;
use super::split;
use super::state::{CurrentMatch, MatchScreen, keep_match_part, match_part, phrases};
use crate::storage::{Browser, Saves};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How long to wait before the match part is asked for again when it could not be loaded, in milliseconds.
const TRY_AGAIN: u32 = 4000;

/// Loads the match part; whether it is there.
pub async fn load_match_part() -> bool {
    // The program, while the styles are on their way. If that fails, so does what follows.
    spawn_local(async {
        let _ = split::fetch_match_part().await;
    });
    let has_styles = load_styles("match.css").await;
    match split::match_part().await {
        Ok(part) if has_styles => keep_match_part(part),
        _ => {}
    }
    match_part().is_some()
}

/// Whether the match part is there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loading {
    /// Not yet.
    Pending,
    /// It could not be loaded; soon it is tried again.
    Failed,
    /// It is there.
    Done,
}

/// The match part as it is loaded.
#[derive(Clone, Copy)]
pub struct MatchPartLoader(RwSignal<Loading>);

impl MatchPartLoader {
    /// Loads it, unless it is there, and again until that works.
    pub fn start() -> MatchPartLoader {
        let is_there = match_part().is_some();
        let loader = MatchPartLoader(RwSignal::new(if is_there { Loading::Done } else { Loading::Pending }));
        if !is_there {
            loader.load();
        }
        loader
    }

    fn load(self) {
        spawn_local(async move {
            if load_match_part().await {
                self.0.set(Loading::Done);
            } else {
                self.0.set(Loading::Failed);
                after(TRY_AGAIN, move || self.load());
            }
        });
    }

    /// Whether it is there; tracked.
    pub fn is_done(self) -> bool {
        self.0.get() == Loading::Done
    }

    /// Whether it could not be loaded yet; tracked.
    pub fn has_failed(self) -> bool {
        self.0.get() == Loading::Failed
    }
}

/// The place of a screen of the match part: until that is there, nothing, or that it could not be loaded.
#[component]
pub fn MatchPartPlace(
    /// The screen.
    screen: MatchScreen,
) -> impl IntoView {
    let MatchPartLoader(loading) = expect_context();
    view! {
        <Keyed key=loading let:loading>
            {match loading {
                Loading::Pending => or_nothing(None::<AnyView>),
                Loading::Failed => missing(),
                Loading::Done => or_nothing(match_part().map(|part| (part.draw)(screen))),
            }}
        </Keyed>
    }
}

/// That the match part could not be loaded.
pub fn missing() -> AnyView {
    view! { <p class="missing" role="status">{phrases().not_loaded()}</p> }.into_any()
}

/// The first screen: at a first visit two offers, else who plays and by which rules.
#[component]
pub fn FirstScreen() -> impl IntoView {
    let has_match = expect_context::<CurrentMatch>().game.with_untracked(Option::is_some);
    let has_two_offers = RwSignal::new(!has_match && Saves(Browser).is_first_visit());
    let screen = move |two_offers| match two_offers {
        true => view! { <FirstVisit on_more=move |()| has_two_offers.set(false)/> }.into_any(),
        false => view! { <MatchPartPlace screen=MatchScreen::Setup/> }.into_any(),
    };
    view! { <Keyed key=has_two_offers children=screen/> }
}
