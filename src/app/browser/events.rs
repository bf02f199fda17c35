//! Listening on the whole window for as long as a component is there.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Listens on the window until the owner of the caller is gone.
pub fn on_window(event: &'static str, listen: impl FnMut(&web_sys::Event) + 'static) {
    listen_in(EventListenerPhase::Bubble, event, listen);
}

/// As [`on_window`], before anything on the page hears of the event.
pub fn on_window_first(event: &'static str, listen: impl FnMut(&web_sys::Event) + 'static) {
    listen_in(EventListenerPhase::Capture, event, listen);
}

fn listen_in(phase: EventListenerPhase, event: &'static str, listen: impl FnMut(&web_sys::Event) + 'static) {
    // Not passive: it may prevent what the browser would do.
    let options = EventListenerOptions { phase, passive: false };
    StoredValue::new_local(EventListener::new_with_options(&window(), event, options, listen));
}

/// The element an event happened on.
pub fn target_element(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}
