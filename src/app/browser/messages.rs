//! Sends and receives [`Message`]s: on the window between the page and its scripts, and to and from
//! the worker.

use super::events::Listener;
use super::timers::soon;
use crate::messages::Message;
use leptos::prelude::*;
use std::rc::Rc;
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
pub fn on_message(listen: impl Fn(Message) + 'static) {
    StoredValue::new_local(listener(Rc::new(listen)));
}

/// Listens for messages for as long as the page is there.
pub fn on_message_always(listen: impl Fn(Message) + 'static) {
    std::mem::forget(listener(Rc::new(listen)));
}

/// Each message is handled in a microtask of its own: what handles one may send another.
fn listener(listen: Rc<dyn Fn(Message)>) -> Listener {
    Listener::new(&window(), EVENT, false, move |event| {
        let Some(message) = read(event) else { return };
        // Whoever listened may be gone by then.
        let listen = Rc::downgrade(&listen);
        soon(move || {
            if let Some(listen) = listen.upgrade() {
                listen(message);
            }
        });
    })
}

fn read(event: &web_sys::Event) -> Option<Message> {
    let text = event.dyn_ref::<CustomEvent>()?.detail().as_string()?;
    serde_json::from_str(&text).ok()
}
