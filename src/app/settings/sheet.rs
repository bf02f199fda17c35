//! The settings, on a sheet. Part of the study: what is set there the page hears of at once.

use crate::app::parts::{El, Given, Part, el, one_of, sheet, switch, theme_name};
use crate::app::sharing::save_profile;
use crate::app::store::{Store, phrases};
use crate::app::study::Desk;
use crate::i18n::Language;
use crate::storage::{Learning, Motion, Pace, Settings, Theme};
use leptos::prelude::*;

/// The settings.
pub fn settings_sheet(store: Store, desk: Desk) -> Part {
    let said = desk.phrases();
    let themes = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme)));
    let paces =
        [(Pace::Normal, said.pace_normal()), (Pace::Fast, said.pace_fast()), (Pace::AtOnce, said.pace_at_once())];
    let motions =
        [(Motion::Normal, said.motion_normal()), (Motion::Fast, said.motion_fast()), (Motion::Off, said.motion_off())];
    let coach = [
        (Learning::Off, said.learning_off()),
        (Learning::OnRequest, said.learning_on_request()),
        (Learning::Warn, said.learning_warn()),
    ];
    let mut content = vec![
        choice(store, desk, said.theme(), "theme", themes, |settings| &mut settings.theme),
        row(said.language_title(), language(store, desk)),
        choice(store, desk, said.motion(), "motion", motions, |settings| &mut settings.motion),
        choice(store, desk, said.pace(), "pace", paces, |settings| &mut settings.pace),
        choice(store, desk, said.learning(), "learning", coach, |settings| &mut settings.learning),
        flag(store, desk, phrases().sound(), said.sound_what(), |settings| &mut settings.sound),
        volume(store, desk),
        flag(store, desk, said.confirm(), said.confirm_what(), |settings| &mut settings.confirm),
        flag(store, desk, said.call_by_itself(), said.call_by_itself_what(), |settings| &mut settings.call_by_itself),
        flag(store, desk, said.memory_aid(), said.memory_aid_what(), |settings| &mut settings.memory_aid),
        flag(store, desk, said.practice(), said.practice_what(), |settings| &mut settings.practice),
        flag(store, desk, said.keys(), said.keys_what(), |settings| &mut settings.keys),
    ];
    let all = el("button").class("link").on("click", |_| save_profile()).text(said.profile_save());
    content.push(el("p").class("sheetbox__f").child(all));
    sheet(phrases().settings(), "", content)
}

/// The language, each by its own name.
fn language(store: Store, desk: Desk) -> El {
    let spoken = phrases().language();
    let options = Language::ALL.map(|language| {
        let option = el("option").set("value", language.code()).set("lang", language.code()).untranslated();
        let option = option.text(language.own_name());
        if language == spoken { option.set("selected", "") } else { option }
    });
    let choose = move |event: web_sys::Event| {
        if let Ok(language) = event_target_value(&event).parse::<Language>() {
            desk.set(store, |settings| settings.language = Some(language));
        }
    };
    let field = el("select")
        .class("sel")
        .label(desk.phrases().language_title())
        .on("change", choose)
        .children(options.into_iter().collect());
    // After a change the sheet comes anew, and the focus is to be where it was.
    if desk.changed_language() { field.set("autofocus", "") } else { field }
}

/// How loud it is; moving it lets the new loudness be heard.
fn volume(store: Store, desk: Desk) -> El {
    let said = desk.phrases();
    let slider = el("input")
        .class("slide")
        .set("type", "range")
        .set("min", "0")
        .set("max", "100")
        .set("step", "5")
        .label(said.volume())
        .prop("disabled", move || !store.settings.with(|settings| settings.sound))
        .value(move || store.settings.with(|settings| settings.volume).to_string())
        .on("input", move |event| {
            if let Ok(volume) = event_target_value(&event).parse() {
                desk.set(store, |settings| settings.volume = volume);
            }
        });
    row(said.volume(), slider)
}

fn row(text: &str, choice: El) -> El {
    el("div").class("row").child(el("span").class("row__t").hidden_from_readers().text(text)).child(choice)
}

/// One of three values of a setting, each with its name.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    store: Store,
    desk: Desk,
    label: &str,
    group: &str,
    values: [(T, &str); 3],
    field: fn(&mut Settings) -> &mut T,
) -> El {
    let options = values.map(|(value, name)| (value, name.to_owned(), None));
    let chosen = move || store.settings.with(|settings| *field(&mut settings.clone()));
    row(
        label,
        one_of("", label, group, &options, chosen, move |value| desk.set(store, |settings| *field(settings) = value)),
    )
}

fn flag(store: Store, desk: Desk, label: &str, what: &'static str, field: fn(&mut Settings) -> &mut bool) -> El {
    switch(
        label,
        move || what.to_owned(),
        move || store.settings.with(|settings| *field(&mut settings.clone())),
        Given::Fixed(false),
        move |on| desk.set(store, |settings| *field(settings) = on),
    )
}
