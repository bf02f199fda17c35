//! Style sheets that are loaded later.

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Loads a style sheet from a file beside the page; whether it is there.
pub async fn load_styles(file: &str) -> bool {
    let Some(link) = document().create_element("link").ok().and_then(|link| link.dyn_into::<HtmlLinkElement>().ok())
    else {
        return false;
    };
    let loaded = Promise::new(&mut |done, failed| {
        link.set_onload(Some(&done));
        link.set_onerror(Some(&failed));
    });
    link.set_rel("stylesheet");
    link.set_href(file);
    let is_there = match document().head() {
        Some(head) => head.append_child(&link).is_ok() && JsFuture::from(loaded).await.is_ok(),
        None => false,
    };
    if !is_there {
        link.remove();
    }
    is_there
}
