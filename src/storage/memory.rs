//! A store in memory, for the tests.

use super::text_store::{StorageFault, TextStore};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// Texts in memory, and whether any more may be put there.
#[derive(Default)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    /// What every attempt to put something there ends with.
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
                // A text that was there before fits again.
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
