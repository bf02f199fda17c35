//! Reading the game's JSON files: what a text says it is, and where a fault is.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_path_to_error::Track;

/// Why a text is not the expected JSON, and where, such as `rounds[2].deck[7]`.
pub type JsonFault = serde_path_to_error::Error<serde_json::Error>;

/// The format and version at the start of a file. They are read separately, because other formats and versions often
/// have other fields too.
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
/// The first fault, as a [`JsonFault`].
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, JsonFault> {
    let mut json = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut json)?;
    json.end().map_err(|fault| JsonFault::new(Track::new().path(), fault))?;
    Ok(value)
}

/// A fault as text. It may quote the file, so only the first 200 characters are kept.
pub fn in_words(fault: &impl core::fmt::Display) -> String {
    fault.to_string().chars().take(200).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    #[derive(PartialEq, Debug, Deserialize)]
    struct Carton {
        width: u8,
        names: Vec<String>,
        lid: Option<bool>,
    }

    fn fault(text: &str) -> String {
        in_words(&from_json::<Vec<Carton>>(text).unwrap_err())
    }

    #[test]
    fn a_fault_says_where_it_is() {
        for (text, begins) in [
            (r#"[{"width":1}]"#, "[0]: missing field `names`"),
            (r#"[{"width":1,"width":2,"names":[]}]"#, "[0].width: duplicate field"),
            (r#"[{"width":256,"names":[]}]"#, "[0].width: invalid value: integer `256`"),
            (r#"[{"width":1,"names":["", 3]}]"#, "[0].names[1]: invalid type: integer `3`"),
        ] {
            // For a duplicate field serde names the object without the field.
            let begins = begins.replace(".width: duplicate", ": duplicate");
            assert!(fault(text).starts_with(&begins), "{text}: {}", fault(text));
        }
        for text in ["7", "[[]]", "[] []", "[", ""] {
            fault(text);
        }
        assert_eq!(fault(&format!("[{{\"width\":\"{}\"}}]", "x".repeat(1000))).chars().count(), 200);
    }

    #[test]
    fn only_whole_numbers_in_range_are_numbers() {
        for number in ["1.0", "1e0", "-0", "-1", "256", "18446744073709551616", "1e999999", "{}", "\"1\"", "null"] {
            let text = format!(r#"[{{"width":{number},"names":[]}}]"#);
            assert!(fault(&text).starts_with("[0].width: "), "{number}: {}", fault(&text));
        }
    }

    #[test]
    fn unknown_fields_do_not_matter() {
        // Unknown fields are skipped even if their numbers are fractional, too large, or beyond floating point.
        let text = r#"[{"new":[1e999999,{"new":-9223372036854775809},0.5],"width":1,"names":[],"lid":null}]"#;
        assert_eq!(from_json::<Vec<Carton>>(text).unwrap(), [Carton { width: 1, names: vec![], lid: None }]);
    }
}
