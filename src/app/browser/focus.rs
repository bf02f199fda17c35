//! The keyboard focus.

use super::document::find;
use super::timers::after_paint;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The heading of every screen has this id: the focus goes there when the screen appears.
pub const HEADING: &str = "heading";

/// For so many frames after a change the focus is looked after.
const FRAMES_WATCHED: u8 = 8;

/// Moves the focus to an element, if it is there.
pub fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // It fails only for an element that is gone.
        let _ = element.focus();
    }
}

/// Moves the focus to the element with this id once the page shows it.
pub fn focus_later(id: &'static str) {
    // Moving it at once would make the browser lay out the page for this alone.
    after_paint(move || focus(document().get_element_by_id(id)));
}

/// Takes the focus away from what has it, before that leaves the page.
pub fn blur() {
    if let Some(focused) = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = focused.blur();
    }
}

/// Whether what had the focus has left the page.
pub fn focus_is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// When what had the focus leaves the page, moves it to what `selector` finds, or otherwise to the heading.
pub fn restore_focus(selector: Option<&'static str>) {
    watch_focus(FRAMES_WATCHED, selector);
}

fn watch_focus(frames: u8, selector: Option<&'static str>) {
    request_animation_frame(move || {
        if focus_is_lost() {
            focus(selector.and_then(find));
            // While a dialog still lies over it, nothing can take the focus.
            if focus_is_lost() && (frames == 1 || selector.is_none()) {
                focus_later(HEADING);
            }
        }
        if frames > 1 {
            watch_focus(frames - 1, selector);
        }
    });
}
