//! The bar along the top of the table.

use super::drawing::{icon, logo};
use super::element::{El, el};
use super::ruler::ruler;
use crate::app::browser::system_is_dark;
use crate::app::in_play::InPlay;
use crate::app::store::{Sheet, Study, phrases, use_store};
use crate::app::trying::trying_strip;
use crate::engine::{ChipGame, Edition, Goal};
use crate::storage::Theme;

/// The bar: the way out, the round, the ruler (or, in a trial, the way back), and the tools.
pub fn bar() -> El {
    let store = use_store();
    let phrases = phrases();
    let round = move || store.play.with(|play| play.as_ref().map_or_else(String::new, round_of));
    let button =
        |name: &str, picture: &str| el("button").class("icon").label(name).set("title", name).child(icon(picture));
    let tool = move |sheet: Sheet, name: &str, picture: &str| {
        button(name, picture).on("click", move |_| store.sheet.set(Some(sheet)))
    };
    let rules = button(phrases.rule_book(), "book").on("click", move |_| store.open_study(Study::Rules, String::new()));
    let left = el("div")
        .class("bar__l")
        .child(
            el("button")
                .class("home")
                .label(phrases.leave_table())
                .on("click", move |_| store.leave_table())
                .child(logo("2rem")),
        )
        .child(el("p").class("round").text(phrases.round_title()).text(" ").child(el("b").untranslated().say(round)));
    let tools = el("nav").class("tools").label(phrases.game_tools()).children(vec![
        tool(Sheet::Menu, phrases.menu(), "menu").class("icon icon--menu"),
        rules,
        tool(Sheet::Scores, phrases.score_sheet(), "score"),
        sound_button(),
        theme_button(),
        button(phrases.settings(), "gear").on("click", move |_| store.open_settings()),
    ]);
    // Totals mean nothing where a move is only tried out.
    let middle = if store.trying.get_untracked() { trying_strip() } else { ruler() };
    el("header").class("bar").child(left).child(middle).child(tools)
}

/// Opens the rule book at the section of a rule (“R15”). `about`: what the rule is about.
pub fn rule_key(rule: &'static str, about: &str) -> El {
    let store = use_store();
    let name = format!("{about}: {}", phrases().see_rule());
    el("button")
        .class("why")
        .set("type", "button")
        .label(&name)
        .on("click", move |_| store.open_study(Study::Rules, rule.to_owned()))
        .child(icon("info"))
}

/// The number of the round, and of how many where that is agreed.
fn round_of(play: &InPlay) -> String {
    let number = play.round_number();
    match play.goal() {
        Goal::Points(_) | Goal::Rounds(1) => number.to_string(),
        Goal::Rounds(rounds) | Goal::Chips(ChipGame { rounds, .. }) => format!("{number} / {rounds}"),
    }
}

/// An element with what an edition is called. Those of a sheet have names, which are not translated.
pub fn edition_name(tag: &str, edition: Edition) -> El {
    let name = el(tag).text(phrases().edition(edition));
    if edition == Edition::Custom { name } else { name.untranslated() }
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

fn sound_button() -> El {
    let store = use_store();
    let phrases = phrases();
    let on = move || store.settings.with(|settings| settings.sound);
    el("button")
        .class("icon")
        .label(phrases.sound())
        .set("title", phrases.sound())
        .bind("aria-pressed", move || Some(on().to_string()))
        .on("click", move |_| store.set(|settings| settings.sound = !settings.sound))
        .dynamic_of(on, |&on| icon(if on { "sound" } else { "mute" }).view())
}

fn theme_button() -> El {
    let store = use_store();
    let phrases = phrases();
    let theme = move || store.settings.with(|settings| settings.theme);
    let names = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme)));
    let name = move || names.iter().find(|(one, _)| *one == theme()).map_or("", |(_, name)| name);
    // From as the system is to the other one first, so that a press always shows.
    let next = move |_| {
        let (like, unlike) = if system_is_dark() { (Theme::Dark, Theme::Light) } else { (Theme::Light, Theme::Dark) };
        store.set(|settings| {
            settings.theme = match settings.theme {
                Theme::System => unlike,
                theme if theme == unlike => like,
                _ => Theme::System,
            }
        });
    };
    el("button")
        .class("icon")
        .bind("aria-label", move || Some(phrases.theme_now(name())))
        .bind("title", move || Some(phrases.theme_now(name())))
        .on("click", next)
        .child(icon("theme"))
}
