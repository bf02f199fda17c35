//! Objects as the browser's own functions take them, and promises as they give them.

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// An object with these fields.
pub fn object(fields: impl IntoIterator<Item = (&'static str, JsValue)>) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // It fails only for objects that are frozen.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object
}

/// Lets a promise be broken: nothing depends on it. One that nobody looks after is reported as an error of the page.
pub fn may_fail(promise: Result<Promise, JsValue>) {
    if let Ok(promise) = promise {
        spawn_local(async {
            let _ = JsFuture::from(promise).await;
        });
    }
}
