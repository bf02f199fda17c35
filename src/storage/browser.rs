//! The browser's localStorage.

use super::keep::{Keep, KeepFault};
use gloo_storage::{LocalStorage, Storage};

/// The browser's localStorage, which may be forbidden or full at any time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// gloo's storage stops the program where the browser forbids access, so ask the browser first.
    fn allowed() -> bool {
        web_sys::window().and_then(|window| window.local_storage().ok().flatten()).is_some()
    }
}

impl Keep for Browser {
    fn get(&self, key: &str) -> Option<String> {
        if Browser::allowed() { LocalStorage::raw().get_item(key).ok().flatten() } else { None }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), KeepFault> {
        if !Browser::allowed() {
            return Err(KeepFault::Forbidden);
        }
        LocalStorage::raw().set_item(key, text).map_err(|_| KeepFault::Full)
    }

    fn remove(&self, key: &str) {
        if Browser::allowed() {
            LocalStorage::delete(key);
        }
    }
}
