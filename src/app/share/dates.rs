//! Days by the clock of the device.

use crate::app::browser::sharing::object;
use crate::app::state::phrases;
use crate::share::Day;
use js_sys::Date;

/// Today, as the clock of the device has it.
pub fn today() -> Option<Day> {
    let now = Date::new_0();
    let small = |number: u32| u8::try_from(number).ok();
    Day::new(u16::try_from(now.get_full_year()).ok()?, small(now.get_month() + 1)?, small(now.get_date())?)
}

/// A day as the language writes it: “22 November 2026”.
pub fn written(day: Day) -> String {
    let (year, month, date) = day.date();
    let midnight = Date::new_with_year_month_day(year.into(), i32::from(month) - 1, date.into());
    let format = object(&[("day", "numeric"), ("month", "long"), ("year", "numeric")]);
    midnight.to_locale_date_string(phrases().language().code(), &format).into()
}

/// How long it is to the next day by the clock of the device, in minutes.
pub fn minutes_to_midnight() -> u32 {
    let now = Date::new_0();
    24 * 60 - now.get_hours() * 60 - now.get_minutes()
}
