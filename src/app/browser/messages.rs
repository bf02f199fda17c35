//! Sends and receives [`Message`]s: on the window between the page, its scripts and the second program, and to and from
//! the worker.

use super::events::on_window;
use crate::messages::Message;
use gloo_events::EventListener;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};

/// The one event that carries every message, as JSON in its detail.
const EVENT: &str = "rack-o";

/// Sends a message to everyone who listens on this page.
pub fn send(message: &Message) {
    let Ok(text) = serde_json::to_string(message) else { return };
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(&text));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(EVENT, &init) {
        // It fails only for an event that is being sent already.
        let _ = window().dispatch_event(&event);
    }
}

/// Listens for messages until the owner of the caller is gone. What is no message of this version is passed over.
pub fn on_message(mut listen: impl FnMut(Message) + 'static) {
    on_window(EVENT, move |event| {
        if let Some(message) = read(event) {
            listen(message);
        }
    });
}

/// Listens for messages for as long as the page is there.
pub fn on_message_always(mut listen: impl FnMut(Message) + 'static) {
    EventListener::new(&window(), EVENT, move |event| {
        if let Some(message) = read(event) {
            listen(message);
        }
    })
    .forget();
}

fn read(event: &web_sys::Event) -> Option<Message> {
    let text = event.dyn_ref::<CustomEvent>()?.detail().as_string()?;
    serde_json::from_str(&text).ok()
}
