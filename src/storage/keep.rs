//! A store of texts by key.

use core::fmt;

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeepFault {
    /// Nothing may be stored here: the browser forbids it.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another tab writes here.
    Elsewhere,
}

impl fmt::Display for KeepFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KeepFault::Forbidden => "storage is forbidden",
            KeepFault::Full => "storage is full",
            KeepFault::Elsewhere => "another tab writes here",
        })
    }
}

/// A store of texts by key, such as localStorage.
pub trait Keep {
    /// The text under a key; `None` also when nothing may be read.
    fn get(&self, key: &str) -> Option<String>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// [`KeepFault`] when it was not stored; what was there before is still there.
    fn set(&self, key: &str, text: &str) -> Result<(), KeepFault>;

    /// Removes a key and its text.
    fn remove(&self, key: &str);
}
