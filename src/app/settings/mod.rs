//! Settings, and the menu of small screens.

use super::parts::{Choice3, Icon, SheetBox, Switch, theme_name};
use super::store::{Sheet, phrases, use_store};
use crate::storage::{Pace, Theme};
use leptos::prelude::*;

/// The settings.
#[component]
pub fn SettingsSheet() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let themes = [Theme::System, Theme::Light, Theme::Dark].map(|theme| (theme, theme_name(theme).to_owned()));
    let paces = [
        (Pace::Normal, phrases.pace_normal().to_owned()),
        (Pace::Fast, phrases.pace_fast().to_owned()),
        (Pace::AtOnce, phrases.pace_at_once().to_owned()),
    ];
    view! {
        <SheetBox title=phrases.settings()>
            <div class="row">
                <span class="row__t" aria-hidden="true">{phrases.theme()}</span>
                <Choice3
                    label=phrases.theme().to_owned()
                    group="theme".to_owned()
                    options=themes.to_vec()
                    chosen=Signal::derive(move || store.settings.with(|settings| settings.theme))
                    change=move |theme| store.set(|settings| settings.theme = theme)
                />
            </div>
            <div class="row">
                <span class="row__t" aria-hidden="true">{phrases.pace()}</span>
                <Choice3
                    label=phrases.pace().to_owned()
                    group="pace".to_owned()
                    options=paces.to_vec()
                    chosen=Signal::derive(move || store.settings.with(|settings| settings.pace))
                    change=move |pace| store.set(|settings| settings.pace = pace)
                />
            </div>
            <Switch
                label=phrases.call_by_itself()
                what=phrases.call_by_itself_what()
                on=Signal::derive(move || store.settings.with(|settings| settings.call_by_itself))
                change=move |on| store.set(|settings| settings.call_by_itself = on)
            />
            <Switch
                label=phrases.keys()
                what=phrases.keys_what()
                on=Signal::derive(move || store.settings.with(|settings| settings.keys))
                change=move |on| store.set(|settings| settings.keys = on)
            />
        </SheetBox>
    }
}

/// What the bar has no room for on small screens.
#[component]
pub fn MenuSheet() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let item = move |sheet: Sheet, name: &'static str, icon: &'static str| {
        view! {
            <li>
                <button class="menu__i" on:click=move |_| store.sheet.set(Some(sheet))>
                    <Icon name=icon/>
                    <span>{name}</span>
                </button>
            </li>
        }
    };
    view! {
        <SheetBox title=phrases.menu() kind="sheetbox--menu">
            <ul class="menu">
                {item(Sheet::Rules, phrases.rule_book(), "book")}
                {item(Sheet::Scores, phrases.score_sheet(), "score")}
                {item(Sheet::Settings, phrases.settings(), "gear")}
                <li>
                    <button class="menu__i" on:click=move |_| store.leave_table()>
                        <Icon name="back"/>
                        <span>{phrases.end_match()}</span>
                    </button>
                </li>
            </ul>
        </SheetBox>
    }
}
