//! An in-memory store for the tests.

use super::text_store::{StorageFault, TextStore};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// Texts in memory, and whether more may be stored.
#[derive(Default)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    /// The fault that every attempt to store ends with.
    pub fault: Cell<Option<StorageFault>>,
    /// How many more texts there is room for.
    pub room: Cell<Option<usize>>,
    /// How many texts there is room for.
    pub most_texts: Cell<Option<usize>>,
}

impl TextStore for &Memory {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }
    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault> {
        if let Some(fault) = self.fault.get() {
            return Err(fault);
        }
        match self.room.get() {
            Some(0) => {
                // Replacing a text needs no more room.
                self.room.set(None);
                return Err(StorageFault::Full);
            }
            room => self.room.set(room.map(|room| room - 1)),
        }
        let mut texts = self.texts.borrow_mut();
        if !texts.contains_key(key) && self.most_texts.get().is_some_and(|most| texts.len() >= most) {
            return Err(StorageFault::Full);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
    fn keys_from(&self, start: &str) -> Vec<String> {
        self.texts.borrow().keys().filter(|key| key.starts_with(start)).cloned().collect()
    }
}
