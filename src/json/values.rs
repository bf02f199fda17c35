//! The plain values: numbers, texts, lists.

use super::reader::{FromJson, Reader, Step, ToJson};
use super::tree::Json;

impl FromJson for Json {
    fn read(json: Json, _: &mut Reader) -> Json {
        json
    }
}

impl FromJson for bool {
    fn read(json: Json, reader: &mut Reader) -> bool {
        match json {
            Json::Bool(value) => value,
            _ => {
                reader.miss("true or false is wanted");
                false
            }
        }
    }
}

impl ToJson for bool {
    fn to_json(&self) -> Json {
        Json::Bool(*self)
    }
}

/// A whole number, and 0 where there is none between these two.
#[inline(never)]
fn number(json: Json, least: i64, most: i64, reader: &mut Reader) -> i64 {
    match json {
        Json::Number(value) if (least..=most).contains(&value) => value,
        _ => {
            reader.miss("a whole number in range is wanted");
            0
        }
    }
}

/// Whole numbers within the bounds of their types.
macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl FromJson for $number {
            fn read(json: Json, reader: &mut Reader) -> $number {
                number(json, <$number>::MIN.into(), <$number>::MAX.into(), reader) as $number
            }
        }

        impl ToJson for $number {
            fn to_json(&self) -> Json {
                Json::Number((*self).into())
            }
        }
    )* };
}
numbers!(u8, u16, u32, i32, i64);

impl FromJson for String {
    fn read(json: Json, reader: &mut Reader) -> String {
        match json {
            Json::Text(text) => text,
            _ => {
                reader.miss("a text is wanted");
                String::new()
            }
        }
    }
}

impl ToJson for String {
    fn to_json(&self) -> Json {
        Json::Text(self.clone())
    }
}

/// `null` is none.
impl<T: FromJson> FromJson for Option<T> {
    fn read(json: Json, reader: &mut Reader) -> Option<T> {
        (json != Json::Null).then(|| T::read(json, reader))
    }
}

/// `null` is none.
impl<T: ToJson> ToJson for Option<T> {
    fn to_json(&self) -> Json {
        self.as_ref().map_or(Json::Null, T::to_json)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn read(json: Json, reader: &mut Reader) -> Vec<T> {
        let mut all = Vec::new();
        match json {
            Json::List(values) => {
                for (place, value) in values.into_iter().enumerate() {
                    reader.path.push(Step::Place(place));
                    all.push(T::read(value, reader));
                    reader.leave();
                }
            }
            _ => reader.miss("a list is wanted"),
        }
        all
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn to_json(&self) -> Json {
        Json::List(self.iter().map(T::to_json).collect())
    }
}
