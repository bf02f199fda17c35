//! The time by the clock of the device.

use super::objects::object;
use crate::i18n::Language;
use crate::share::Day;
use js_sys::{Array, Date, Intl};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// The beginning of 2020, in seconds since 1970.
const START: f64 = 1_577_836_800.0;

/// Now, in seconds since the beginning of 2020.
pub fn now() -> i32 {
    (Date::now() / 1000.0 - START) as i32
}

/// Now, in milliseconds: to measure how long something takes.
pub fn milliseconds() -> f64 {
    Date::now()
}

/// A language with the region of the person, where their browser names one for it.
fn locale(language: Language) -> String {
    language.in_region(window().navigator().languages().iter().filter_map(|tag| tag.as_string()))
}

/// How long ago something was, in the words of the browser for this language: “5 minutes ago”, and “now” for 0 of a unit.
pub fn ago((units, unit): (i32, &str), language: Language) -> String {
    let languages = Array::of1(&JsValue::from_str(&locale(language)));
    let numeric = if units == 0 { "auto" } else { "always" };
    let options = object([("numeric", numeric.into())]);
    Intl::RelativeTimeFormat::new(&languages, &options).format(f64::from(-units), unit).into()
}

/// A moment, in seconds since the beginning of 2020, for the browser.
fn date_of(seconds: i32) -> Date {
    Date::new(&JsValue::from_f64((f64::from(seconds) + START) * 1000.0))
}

/// The year of a moment, in seconds since the beginning of 2020.
pub fn year_of(seconds: i32) -> i32 {
    date_of(seconds).get_full_year() as i32
}

/// The month of a moment, in seconds since the beginning of 2020, with its year: “November 2026”.
pub fn month_in_words(seconds: i32, language: Language) -> String {
    let fields = [("month", "long"), ("year", "numeric")];
    in_words(seconds, &fields, language)
}

/// A moment, in seconds since the beginning of 2020, without its year: “22 November, 14:05”.
pub fn moment_in_words(seconds: i32, language: Language) -> String {
    let fields = [("day", "numeric"), ("month", "long"), ("hour", "numeric"), ("minute", "2-digit")];
    in_words(seconds, &fields, language)
}

/// The day of a moment, in seconds since the beginning of 2020, with its year: “22 November 2026”.
pub fn date_of_moment(seconds: i32, language: Language) -> String {
    in_words(seconds, &[("day", "numeric"), ("month", "long"), ("year", "numeric")], language)
}

/// Today with its weekday: “Saturday, 28 November” or, in short, “Sat, 28 Nov”.
pub fn today_in_words(in_short: bool, language: Language) -> String {
    let length = if in_short { "short" } else { "long" };
    in_words(now(), &[("weekday", length), ("day", "numeric"), ("month", length)], language)
}

/// What stands on today’s leaf of a calendar: the month in short, and the weekday.
pub fn leaf_of_today(language: Language) -> (String, String) {
    (in_words(now(), &[("month", "short")], language), in_words(now(), &[("weekday", "long")], language))
}

/// Today, as the clock of the device has it.
pub fn today() -> Option<Day> {
    let now = Date::new_0();
    let small = |number: u32| u8::try_from(number).ok();
    Day::new(u16::try_from(now.get_full_year()).ok()?, small(now.get_month() + 1)?, small(now.get_date())?)
}

fn in_words(seconds: i32, fields: &[(&'static str, &'static str)], language: Language) -> String {
    let options = object(fields.iter().map(|(field, how)| (*field, (*how).into())));
    date_of(seconds).to_locale_string(&locale(language), &options).into()
}

/// A day as the language writes it in the person's region: “22 November 2026” in Britain, or without the year “22 November”.
pub fn date_in_words(day: Day, with_year: bool, language: Language) -> String {
    let (year, month, date) = day.date();
    let midnight = Date::new_with_year_month_day(year.into(), i32::from(month) - 1, date.into());
    let year = with_year.then_some(("year", "numeric"));
    let fields = [("day", "numeric"), ("month", "long")].into_iter().chain(year);
    midnight.to_locale_date_string(&locale(language), &object(fields.map(|(field, how)| (field, how.into())))).into()
}
