//! The browser's localStorage.

use super::keys;
use super::text_store::{StorageFault, TextStore};
use gloo_storage::{LocalStorage, Storage};
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The texts in the browser's localStorage, which may be blocked or full at any time. While another tab has the match of this
/// one, no match is written here.
#[derive(Clone, Copy, Debug)]
pub struct BrowserTexts {
    /// The texts that could not be stored, by their keys: they are there as long as the page is.
    not_stored: StoredValue<Vec<(String, String)>>,
}

impl BrowserTexts {
    /// All that is stored, and nothing besides.
    pub fn new() -> BrowserTexts {
        BrowserTexts { not_stored: StoredValue::new(Vec::new()) }
    }

    /// What `public/tabs.js` knows of this tab: a field of `rackO.tab`. It is undefined where no page has that script.
    pub fn of_tab(field: &str) -> JsValue {
        let scripts = Reflect::get(&js_sys::global(), &"rackO".into());
        let tab = scripts.and_then(|scripts| Reflect::get(&scripts, &"tab".into()));
        tab.and_then(|tab| Reflect::get(&tab, &field.into())).unwrap_or_default()
    }

    /// Whether another tab has this tab's match and writes it.
    pub fn is_elsewhere() -> bool {
        BrowserTexts::of_tab("elsewhere").is_truthy()
    }

    /// gloo's storage panics where the browser blocks access, so this asks the browser first.
    fn is_allowed() -> bool {
        window().local_storage().ok().flatten().is_some()
    }

    fn is_refused(key: &str) -> bool {
        key.starts_with(keys::MATCH) && BrowserTexts::is_elsewhere()
    }

    fn forget(&self, key: &str) {
        self.not_stored.try_update_value(|texts| texts.retain(|text| text.0 != key));
    }

    /// The keys of texts that could not be stored.
    fn keys_not_stored(&self) -> Vec<String> {
        self.not_stored.try_with_value(|texts| texts.iter().map(|text| text.0.clone()).collect()).unwrap_or_default()
    }
}

impl Default for BrowserTexts {
    fn default() -> Self {
        BrowserTexts::new()
    }
}

impl TextStore for BrowserTexts {
    fn get(&self, key: &str) -> Option<String> {
        let not_stored = self
            .not_stored
            .try_with_value(|texts| texts.iter().find(|text| text.0 == key).map(|text| text.1.clone()))
            .flatten();
        let stored =
            || if BrowserTexts::is_allowed() { LocalStorage::raw().get_item(key).ok().flatten() } else { None };
        not_stored.or_else(stored)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault> {
        if BrowserTexts::is_refused(key) {
            return Err(StorageFault::Elsewhere);
        }
        if !BrowserTexts::is_allowed() {
            return Err(StorageFault::Forbidden);
        }
        LocalStorage::raw().set_item(key, text).map_err(|_| StorageFault::Full)?;
        self.forget(key);
        Ok(())
    }

    fn keep(&self, key: &str, text: &str) {
        if !BrowserTexts::is_refused(key) {
            self.forget(key);
            self.not_stored.try_update_value(|texts| texts.push((key.to_owned(), text.to_owned())));
        }
    }

    fn remove(&self, key: &str) {
        if BrowserTexts::is_refused(key) {
            return;
        }
        self.forget(key);
        if BrowserTexts::is_allowed() {
            LocalStorage::delete(key);
        }
    }

    fn keys_from(&self, start: &str) -> Vec<String> {
        let mut keys: Vec<String> = self.keys_not_stored().into_iter().filter(|key| key.starts_with(start)).collect();
        if BrowserTexts::is_allowed() {
            let storage = LocalStorage::raw();
            for nth in 0..storage.length().unwrap_or_default() {
                if let Ok(Some(key)) = storage.key(nth)
                    && key.starts_with(start)
                    && !keys.contains(&key)
                {
                    keys.push(key);
                }
            }
        }
        keys
    }
}
