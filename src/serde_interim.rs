//! Until the types derive it themselves.
use crate::coach::{Answer, Question};
use crate::i18n::Language;
use crate::json::{self, FromJson, ToJson};
use crate::storage::Settings;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

macro_rules! interim { ($($t:ty),*) => { $(
    impl Serialize for $t { fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.serialize_str(&self.to_json().text()) } }
    impl<'de> Deserialize<'de> for $t { fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        json::parse(&text).ok().and_then(|json| <$t>::from_json(json).ok()).ok_or_else(|| D::Error::custom("interim"))
    } }
)* } }
interim!(Question, Answer, Language, Settings);
