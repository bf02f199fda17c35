//! The keyboard focus.

use super::document::find;
use super::timers::{after, after_paint, next_frame};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The heading of every screen has this id: the focus goes there when the screen appears.
pub const HEADING: &str = "heading";

/// Finds what opens the menu of small screens.
pub const MENU_BUTTON: &str = ".icon--menu";

/// After so many milliseconds the buttons of every screen can be pressed (`just-come` in `motion.css`), and after a few times
/// as many on the slowest device.
const BUTTONS_COME: u32 = 500;
const TIMES_TRIED: u8 = 4;

/// For so many frames after a change the focus is looked after.
const FRAMES_WATCHED: u8 = 8;

/// Whether an element is about to have the focus: no heading takes it in between. In context.
#[derive(Clone, Copy, Default)]
pub struct AwaitedFocus(StoredValue<bool>);

impl AwaitedFocus {
    fn set(is_awaited: bool) {
        if let Some(AwaitedFocus(awaited)) = use_context() {
            awaited.try_set_value(is_awaited);
        }
    }

    fn get() -> bool {
        use_context().and_then(|AwaitedFocus(awaited)| awaited.try_get_value()).unwrap_or_default()
    }
}

/// The id of what has the focus; none where it has no id.
pub fn focused_id() -> Option<String> {
    document().active_element().map(|focused| focused.id()).filter(|id| !id.is_empty())
}

/// Whether what has the focus is in a dialog.
pub fn focus_is_in_dialog() -> bool {
    focus_is_in("dialog")
}

fn focus_is_in(selector: &str) -> bool {
    document().active_element().is_some_and(|focused| focused.closest(selector).ok().flatten().is_some())
}

/// Moves the focus to the element with this id once the page shows it and it takes the focus, or otherwise to the heading.
pub fn focus_back_later(id: Option<String>) {
    let Some(id) = id else { return after_paint(focus_heading_if_lost) };
    AwaitedFocus::set(true);
    let before = document().active_element();
    after_paint(move || {
        AwaitedFocus::set(false);
        if was_moved_since(before.as_ref()) {
            return;
        }
        if !focus_id(&id) {
            focus_heading_if_lost();
            // After a round no button can be pressed at first.
            focus_when_buttons_come(id, TIMES_TRIED);
        }
    });
}

/// Whether somebody has moved the focus since `before` had it. A heading, or a dialog that opened, took it by itself.
fn was_moved_since(before: Option<&Element>) -> bool {
    let dialog_of = |element: &Element| element.closest("dialog").ok().flatten();
    document().active_element().filter(|_| !focus_is_lost()).is_some_and(|now| {
        let dialog = dialog_of(&now);
        let dialog_opened = dialog.is_some() && dialog != before.and_then(dialog_of);
        Some(&now) != before && now.id() != HEADING && !dialog_opened
    })
}

fn focus_when_buttons_come(id: String, times: u8) {
    after(BUTTONS_COME, move || {
        let is_unmoved = document().active_element().is_none_or(|element| element.id() == HEADING) || focus_is_lost();
        if is_unmoved && !focus_id(&id) && times > 1 {
            focus_when_buttons_come(id, times - 1);
        }
    });
}

/// Draws something anew: a focus in what `selector` finds goes to the element there that has the same id as before.
pub fn keep_focus_in(selector: &str, draw: impl FnOnce()) {
    let id = focused_id().filter(|_| focus_is_in(selector));
    draw();
    if id.is_some() {
        focus_back_later(id);
    }
}

/// Moves the focus to the element with this id; whether there is one that takes it.
fn focus_id(id: &str) -> bool {
    let Some(element) = document().get_element_by_id(id) else { return false };
    focus(Some(element.clone()));
    // One that is hidden does not.
    document().active_element().as_ref() == Some(&element)
}

/// Moves the focus to an element, if it is there.
pub fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // It fails only for an element that is gone.
        let _ = element.focus();
    }
}

/// Moves the focus to the heading, unless something has it.
fn focus_heading_if_lost() {
    if focus_is_lost() && !AwaitedFocus::get() {
        focus(document().get_element_by_id(HEADING));
    }
}

/// Moves the focus to the heading in the element with this id once the page shows it.
pub fn focus_heading_in(id: &'static str) {
    after_paint(move || focus(find(&format!("#{id} #{HEADING}"))));
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
    next_frame(move || {
        if focus_is_lost() {
            focus(selector.and_then(find));
            // While a dialog still lies over it, nothing can take the focus.
            if focus_is_lost() && (frames == 1 || selector.is_none()) {
                after_paint(focus_heading_if_lost);
            }
        }
        if frames > 1 {
            watch_focus(frames - 1, selector);
        }
    });
}
