//! The browser's own way back closes what is shown of the study, and leads nowhere else meanwhile.

use super::desk::Desk;
use crate::app::browser::on_window;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Until the screen has gone, the browser's way back closes it.
pub fn closes_by_going_back(desk: Desk) {
    have_a_way_back();
    on_window("popstate", false, move |_| {
        // A link that is followed says for itself what it leads to.
        if window().location().hash().is_ok_and(|hash| !hash.is_empty()) {
            return;
        }
        let nested = desk.is_nested();
        desk.close();
        // That was the way out of the second screen; the first needs its own.
        if nested {
            have_a_way_back();
        }
    });
}

/// There is something to go back from, once: where a screen was closed in another way its place in the history is still there
/// (`public/study.js` passes over it).
fn have_a_way_back() {
    let Ok(history) = window().history() else { return };
    if history.state().is_ok_and(|state| state.is_null()) {
        // A browser may refuse it, to a page that does it too often: then its way back leaves the page.
        let _ = history.push_state(&JsValue::TRUE, "");
    }
}
