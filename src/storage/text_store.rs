//! A store of texts by key.

use core::fmt;

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StorageFault {
    /// Nothing may be stored here: the browser forbids it.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another tab writes here.
    Elsewhere,
}

impl fmt::Display for StorageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageFault::Forbidden => "storage is forbidden",
            StorageFault::Full => "storage is full",
            StorageFault::Elsewhere => "another tab writes here",
        })
    }
}

/// A store of texts by key, such as localStorage.
pub trait TextStore {
    /// The text under a key; `None` also when nothing may be read.
    fn get(&self, key: &str) -> Option<String>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// [`StorageFault`] when it was not stored; what was there before is still there.
    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault>;

    /// Removes a key and its text.
    fn remove(&self, key: &str);
}
