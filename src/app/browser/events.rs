//! Listening on the whole window for as long as a component is there.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Listens on the window until the owner of the caller is gone.
pub fn on_window(event: &'static str, listen: impl FnMut(&web_sys::Event) + 'static) {
    StoredValue::new_local(EventListener::new(&window(), event, listen));
}

/// As [`on_window`], before anything on the page hears of the event; it may prevent what the browser would do.
pub fn on_window_first(event: &'static str, listen: impl FnMut(&web_sys::Event) + 'static) {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    StoredValue::new_local(EventListener::new_with_options(&window(), event, options, listen));
}

/// The element an event happened on.
pub fn target_element(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}
