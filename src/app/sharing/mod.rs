//! Links: making them, and following them. Screens of the study.

mod code;
mod followed;
mod offered;
mod profile;

pub use followed::link_sheet;
pub use offered::share_sheet;
pub use profile::{is_profile, profile_content, save_profile};

use crate::app::store::phrases;
use crate::share::Day;
use crate::storage::{Browser, Days, MatchExtras, Saves, TextStore, keys};
use wasm_bindgen::JsValue;

/// Today, as the clock of the device has it.
fn today() -> Option<Day> {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).ok();
    Day::new(u16::try_from(now.get_full_year()).ok()?, small(now.get_month() + 1)?, small(now.get_date())?)
}

/// A day as the language writes it: “22 November 2026”.
fn written(day: Day) -> String {
    let (year, month, date) = day.date();
    let midnight = js_sys::Date::new_with_year_month_day(year.into(), i32::from(month) - 1, date.into());
    let how = of_texts(&[("day", "numeric"), ("month", "long"), ("year", "numeric")]);
    midnight.to_locale_date_string(phrases().language().code(), &how).into()
}

/// An object of texts, as the browser's own functions take them.
fn of_texts(all: &[(&str, &str)]) -> JsValue {
    let object = js_sys::Object::new();
    for &(name, value) in all {
        drop(js_sys::Reflect::set(&object, &name.into(), &value.into()));
    }
    object.into()
}

/// The deals of the day that were played.
fn days() -> Days {
    Saves(Browser).read(keys::DAYS).ok().flatten().unwrap_or_default()
}

/// What is kept beside the match at the table.
fn extras() -> Option<MatchExtras> {
    Saves(Browser).read(keys::EXTRAS).ok().flatten()
}

/// The match at the table is over: if it was the deal of a day, the day counts.
pub fn count_day() {
    let Some(day) = Browser.get(keys::DAY).as_deref().and_then(Day::parse) else { return };
    let recorded = Saves(Browser).read_match().ok().flatten();
    let seed = extras().and_then(|extras| extras.seed.parse().ok());
    let played = recorded.filter(|_| seed == Some(day.seed())).and_then(|recorded| {
        let points = recorded.results().first().map(|result| result.scores[0])?;
        (!recorded.record().winners.is_empty()).then_some(points)
    });
    if let Some(points) = played {
        let mut days = days();
        days.add(day, points);
        // Where nothing can be kept, the page has said so.
        if Saves(Browser).write(keys::DAYS, &days).is_ok() {
            Browser.remove(keys::DAY);
        }
    }
}
