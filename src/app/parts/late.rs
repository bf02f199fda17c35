//! Screens that come in parts: to make and lay out all of their slots and cards at once takes too long on slow devices.

use super::element::El;
use crate::app::browser::{after_the_picture, found};
use js_sys::Date;

/// The mark of what is on the page already, but is to be laid out with a later picture.
const LATE: &str = "data-late";

/// Something of the page that is to be laid out with a later picture, where the screen `comes` in parts: see [`come_in_parts`].
pub fn late(element: El, comes: bool) -> El {
    if comes { element.set(LATE, "") } else { element }
}

/// Whether a rack of the table is still without its slots, or anything is to be laid out later.
pub fn is_late() -> bool {
    found(".opp ol:empty,[data-late]").is_some()
}

/// A picture that takes longer than this, in milliseconds, is followed by one with half as much.
const LONG: f64 = 40.0;

/// Lets what is late come, so many elements with each picture, half as many where pictures take long. With the picture after the last of
/// them, `more` puts up the next part, or says that there is none.
pub fn come_in_parts(at_once: usize, mut more: Box<dyn FnMut() -> bool>) {
    let since = Date::now();
    after_the_picture(Box::new(move || {
        let long = Date::now() - since > LONG;
        let mut came = false;
        for _ in 0..if long { at_once / 2 } else { at_once } {
            // It fails only for an attribute whose name is none.
            came |= found("[data-late]").is_some_and(|element| element.remove_attribute(LATE).is_ok());
        }
        if came || more() {
            come_in_parts(at_once, more);
        }
    }));
}
