//! Objects as the browser's own functions take them.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

/// An object with these fields.
pub fn object(fields: impl IntoIterator<Item = (&'static str, JsValue)>) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // It fails only for objects that are frozen.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object
}
