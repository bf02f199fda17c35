//! Settings, and the menu of small screens.

use super::parts::{El, Given, Part, el, icon, one_of, sheet, switch, theme_name};
use super::store::{Sheet, Store, Study, phrases, use_store};
use super::table::last_moves::all_moves;
use crate::i18n::Language;
use crate::sound::Cue;
use crate::storage::{Learning, Motion, Pace, Settings, Theme};
use leptos::prelude::*;

/// The settings.
pub fn settings_sheet() -> Part {
    let store = use_store();
    let phrases = phrases();
    let themes = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme)));
    let paces = [
        (Pace::Normal, phrases.pace_normal()),
        (Pace::Fast, phrases.pace_fast()),
        (Pace::AtOnce, phrases.pace_at_once()),
    ];
    let motions = [
        (Motion::Normal, phrases.motion_normal()),
        (Motion::Fast, phrases.motion_fast()),
        (Motion::Off, phrases.motion_off()),
    ];
    let coach = [
        (Learning::Off, phrases.learning_off()),
        (Learning::OnRequest, phrases.learning_on_request()),
        (Learning::Warn, phrases.learning_warn()),
    ];
    let languages = Language::ALL.map(|language| (language, language.phrases().own_name().to_owned(), None));
    let language = one_of(
        "",
        phrases.language(),
        "language",
        &languages,
        move || store.language.get(),
        move |language| store.language.set(language),
    );
    let content = vec![
        choice(store, phrases.theme(), "theme", themes, |settings| &mut settings.theme),
        row(phrases.language(), language),
        choice(store, phrases.motion(), "motion", motions, |settings| &mut settings.motion),
        choice(store, phrases.pace(), "pace", paces, |settings| &mut settings.pace),
        choice(store, phrases.learning(), "learning", coach, |settings| &mut settings.learning),
        flag(store, phrases.sound(), phrases.sound_what(), |settings| &mut settings.sound),
        volume(store),
        flag(store, phrases.confirm(), phrases.confirm_what(), |settings| &mut settings.confirm),
        flag(store, phrases.call_by_itself(), phrases.call_by_itself_what(), |settings| &mut settings.call_by_itself),
        flag(store, phrases.memory_aid(), phrases.memory_aid_what(), |settings| &mut settings.memory_aid),
        flag(store, phrases.practice(), phrases.practice_what(), |settings| &mut settings.practice),
        flag(store, phrases.keys(), phrases.keys_what(), |settings| &mut settings.keys),
    ];
    sheet(phrases.settings(), "", content)
}

/// How loud it is; moving it lets the new loudness be heard.
fn volume(store: Store) -> El {
    let phrases = phrases();
    let slider = el("input")
        .class("slide")
        .set("type", "range")
        .set("min", "0")
        .set("max", "100")
        .set("step", "5")
        .label(phrases.volume())
        .prop("disabled", move || !store.settings.with(|settings| settings.sound))
        .value(move || store.settings.with(|settings| settings.volume).to_string())
        .on("input", move |event| {
            if let Ok(volume) = event_target_value(&event).parse() {
                store.set(|settings| settings.volume = volume);
                store.hear(Cue::Slot(4), 0);
            }
        });
    row(phrases.volume(), slider)
}

fn row(text: &str, choice: El) -> El {
    el("div").class("row").child(el("span").class("row__t").hidden_from_readers().text(text)).child(choice)
}

/// One of three values of a setting, each with its name.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    store: Store,
    label: &str,
    group: &str,
    values: [(T, &str); 3],
    field: fn(&mut Settings) -> &mut T,
) -> El {
    let options = values.map(|(value, name)| (value, name.to_owned(), None));
    let chosen = move || store.settings.with(|settings| *field(&mut settings.clone()));
    row(label, one_of("", label, group, &options, chosen, move |value| store.set(|settings| *field(settings) = value)))
}

fn flag(store: Store, label: &str, what: &'static str, field: fn(&mut Settings) -> &mut bool) -> El {
    switch(
        label,
        move || what.to_owned(),
        move || store.settings.with(|settings| *field(&mut settings.clone())),
        Given::Fixed(false),
        move |on| store.set(|settings| *field(settings) = on),
    )
}

/// What the bar has no room for on small screens.
pub fn menu_sheet() -> Part {
    let store = use_store();
    let phrases = phrases();
    let item =
        |text: &str, picture: &str| el("button").class("menu__i").child(icon(picture)).child(el("span").text(text));
    let opens = |sheet: Sheet, text: &str, picture: &str| {
        el("li").child(item(text, picture).on("click", move |_| store.sheet.set(Some(sheet))))
    };
    let looks = |study: Study, text: &str, picture: &str| {
        el("li").child(item(text, picture).on("click", move |_| store.open_study(study, String::new())))
    };
    let list = el("ul").class("menu").children(vec![
        looks(Study::Rules, phrases.rule_book(), "book"),
        opens(Sheet::Scores, phrases.score_sheet(), "score"),
        opens(Sheet::Settings, phrases.settings(), "gear"),
        looks(Study::Keys, phrases.keys_title(), "keys"),
        el("li").child(item(phrases.end_match(), "back").on("click", move |_| store.leave_table())),
    ]);
    let moves = el("section")
        .class("log log--all")
        .set("tabindex", "0")
        .label(phrases.last_moves())
        .child(el("h3").text(phrases.last_moves()))
        .child(all_moves());
    sheet(phrases.menu(), "sheetbox--menu", vec![list, moves])
}
