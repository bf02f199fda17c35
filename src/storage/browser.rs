//! The browser's localStorage.

use super::keys;
use super::text_store::{StorageFault, TextStore};
use gloo_storage::{LocalStorage, Storage};
use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

thread_local! {
    /// The texts that could not be stored: they are there as long as the page is.
    static NOT_STORED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The browser's localStorage, which may be blocked or full at any time. While another tab has the match of this one, no
/// match is written here.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// What `public/tabs.js` knows of this tab: a field of `rackO.tab`. It is undefined where no page has that script.
    pub fn of_tab(field: &str) -> JsValue {
        let tab =
            Reflect::get(&js_sys::global(), &"rackO".into()).and_then(|scripts| Reflect::get(&scripts, &"tab".into()));
        tab.and_then(|tab| Reflect::get(&tab, &field.into())).unwrap_or_default()
    }

    /// Whether another tab has this tab's match and writes it.
    pub fn elsewhere() -> bool {
        Browser::of_tab("elsewhere").is_truthy()
    }

    /// gloo's storage panics where the browser blocks access, so this asks the browser first.
    fn allowed() -> bool {
        web_sys::window().and_then(|window| window.local_storage().ok().flatten()).is_some()
    }

    fn is_refused(key: &str) -> bool {
        key.starts_with(keys::MATCH) && Browser::elsewhere()
    }

    fn store(key: &str, text: &str) -> Result<(), StorageFault> {
        if !Browser::allowed() {
            return Err(StorageFault::Forbidden);
        }
        LocalStorage::raw().set_item(key, text).map_err(|_| StorageFault::Full)
    }
}

fn forget(key: &str) {
    NOT_STORED.with_borrow_mut(|texts| texts.retain(|text| text.0 != key));
}

impl TextStore for Browser {
    fn get(&self, key: &str) -> Option<String> {
        let unsaved =
            NOT_STORED.with_borrow(|texts| texts.iter().find(|text| text.0 == key).map(|text| text.1.clone()));
        unsaved.or_else(|| if Browser::allowed() { LocalStorage::raw().get_item(key).ok().flatten() } else { None })
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault> {
        if Browser::is_refused(key) {
            return Err(StorageFault::Elsewhere);
        }
        Browser::store(key, text)?;
        forget(key);
        Ok(())
    }

    fn keep(&self, key: &str, text: &str) {
        if !Browser::is_refused(key) {
            forget(key);
            NOT_STORED.with_borrow_mut(|texts| texts.push((key.to_owned(), text.to_owned())));
        }
    }

    fn remove(&self, key: &str) {
        if Browser::is_refused(key) {
            return;
        }
        forget(key);
        if Browser::allowed() {
            LocalStorage::delete(key);
        }
    }

    fn keys_from(&self, start: &str) -> Vec<String> {
        let not_stored: Vec<String> = NOT_STORED.with_borrow(|texts| {
            texts.iter().map(|text| &text.0).filter(|key| key.starts_with(start)).cloned().collect()
        });
        let mut keys = not_stored.clone();
        if Browser::allowed() {
            let storage = LocalStorage::raw();
            for nth in 0..storage.length().unwrap_or_default() {
                if let Ok(Some(key)) = storage.key(nth)
                    && key.starts_with(start)
                    && !not_stored.contains(&key)
                {
                    keys.push(key);
                }
            }
        }
        keys
    }
}
