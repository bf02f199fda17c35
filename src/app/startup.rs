//! Starts the page.

use super::app::App;
use super::browser::document::set_root_attribute;
use super::browser::messages::{on_message_always, send};
use crate::i18n::Phrases;
use crate::messages::Message;
use js_sys::Promise;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlElement;

/// Mounts the page in place of the loading frame, as soon as the texts of its language are there.
pub fn start() {
    // The worker runs the same program, and only calls `think`.
    if web_sys::window().is_none() {
        return;
    }
    std::panic::set_hook(Box::new(|panic| {
        // With its file and line: in the console while the page is worked on, and on the page, by `failure.js`.
        leptos::logging::debug_error!("{panic}");
        stop(panic.to_string());
    }));
    let element = document().get_element_by_id("app").and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let Some(element) = element else {
        stop("the page has no place for the game".to_owned());
        return;
    };
    spawn_local(async move {
        let text = wanted_texts().await.ok().and_then(|text| text.as_string());
        match text.and_then(|text| Phrases::read(&text)) {
            Some(phrases) => mount(element, phrases),
            None => stop("the texts of the language are not there, or those of another version".to_owned()),
        }
    });
}

/// The texts of the language that is set, once `language.js` has loaded them; no text if that failed.
fn wanted_texts() -> JsFuture {
    let promise = Promise::new(&mut |done, _| {
        // Only the first answer counts: later ones are for the page.
        on_message_always(move |message| {
            if let Message::Texts(text) = message {
                // It cannot fail.
                let _ = done.call1(&JsValue::NULL, &text.into());
            }
        });
    });
    send(&Message::WantTexts(None));
    JsFuture::from(promise)
}

fn mount(element: HtmlElement, phrases: &'static Phrases) {
    element.set_text_content(None);
    mount_to(element, move || view! { <App phrases/> }).forget();
    // For `failure.js`, which may come later.
    set_root_attribute("data-started", Some(""));
    send(&Message::Started);
}

/// Says that the game had to stop; `failure.js` shows the way out.
fn stop(reason: String) {
    send(&Message::Stopped(reason));
}
