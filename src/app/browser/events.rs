//! Listening to the browser's events, and reading them.
//!
//! No event is trusted to be of the kind that its name says: when a name is picked from a list, Chromium sends a plain event
//! as `keydown`, and so do password managers and extensions. Reading a field that is not there throws through the program,
//! and whatever it had borrowed stays so. Fields of events are therefore read in `app/browser` alone, where their kind is
//! looked at first.

use super::owned::owned_listener;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    AddEventListenerOptions, Element, Event, EventTarget, HtmlInputElement, HtmlSelectElement, PointerEvent,
};

/// Listens on the window until the owner of the caller is gone.
pub fn on_window(event: &'static str, listen: impl Fn(&Event) + 'static) {
    StoredValue::new_local(Listener::new(&window(), event, false, listen));
}

/// As [`on_window`], before anything on the page hears of the event.
pub fn on_window_first(event: &'static str, listen: impl Fn(&Event) + 'static) {
    StoredValue::new_local(Listener::new(&window(), event, true, listen));
}

/// Listens to an event for as long as it is there. It may be called again while it is at work, and whatever went wrong
/// before.
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    is_first: bool,
    listen: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Begins to listen. `is_first`: before anything within the target hears of the event.
    pub fn new(
        target: &EventTarget,
        event: &'static str,
        is_first: bool,
        listen: impl Fn(&Event) + 'static,
    ) -> Listener {
        let listen = Closure::<dyn Fn(Event)>::new(owned_listener(Box::new(listen)));
        let options = AddEventListenerOptions::new();
        options.set_capture(is_first);
        // It may prevent what the browser would do.
        options.set_passive(false);
        // It fails only for what is no function.
        let _ = target.add_event_listener_with_callback_and_add_event_listener_options(
            event,
            listen.as_ref().unchecked_ref(),
            &options,
        );
        Listener { target: target.clone(), event, is_first, listen }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let listen = self.listen.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback_and_bool(self.event, listen, self.is_first);
    }
}

/// The element an event happened on.
pub fn target_element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The element that is being told of an event.
pub fn listening_element(event: &Event) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

/// What stands in the field, or is chosen in the list, that is being told of an event.
pub fn value_of(event: &Event) -> Option<String> {
    let field = listening_element(event)?;
    let list = field.dyn_ref().map(HtmlSelectElement::value);
    list.or_else(|| field.dyn_ref().map(HtmlInputElement::value))
}

/// Puts another text into the field that is being told of an event.
pub fn set_value(event: &Event, text: &str) {
    if let Some(field) = listening_element(event).as_ref().and_then(|field| field.dyn_ref::<HtmlInputElement>()) {
        field.set_value(text);
    }
}

/// Whether the switch that is being told of an event is on.
pub fn is_checked(event: &Event) -> Option<bool> {
    listening_element(event)?.dyn_ref().map(HtmlInputElement::checked)
}

/// Whether the part of the page (`<details>`) that is being told of an event is open.
pub fn details_is_open(event: &Event) -> Option<bool> {
    Some(listening_element(event)?.has_attribute("open"))
}

/// Whether a click comes from a pointer: keys and programs click without one.
pub fn is_by_pointer(event: &Event) -> bool {
    event.dyn_ref().is_some_and(|event: &web_sys::UiEvent| event.detail() > 0)
}

/// What a pointer does.
#[derive(Clone, Debug)]
pub struct PointerState {
    /// Which pointer.
    pub pointer: i32,
    /// Whether it is a finger.
    pub is_finger: bool,
    /// Where it is in the window, in pixels.
    pub at: (i32, i32),
    /// Whether the event is about the main button, or the finger itself.
    pub is_main_button: bool,
    /// Whether any button is down, or a finger.
    pub is_down: bool,
}

impl PointerState {
    /// `None` for an event that tells of no pointer.
    pub fn of(event: &Event) -> Option<PointerState> {
        let event = event.dyn_ref::<PointerEvent>()?;
        Some(PointerState {
            pointer: event.pointer_id(),
            is_finger: event.pointer_type() == "touch",
            at: (event.client_x(), event.client_y()),
            is_main_button: event.button() == 0,
            is_down: event.buttons() != 0,
        })
    }
}
