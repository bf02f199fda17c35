//! The browser's localStorage.

use super::saves::keys;
use super::text_store::{StorageFault, TextStore};
use gloo_storage::{LocalStorage, Storage};

/// The browser's localStorage, which may be blocked or full at any time. While another tab owns the match, only
/// settings and the choices of the first screen are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// Whether another tab owns the match and writes it (`public/tabs.js` marks the page).
    pub fn elsewhere() -> bool {
        let html =
            web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
        html.is_some_and(|html| html.has_attribute("data-elsewhere"))
    }

    /// gloo's storage panics where the browser blocks access, so this asks the browser first.
    fn allowed() -> bool {
        web_sys::window().and_then(|window| window.local_storage().ok().flatten()).is_some()
    }
}

impl TextStore for Browser {
    fn get(&self, key: &str) -> Option<String> {
        if Browser::allowed() { LocalStorage::raw().get_item(key).ok().flatten() } else { None }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault> {
        if !Browser::allowed() {
            return Err(StorageFault::Forbidden);
        }
        if key != keys::SETTINGS && key != keys::TABLE && Browser::elsewhere() {
            return Err(StorageFault::Elsewhere);
        }
        LocalStorage::raw().set_item(key, text).map_err(|_| StorageFault::Full)
    }

    fn remove(&self, key: &str) {
        if Browser::allowed() && !Browser::elsewhere() {
            LocalStorage::delete(key);
        }
    }
}
