//! The time by the clock of the device.

use js_sys::{Array, Date, Intl, Object};
use wasm_bindgen::JsValue;

/// The beginning of 2020, in seconds since 1970.
const START: f64 = 1_577_836_800.0;

/// Now, in seconds since the beginning of 2020.
pub fn now() -> i32 {
    (Date::now() / 1000.0 - START) as i32
}

/// How long ago a time was, in the words of the browser for this language: “5 minutes ago”.
pub fn ago(time: i32, language: &str) -> String {
    let minutes = (now().saturating_sub(time) / 60).max(1);
    let (units, unit) = match minutes {
        ..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    let languages = Array::of1(&JsValue::from_str(language));
    Intl::RelativeTimeFormat::new(&languages, &Object::new()).format(-f64::from(units), unit).into()
}
