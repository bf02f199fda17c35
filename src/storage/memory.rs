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
        self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
}
