//! A store of texts by key.

use core::fmt;

/// Why a text could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageFault {
    /// The browser blocks storage here.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another tab owns the match.
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
    /// The text under a key; `None` also when the browser blocks access.
    fn get(&self, key: &str) -> Option<String>;

    /// Stores a text under a key.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored; the old text is still there.
    fn set(&self, key: &str, text: &str) -> Result<(), StorageFault>;

    /// Keeps a text that could not be stored for as long as the page is there, where that is possible: until it is stored or
    /// removed, it is the text under this key.
    fn keep(&self, _key: &str, _text: &str) {}

    /// Removes a key and its text.
    fn remove(&self, key: &str);

    /// All keys that begin so, in no order.
    fn keys_from(&self, start: &str) -> Vec<String>;
}
