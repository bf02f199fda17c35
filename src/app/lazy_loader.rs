//! Loads the parts that are wanted: programs, styles and texts.

use super::browser::messages::{on_message, send};
use super::browser::timers::after_paint;
use super::components::{Keyed, nothing, or_nothing};
use super::parts;
use super::state::{
    ClubScreen, CurrentMatch, LazyScreen, LeaveScreen, Next, Notice, Notices, ScreenStack, has_finished_matches,
    keep_finished, may_be_shared,
};
use crate::lazy_parts::LazyPart;
use crate::messages::Message;
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// A screen whose part is there, with the texts of that part.
#[derive(Clone, PartialEq)]
pub struct LoadedScreen {
    /// The screen.
    pub screen: LazyScreen,
    /// The texts, in the order of the table of parts.
    pub texts: Vec<String>,
}

/// Loads what each screen of the stack needs. The signal holds the last one whose part is there; it stays until the part of the
/// next one is.
pub fn load_screens(stack: ScreenStack, notices: Notices) -> RwSignal<Option<LoadedScreen>> {
    let LeaveScreen(leave) = expect_context();
    let loaded = RwSignal::new(None);
    let wanted = Memo::new(move |_| stack.shown());
    let load = move |texts: Option<Vec<String>>, screen: LazyScreen| {
        spawn_local_scoped(async move {
            // What is over is looked back at, and counted, from the history. If it cannot be written, it stays as it is.
            let _ = keep_finished().await;
            let is_there = parts::load(&screen).await.is_ok();
            // Unless another one is wanted by now, or none.
            if wanted.try_get_untracked().as_ref() != Some(&screen) {
                return;
            }
            match texts.filter(|_| is_there) {
                Some(texts) => loaded.set(Some(LoadedScreen { screen, texts })),
                None if loaded.with_untracked(Option::is_none) => leave.run(Next::NotLoaded),
                None => {
                    notices.show(Notice::NotLoaded);
                    stack.close();
                }
            }
        });
    };
    on_message(move |message| {
        let Message::PartFiles(part, texts) = message else { return };
        let screen = wanted.get_untracked();
        if screen.part().name == part && loaded.with_untracked(|loaded| !is_loaded(loaded, &screen)) {
            load(texts, screen);
        }
    });
    want(wanted.get_untracked());
    Effect::watch(move || wanted.get(), |screen, _, _| want(screen.clone()), false);
    loaded
}

fn is_loaded(loaded: &Option<LoadedScreen>, screen: &LazyScreen) -> bool {
    loaded.as_ref().is_some_and(|loaded| loaded.screen == *screen)
}

/// Asks for the files of a screen's part and, while they are on their way, for its program.
fn want(screen: LazyScreen) {
    send(&Message::WantPartFiles(screen.part()));
    // If that fails, so does what waits for it.
    spawn_local_scoped(async move {
        let _ = parts::load(&screen).await;
    });
}

/// Loads and shows what is added to the end of a match whose deals others play, too: the deal of a day, or a friend's. Nothing,
/// where the match at the table is none of these.
pub fn load_deal_end() -> AnyView {
    let current = expect_context::<CurrentMatch>();
    let is_over = current.with_untracked(|game| !game.is_unfinished()) && untrack(|| !current.is_trial());
    let texts = RwSignal::new(None);
    if is_over && may_be_shared() {
        on_message(move |message| match message {
            Message::PartFiles(part, Some(loaded)) if part == LazyPart::SHARING.name => texts.set(Some(loaded)),
            // If it cannot be loaded now, it is when the match is opened again.
            _ => {}
        });
        send(&Message::WantPartFiles(LazyPart::SHARING));
    }
    view! {
        <Keyed key=texts let:texts>
            {or_nothing(texts.map(|texts| Suspend::new(async move { parts::deal_end(texts).await.ok().flatten() })))}
        </Keyed>
    }
    .into_any()
}

/// What has become of what is loaded into a screen that is there.
#[derive(Clone, PartialEq)]
enum Addition {
    /// It is on its way.
    Awaited,
    /// Its part is there, with its texts.
    Loaded(Vec<String>),
    /// It could not be loaded.
    Missing,
}

/// Loads and shows where the person stands in the Club, once the first screen is shown; until then its place is kept. Nothing,
/// where no match was played to its end, or where it cannot be loaded.
pub fn load_club_strip() -> AnyView {
    if !has_finished_matches() {
        return nothing();
    }
    let strip = RwSignal::new(Addition::Awaited);
    let is_awaited = move || strip.try_with_untracked(|strip| *strip == Addition::Awaited).unwrap_or_default();
    on_message(move |message| {
        let Message::PartFiles(part, texts) = message else { return };
        if part != LazyPart::CLUB.name || !is_awaited() {
            return;
        }
        spawn_local_scoped(async move {
            // It counts what is over. If that cannot be written, it stays as it is.
            let _ = keep_finished().await;
            let is_there = parts::load(&ClubScreen::Ladder.into()).await.is_ok();
            if is_awaited() {
                strip.set(texts.filter(|_| is_there).map_or(Addition::Missing, Addition::Loaded));
            }
        });
    });
    after_paint(|| send(&Message::WantPartFiles(LazyPart::CLUB)));
    let content = |strip| match strip {
        Addition::Awaited => view! {
            <p class={"stands__s"}></p>
            <div class={"stands"}></div>
        }
        .into_any(),
        Addition::Loaded(texts) => {
            Suspend::new(async move { parts::draw_strip(texts).await.ok().flatten() }).into_any()
        }
        Addition::Missing => nothing(),
    };
    view! { <Keyed key=strip children=content/> }.into_any()
}
