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

/// A day as the language writes it in the person's region: “22 November 2026” in Britain, or without the year “22 November”.
pub fn date_in_words(day: Day, with_year: bool, language: Language) -> String {
    let (year, month, date) = day.date();
    let midnight = Date::new_with_year_month_day(year.into(), i32::from(month) - 1, date.into());
    let year = with_year.then_some(("year", "numeric"));
    let fields = [("day", "numeric"), ("month", "long")].into_iter().chain(year);
    midnight.to_locale_date_string(&locale(language), &object(fields.map(|(field, how)| (field, how.into())))).into()
}
