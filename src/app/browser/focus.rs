//! The keyboard focus.

use super::document::{all, find};
use super::timers::{after, after_paint};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
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

thread_local! {
    /// What is said on the buttons that led to the screen that is shown, the one in the game first. The buttons themselves are
    /// drawn anew.
    static OPENERS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// Whether one of them is about to have the focus: no heading takes it in between.
    static BUTTON_IS_AWAITED: Cell<bool> = const { Cell::new(false) };
}

/// Remembers what has the focus in the game, since it leads to another screen; of what is in a dialog, what led to that: it
/// has the same name.
pub fn remember_opener() {
    OPENERS.take();
    remember_nested_opener();
}

/// Remembers a button by what is said on it, in place of what led to the screen that is shown.
pub fn remember_button(said: &str) {
    OPENERS.set(vec![said.to_owned()]);
}

/// Remembers likewise what leads from one screen to the next.
fn remember_nested_opener() {
    let said = document().active_element().and_then(|focused| match focused.closest("dialog").ok().flatten() {
        Some(dialog) => button_that_opened(&dialog),
        None => Some(said_on(&focused)),
    });
    OPENERS.with_borrow_mut(|openers| openers.extend(said));
}

/// Remembers the button that has the focus, be it in a dialog: the next screen leads back to it.
pub fn remember_focused() {
    let said = document().active_element().as_ref().map(said_on);
    OPENERS.with_borrow_mut(|openers| openers.extend(said));
}

/// What is said on the button that opened a dialog. On small screens the menu has the buttons of others.
fn button_that_opened(dialog: &Element) -> Option<String> {
    let title = dialog.query_selector("h2").ok().flatten().as_ref().map(said_on)?;
    let is_shown = |button: &Element| button.get_bounding_client_rect().width() > 0.0;
    if all("button").iter().any(|button| said_on(button) == title && is_shown(button)) {
        return Some(title);
    }
    find(MENU_BUTTON).as_ref().map(said_on).or(Some(title))
}

/// Forgets all of them: the screen leads to something else.
pub fn forget_openers() {
    OPENERS.take();
}

/// All screens have been closed: moves the focus back to what led to the first or, where that is gone, to the heading.
pub fn focus_opener_later() {
    focus_said_later(OPENERS.take().into_iter().next());
}

/// A screen that another one led to has been closed: moves the focus back likewise.
pub fn focus_nested_opener_later() {
    focus_said_later(OPENERS.with_borrow_mut(Vec::pop));
}

/// Moves the focus to the button that says this, once the page shows it.
pub fn focus_button_later(said: String) {
    focus_said_later(Some(said));
}

fn focus_said_later(opener: Option<String>) {
    let Some(opener) = opener else { return after_paint(focus_heading_if_lost) };
    BUTTON_IS_AWAITED.set(true);
    after_paint(move || {
        BUTTON_IS_AWAITED.set(false);
        if !focus_button(&opener) {
            focus_heading_if_lost();
            // After a round no button can be pressed at first.
            focus_when_buttons_come(opener, TIMES_TRIED);
        }
    });
}

fn focus_when_buttons_come(opener: String, times: u8) {
    after(BUTTONS_COME, move || {
        let is_unmoved = document().active_element().is_none_or(|element| element.id() == HEADING) || focus_is_lost();
        if is_unmoved && !focus_button(&opener) && times > 1 {
            focus_when_buttons_come(opener, times - 1);
        }
    });
}

/// Draws something anew: a focus in what `selector` finds goes to the button there that says the same as before.
pub fn keep_focus_in(selector: &str, draw: impl FnOnce()) {
    let is_there = |focused: Element| focused.closest(selector).ok().flatten().is_some();
    let had_focus = document().active_element().is_some_and(is_there);
    if had_focus {
        remember_nested_opener();
    }
    draw();
    if had_focus {
        focus_nested_opener_later();
    }
}

/// Moves the focus to a button that says this; whether there is one that takes it.
fn focus_button(said: &str) -> bool {
    let takes_focus = |button: &Element| {
        focus(Some(button.clone()));
        // One that is hidden does not.
        document().active_element().as_ref() == Some(button)
    };
    all("button").into_iter().any(|button| said_on(&button) == said && takes_focus(&button))
}

fn said_on(element: &Element) -> String {
    element.get_attribute("aria-label").or_else(|| element.text_content()).unwrap_or_default()
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
    if focus_is_lost() && !BUTTON_IS_AWAITED.get() {
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
    request_animation_frame(move || {
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
