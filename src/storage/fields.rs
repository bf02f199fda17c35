//! A stored object, field by field: one that a later version has written in words that are not known here does not spoil the others.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The value as one line of JSON.
pub(super) fn to_json<T: Serialize>(value: &T) -> String {
    // Serializing to memory cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// The fields of an object by their names, each as it stands there.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Fields(BTreeMap<String, Box<RawValue>>);

impl Fields {
    /// The value of a field; `None` where it is missing, or not known here.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_str(self.0.get(name)?.get()).ok()
    }

    /// The value of a field that is told in a word.
    pub fn word<T>(&self, name: &str, named: fn(&str) -> Option<T>) -> Option<T> {
        named(&self.read::<String>(name)?)
    }

    /// Writes a field. The others stay as they stand there.
    pub fn write<T: Serialize>(&mut self, name: &str, value: &T) {
        if let Ok(value) = serde_json::value::to_raw_value(value) {
            self.0.insert(name.to_owned(), value);
        }
    }

    fn of(text: &str) -> Option<Fields> {
        serde_json::from_str(text).ok()
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|value| value.get())
    }
}

/// The value as it is stored over an object that is there. What a later version has written into that stays: fields that are not
/// known here, and values that are not, until something else is chosen.
pub(super) fn written_over<T: Serialize + DeserializeOwned>(stored: &str, value: &T) -> String {
    let new = to_json(value);
    kept_over::<T>(stored, &new).unwrap_or(new)
}

/// The same; `None` where there is nothing to keep.
fn kept_over<T: Serialize + DeserializeOwned>(stored: &str, new: &str) -> Option<String> {
    let known = serde_json::from_str::<T>(stored).ok()?;
    let (mut fields, stored, known) = (Fields::of(new)?, Fields::of(stored)?, Fields::of(&to_json(&known))?);
    let mut has_kept = false;
    for (name, value) in stored.0 {
        // What is read of it is what it says, or it was changed here.
        let stays = known.text(&name) != Some(value.get()) && known.text(&name) == fields.text(&name);
        if stays {
            fields.0.insert(name, value);
            has_kept = true;
        }
    }
    has_kept.then(|| to_json(&fields))
}
