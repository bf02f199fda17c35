//! The browser's storage, in memory.

use rack_o::storage::{StorageFault, TextStore};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Texts by key.
#[derive(Default)]
pub struct Memory(RefCell<BTreeMap<String, String>>);

impl Memory {
    /// A store with these texts.
    pub fn of<K: Into<String>, T: Into<String>>(texts: impl IntoIterator<Item = (K, T)>) -> Memory {
        Memory(RefCell::new(texts.into_iter().map(|(key, text)| (key.into(), text.into())).collect()))
    }
}

impl TextStore for &Memory {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }
    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault> {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }
    fn keys_from(&self, start: &str) -> Vec<String> {
        self.0.borrow().keys().filter(|key| key.starts_with(start)).cloned().collect()
    }
}
