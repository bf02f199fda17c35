//! The device's vibration.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// `navigator`, as far as it can vibrate: Safari cannot.
    type Vibrating;
    #[wasm_bindgen(method, catch)]
    fn vibrate(this: &Vibrating, milliseconds: u32) -> Result<(), JsValue>;
}

/// Lets the device vibrate for so many milliseconds, where it can. It is never the only sign of anything.
pub fn vibrate(milliseconds: u32) {
    let _ = leptos::prelude::window().navigator().unchecked_into::<Vibrating>().vibrate(milliseconds);
}
