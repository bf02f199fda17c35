//! The tree of a JSON text.

use core::fmt;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A JSON value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A number that is not whole, or too large. Nothing of the game's is one, so it is only known to be there; it would
    /// be written as `null`.
    Fraction,
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, with its fields in their order. A field may stand there twice; who reads it refuses that.
    Object(Vec<(String, Json)>),
}

/// A text that is not JSON; it says where, for tools and the curious.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotJson(pub String);

/// Reads a text as JSON. More than 128 values one within the other are refused.
///
/// # Errors
/// [`NotJson`] when it is none, or more than one value.
pub fn parse(text: &str) -> Result<Json, NotJson> {
    // Where is enough: serde_json's own words for why would be half a kilobyte of the download.
    serde_json::from_str(text)
        .map_err(|error| NotJson(format!("it is no JSON from line {}, column {} on", error.line(), error.column())))
}

impl Json {
    /// An object with these fields; those without a value are left out.
    pub fn object(fields: Vec<(&'static str, Option<Json>)>) -> Json {
        let there = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Json::Object(there.collect())
    }

    /// The JSON text, in one line.
    pub fn text(&self) -> String {
        // A tree can always be written to memory.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(Tree)
    }
}

/// What `serde_json` calls the one field of the object as which it hands on a number that is not whole, with `arbitrary_precision`.
const FRACTION: &str = "$serde_json::private::Number";

struct Tree;

impl<'de> Visitor<'de> for Tree {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Number(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(i64::try_from(value).map_or(Json::Fraction, Json::Number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Fraction)
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = values.next_element()? {
            list.push(value);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = entries.next_entry()? {
            fields.push(field);
        }
        Ok(match fields.as_slice() {
            [(name, _)] if name == FRACTION => Json::Fraction,
            _ => Json::Object(fields),
        })
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null | Json::Fraction => serializer.serialize_unit(),
            Json::Bool(value) => serializer.serialize_bool(*value),
            Json::Number(value) => serializer.serialize_i64(*value),
            Json::Text(value) => serializer.serialize_str(value),
            Json::List(values) => values.serialize(serializer),
            Json::Object(fields) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                for (name, value) in fields {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}
