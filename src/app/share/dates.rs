//! Days by the clock of the device.

use crate::app::browser::clock::date_in_words;
use crate::app::state::phrases;
use crate::share::Day;
use js_sys::Date;

/// A day with its year, as the language writes it where the person is: “22 November 2026”.
pub fn written(day: Day) -> String {
    date_in_words(day, true, phrases().language())
}

/// How long it is to the next day by the clock of the device, in minutes.
pub fn minutes_to_midnight() -> u32 {
    let now = Date::new_0();
    24 * 60 - now.get_hours() * 60 - now.get_minutes()
}
