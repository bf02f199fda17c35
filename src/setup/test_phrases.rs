//! The texts that tests read.

use crate::i18n::{Language, Phrases, source};

/// The English texts of the table.
pub fn english() -> &'static Phrases {
    let text = source::compact(Language::English, include_str!("../i18n/languages/en/table.txt"), Phrases::PHRASES);
    text.ok().and_then(|text| Phrases::read(&text)).unwrap_or(Phrases::EMPTY)
}
