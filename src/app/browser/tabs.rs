//! One tab writes a match; `public/tabs.js` keeps the locks.

use super::messages::send;
use crate::messages::Message;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// What `public/tabs.js` knows of this tab: a field of `rackO.tab`. It is undefined where no page has that script.
fn tab(field: &str) -> JsValue {
    let scripts = Reflect::get(&js_sys::global(), &"rackO".into());
    let tab = scripts.and_then(|scripts| Reflect::get(&scripts, &"tab".into()));
    tab.and_then(|tab| Reflect::get(&tab, &field.into())).unwrap_or_default()
}

/// Whether another tab has the match of this one, so that nothing of it is played or saved here.
pub fn match_is_in_another_tab() -> bool {
    tab("elsewhere").is_truthy()
}

/// The id of this tab's match; none on the first screen.
pub fn match_of_tab() -> Option<String> {
    tab("match").as_string()
}

/// Whether this match was open when another page was closed: this tab did not have it before.
pub fn is_reopened(id: &str) -> bool {
    tab("reopened").as_string().as_deref() == Some(id)
}

/// Says which match this tab has from now on, if any, and asks for its lock.
pub fn tell_match(id: Option<String>) {
    send(&Message::HasMatch(id));
}

/// Asks to open a match: [`Message::MatchOpened`] comes when it is known whether another tab has it.
pub fn want_open(id: String) {
    send(&Message::OpenMatch(id));
}
