//! The bar along the top of the table, with the ruler of totals.

use super::drawing::{Glyph, Icon, Logo};
use crate::app::store::{InPlay, Sheet, phrases, use_store};
use crate::engine::{Goal, Seat};
use crate::storage::Theme;
use leptos::prelude::*;

/// The bar: the way out, the round, the ruler (or whatever the screen puts there), and the tools.
#[component]
pub fn Bar(
    /// What stands in the middle.
    children: Children,
) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let round = Memo::new(move |_| store.play.with(|play| play.as_ref().map_or(0, InPlay::round_number)));
    let tool = move |sheet: Sheet, name: &'static str, icon: &'static str, kind: &'static str| {
        view! {
            <button class=format!("icon {kind}") aria-label=name on:click=move |_| store.sheet.set(Some(sheet))>
                <Icon name=icon/>
            </button>
        }
    };
    view! {
        <header class="bar">
            <div class="bar__l">
                <button class="home" aria-label=phrases.leave_table() on:click=move |_| store.leave_table()>
                    <Logo height="2rem"/>
                </button>
                <p class="round">{phrases.round_title()} " " <b>{round}</b></p>
            </div>
            {children()}
            <nav class="tools" aria-label=phrases.game_tools()>
                {tool(Sheet::Menu, phrases.menu(), "menu", "icon--menu")}
                {tool(Sheet::Rules, phrases.rule_book(), "book", "")}
                {tool(Sheet::Scores, phrases.score_sheet(), "score", "")}
                <ThemeButton/>
                {tool(Sheet::Settings, phrases.settings(), "gear", "")}
            </nav>
        </header>
    }
}

/// What a theme is called.
pub fn theme_name(theme: Theme) -> &'static str {
    let phrases = phrases();
    match theme {
        Theme::System => phrases.theme_system(),
        Theme::Light => phrases.theme_light(),
        Theme::Dark => phrases.theme_dark(),
    }
}

#[component]
fn ThemeButton() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let theme = move || store.settings.with(|settings| settings.theme);
    let names = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme)));
    let name = move || names.iter().find(|(one, _)| *one == theme()).map_or("", |(_, name)| name);
    let next = move |_| {
        store.set(|settings| {
            settings.theme = match settings.theme {
                Theme::System => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::System,
            }
        });
    };
    view! {
        <button class="icon" aria-label=move || phrases.theme_now(name()) on:click=next>
            <Icon name="theme"/>
        </button>
    }
}

/// A pin on the ruler.
#[derive(Clone, Copy, PartialEq)]
struct Pin {
    seat: Seat,
    total: i32,
    /// Where it stands, 0 to 1.
    at: f64,
    /// How many pin widths it is moved aside, so that it can be read beside its neighbours.
    aside: f64,
    raised: bool,
}

/// The ruler of totals towards the goal.
#[component]
pub fn Ruler() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let pins = Memo::new(move |_| store.play.with(|play| play.as_ref().map_or_else(Vec::new, pins)));
    let (goal, length) = store
        .play
        .with_untracked(|play| play.as_ref().map_or((Goal::Points(500), 500), |play| (play.goal(), scale(play))));
    let marks = (0..=5).map(move |mark| {
        view! {
            <li class="ruler__n" style=format!("--s:{}", f64::from(mark) / 5.0) aria-hidden="true">
                {length * mark / 5}
            </li>
        }
    });
    let pin = move |pin: Pin| {
        let (name, colour) = store.play.with_untracked(|play| {
            play.as_ref().map_or_else(Default::default, |play| {
                (phrases.pin(play.who(pin.seat, phrases), pin.total, goal), play.colour(pin.seat))
            })
        });
        view! {
            <li
                class=format!("pin p{colour}")
                class:pin--up=pin.raised
                style=format!("--s:{:.4};--dx:{}", pin.at, pin.aside)
                aria-label=name
            >
                <Glyph colour/>
                <b>{pin.total}</b>
            </li>
        }
    };
    view! {
        <ol class="ruler" aria-label=phrases.score_towards(goal)>
            {marks.collect_view()}
            <li class="ruler__flag" aria-hidden="true"><Icon name="flag"/></li>
            {move || pins.get().into_iter().map(pin).collect_view()}
        </ol>
    }
}

/// How far the ruler reaches: to the goal, or where there is none to the highest total or thereabouts.
pub fn scale(play: &InPlay) -> i32 {
    match play.goal() {
        Goal::Points(points) => points.into(),
        Goal::Rounds(rounds) => i32::from(rounds) * 75,
        Goal::Chips(chips) => i32::from(chips.start) * play.colours.len() as i32,
    }
    .max(play.recorded.game().totals().iter().copied().max().unwrap_or(0))
    .max(1)
}

fn pins(play: &InPlay) -> Vec<Pin> {
    let length = f64::from(scale(play));
    let mut pins: Vec<Pin> = Seat::ALL
        .into_iter()
        .zip(play.recorded.game().totals())
        .map(|(seat, &total)| Pin {
            seat,
            total,
            at: (f64::from(total) / length).clamp(0.0, 1.0),
            aside: 0.0,
            raised: false,
        })
        .collect();
    pins.sort_by_key(|pin| pin.total);
    // Close neighbours stand in two lanes, pairs of them side by side.
    const CLOSE: f64 = 0.085;
    let mut crowd = 0;
    for place in 1..pins.len() {
        let close = pins[place].at - pins[place - 1].at < CLOSE;
        crowd = if close { crowd + 1 } else { 0 };
        pins[place].raised = crowd % 2 == 1;
        if crowd >= 2 && pins[place].at - pins[place - 2].at < CLOSE {
            pins[place].aside = pins[place - 2].aside + 1.0;
        }
    }
    pins
}
