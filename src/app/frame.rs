//! The frame of the page: the screen, what lies over it, and what holds everywhere.

use super::advice::think_along;
use super::browser::{CLOSE, OVER, focus_when_there, send};
use super::hand_over::hand_over;
use super::language::follow_language;
use super::motion::end_motion_at_a_touch;
use super::news::listen_for_news;
use super::notices::notices;
use super::parts::{El, Following, Part, bar, el, follow, nothing, whenever};
use super::scores::{round_over, score_sheet};
use super::settings::menu_sheet;
use super::setup::{replace_match, setup};
use super::store::{Screen, Sheet, Store, use_store};
use super::study::{listen_for_the_study, study_screen};
use super::table::{announcer, round_at_table, table_class};
use super::trying::trying_strip;
use super::turns::run_computer_players;
use crate::storage::{Motion, Theme};
use leptos::prelude::*;

/// The heading of every screen has this id, so that the focus can follow.
pub const HEADING: &str = "heading";

/// The heading of a screen: where the focus goes when the screen comes.
pub fn heading(text: &str) -> El {
    el("h1").set("id", HEADING).set("tabindex", "-1").text(text)
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let store = Store::open();
    provide_context(store);
    follow_settings(store);
    follow_language(store);
    run_computer_players(store);
    think_along(store);
    listen_for_the_study(store);
    listen_for_news(store);
    end_motion_at_a_touch(store);
    let screen = follow(move || store.screen());
    let place = follow(move || screen.get().place());
    // After the first screen the focus follows to the heading of the next: it would be lost with the old one.
    let mut before = None;
    whenever(move || {
        let now = screen.get();
        if let Some(before) = before.replace(now).filter(|before| *before != now) {
            // Where the bar stays, so does a focus in it.
            if !matches!(now, Screen::RoundOver(_) | Screen::MatchOver) {
                focus_when_there(HEADING);
            }
            store.ring(before, now);
            if now == Screen::MatchOver {
                send("rack-o-over", "");
            }
        }
    });
    let leave_trial = move |_| {
        if store.trying.get_untracked() {
            store.end_trying();
        }
    };
    // A trial leads back to the review it began from: that is one step more to the game.
    let tried_in_review = move || (store.trying.get() && store.review.with(Option::is_some)).then(String::new);
    // The language is read where the texts are made; a new language makes the page anew.
    el("div")
        .class("app")
        .bind(OVER, tried_in_review)
        .on(CLOSE, leave_trial)
        .dynamic(move || {
            store.language.track();
            // What is tried out lies over the game, too.
            let tried = move || store.trying.get().then(String::new);
            let screen = el("div").class("app").bind(OVER, tried).on(CLOSE, leave_trial).dynamic(move || {
                store.seated.track();
                let place = place.get();
                untrack(|| shown(place, screen)).view()
            });
            let sheets = el("div").class("app").dynamic(move || store.sheet.get().map_or_else(nothing, sheet));
            let study = el("div").class("app").dynamic(move || {
                let over = store.study.with(|asked| asked.as_ref().is_some_and(|asked| asked.0.is_sheet()));
                if over { study_screen(store).view() } else { nothing() }
            });
            vec![screen, study, sheets, el("div").class("app").child(notices())]
        })
        .made()
}

/// A screen of the page, or the table for all that stands there.
fn shown(place: Screen, screen: Following<Screen>) -> El {
    match place {
        Screen::Setup => el("div").class("app").child(setup()),
        Screen::Study(_) => study_screen(use_store()),
        Screen::HandOver(seat) => {
            let place = el("div").class("app").child(hand_over(seat));
            if use_store().trying.get_untracked() { place.child(trying_strip()) } else { place }
        }
        _ => at_table(screen),
    }
}

/// The table with its bar, and what is read out. They stay while rounds come and go.
fn at_table(screen: Following<Screen>) -> El {
    let shown = move || {
        let screen = screen.get();
        untrack(|| match screen {
            Screen::Table(_) => round_at_table().view(),
            Screen::RoundOver(_) | Screen::MatchOver => round_over(),
            _ => nothing(),
        })
    };
    el("div").bind("class", move || Some(table_class(screen.get()))).child(bar()).dynamic(shown).child(announcer())
}

/// What lies over the screen.
fn sheet(sheet: Sheet) -> Part {
    match sheet {
        Sheet::Menu => menu_sheet(),
        Sheet::Scores => score_sheet(),
        Sheet::ReplaceMatch => replace_match(),
    }
}

/// What the style sheets read from the root element: how fast things may move, and whether it is day, night, or as the system is set.
fn follow_settings(store: Store) {
    whenever(move || {
        let Some(html) = document().document_element() else { return };
        let (motion, theme) = store.settings.with(|settings| (settings.motion, settings.theme));
        let motion = if motion == Motion::Normal { None } else { Some(motion.name()) };
        let theme = if theme == Theme::System { None } else { Some(theme.name()) };
        for (name, value) in [("data-motion", motion), ("data-theme", theme)] {
            // They fail only for attributes whose name is none.
            let _ = match value {
                Some(value) => html.set_attribute(name, value),
                None => html.remove_attribute(name),
            };
        }
    });
}
