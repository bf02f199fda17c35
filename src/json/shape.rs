//! How the game's own types are written: objects with named fields, and values known by a name.

use super::reader::Reader;
use super::tree::Json;

/// A value that is one of a few, each known by a name.
pub trait Named: Copy + PartialEq + 'static {
    /// The value that stands for what is none of them.
    const BLANK: Self;
    /// The names.
    const NAMES: &'static [(&'static str, Self)];
    /// What to say where none of the names stands.
    const WANTED: &'static str;

    /// Its name.
    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }

    /// The value of this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }

    /// Reads the name.
    fn read_name(json: &Json, reader: &mut Reader) -> Self {
        let found = match json {
            Json::Text(name) => Self::named(name),
            _ => None,
        };
        found.unwrap_or_else(|| {
            reader.miss(Self::WANTED);
            Self::BLANK
        })
    }
}

/// How a type is written in JSON: an object with these fields of the same names, those marked optional only where they
/// are there; or one of these names.
macro_rules! shape {
    ($type:ty { $($field:ident $(: $mark:ident)?),* }) => {
        impl $type {
            /// Takes the value out of the fields of an object.
            pub(crate) fn from_fields(fields: &mut $crate::json::Fields, reader: &mut $crate::json::Reader) -> Self {
                Self { $($field: $crate::json::shape!(@read fields reader $field $($mark)?),)* }
            }
        }

        impl $crate::json::FromJson for $type {
            fn read(json: $crate::json::Json, reader: &mut $crate::json::Reader) -> Self {
                <$type>::from_fields(&mut $crate::json::Fields::of(json, reader), reader)
            }
        }

        impl $crate::json::ToJson for $type {
            fn to_json(&self) -> $crate::json::Json {
                $crate::json::Json::object(vec![$($crate::json::shape!(@write self $field $($mark)?),)*])
            }
        }
    };
    (@read $fields:ident $reader:ident $field:ident) => {
        $fields.take(stringify!($field), $reader)
    };
    (@read $fields:ident $reader:ident $field:ident optional) => {
        $fields.optional(stringify!($field), $reader)
    };
    (@write $self:ident $field:ident) => {
        (stringify!($field), Some($crate::json::ToJson::to_json(&$self.$field)))
    };
    (@write $self:ident $field:ident optional) => {
        (stringify!($field), $self.$field.as_ref().map($crate::json::ToJson::to_json))
    };
    ($type:ident, $wanted:literal, $first:literal => $blank:ident $(, $name:literal => $value:ident)* $(,)?) => {
        impl $crate::json::Named for $type {
            const BLANK: Self = <$type>::$blank;
            const NAMES: &'static [(&'static str, Self)] =
                &[($first, <$type>::$blank) $(, ($name, <$type>::$value))*];
            const WANTED: &'static str = $wanted;
        }

        impl $crate::json::FromJson for $type {
            fn read(json: $crate::json::Json, reader: &mut $crate::json::Reader) -> Self {
                $crate::json::Named::read_name(&json, reader)
            }
        }

        impl $crate::json::ToJson for $type {
            fn to_json(&self) -> $crate::json::Json {
                $crate::json::Json::Text($crate::json::Named::name(*self).to_owned())
            }
        }
    };
}
pub(crate) use shape;

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use crate::json::{FromJson, ToJson, parse};

    #[derive(PartialEq, Debug)]
    struct Box {
        wide: u8,
        names: Vec<String>,
        lid: Option<bool>,
    }
    shape!(Box { wide, names, lid: optional });

    fn misfit(text: &str) -> String {
        Vec::<Box>::from_json(parse(text).unwrap()).unwrap_err().to_string()
    }

    #[test]
    fn what_is_written_is_read_back() {
        for lid in [None, Some(true)] {
            let there = vec![Box { wide: 200, names: vec!["a \"b\" \u{1f0a1}\n".into(), String::new()], lid }];
            let text = there.to_json().text();
            assert_eq!(text.contains("lid"), lid.is_some());
            assert_eq!(Vec::<Box>::from_json(parse(&text).unwrap()), Ok(there));
        }
    }

    #[test]
    fn a_misfit_says_where_it_is() {
        assert_eq!(misfit("7"), "a list is wanted");
        assert_eq!(misfit("[[]]"), "[0]: an object is wanted");
        assert_eq!(misfit(r#"[{"wide":1}]"#), "[0].names: is missing");
        assert_eq!(misfit(r#"[{"wide":1,"wide":2,"names":[]}]"#), "[0].wide: is there twice");
        assert_eq!(misfit(r#"[{"wide":256,"names":[]}]"#), "[0].wide: a whole number in range is wanted");
        for number in ["1.0", "1e0", "-0", "18446744073709551616", "1e999999", "{}"] {
            let text = format!(r#"[{{"wide":{number},"names":[]}}]"#);
            assert_eq!(misfit(&text), "[0].wide: a whole number in range is wanted", "{number}");
        }
        assert_eq!(misfit(r#"[{"wide":1,"names":["", 3]}]"#), "[0].names[1]: a text is wanted");
    }

    #[test]
    fn fields_that_nobody_asks_for_do_not_matter() {
        // Numbers that are not whole, too large, or beyond all floating point.
        let text = r#"[{"new":[1e999999,{"new":-9223372036854775809},0.5],"wide":1,"names":[],"lid":null}]"#;
        let read = Vec::<Box>::from_json(parse(text).unwrap());
        assert_eq!(read, Ok(vec![Box { wide: 1, names: vec![], lid: None }]));
    }
}
