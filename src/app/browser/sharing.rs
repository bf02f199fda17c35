//! The clipboard, the device's own sharing, and the address of the game.

use super::objects::object;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The address of the game, without a fragment.
pub fn game_address() -> String {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    part(location.origin()) + &part(location.pathname())
}

/// Copies a text; whether that was possible.
pub async fn copy(text: &str) -> bool {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or_default();
    let Some(write) = method(&clipboard, "writeText") else { return false };
    let Ok(written) = write.call1(&clipboard, &text.into()) else { return false };
    JsFuture::from(Promise::resolve(&written)).await.is_ok()
}

/// Whether the device has its own way to share.
pub fn can_share() -> bool {
    method(&window().navigator(), "share").is_some()
}

/// Hands a link, with a text where there is one, to the device's own sharing; whether it took them. Someone who changes their mind is no fault.
pub async fn share(text: Option<&str>, link: &str) -> bool {
    let navigator = window().navigator();
    let Some(share) = method(&navigator, "share") else { return false };
    let text = text.map(|text| ("text", text.into()));
    let shared = match share.call1(&navigator, &object(text.into_iter().chain([("url", link.into())]))) {
        Ok(shared) => JsFuture::from(Promise::resolve(&shared)).await,
        Err(fault) => Err(fault),
    };
    match shared {
        Ok(_) => true,
        Err(fault) => Reflect::get(&fault, &"name".into()).is_ok_and(|name| name == "AbortError"),
    }
}

/// A method that not every browser has.
fn method(object: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}
