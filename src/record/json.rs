//! Reading JSON files of the game: what a text says it is, and where in it a fault lies.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_path_to_error::Track;

/// Why a text is not the JSON that was wanted, and where: such as `rounds[2].deck[7]`.
pub type JsonFault = serde_path_to_error::Error<serde_json::Error>;

/// The format and version that a file of the game gives first. They are read on their own, because other formats and
/// versions often have other fields too.
#[derive(Deserialize)]
pub struct Header {
    /// The name of the format.
    pub format: Option<String>,
    /// The version of the format.
    pub version: Option<i64>,
}

/// Reads a text that is one JSON value and nothing else. Values nested more than 128 deep are refused.
///
/// # Errors
/// [`JsonFault`] for the first fault.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, JsonFault> {
    let mut json = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut json)?;
    json.end().map_err(|fault| JsonFault::new(Track::new().path(), fault))?;
    Ok(value)
}

/// A fault in words. Some of the words may come from the text: only the first 200 characters are kept.
pub fn in_words(fault: &JsonFault) -> String {
    fault.to_string().chars().take(200).collect()
}
