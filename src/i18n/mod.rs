//! Every text a person reads or hears, in every language.
//!
//! `languages/` has a folder for each language, with a file for the table, one for the lazy part (`lazy`) and one
//! for the rule book, in the format for translators ([`source`]). The build compiles each into what the page loads, and
//! fails if a phrase is missing or unknown, or if its arguments differ from those that `table`, `lazy` or `book`
//! declare. No language is part of the program: the page loads the one it needs (`public/language.js`). Components ask
//! [`Phrases`] and contain no text of their own.

mod book;
mod language;
mod lazy;
mod lazy_wording;
mod message;
pub mod search;
pub mod source;
mod table;
mod texts;
mod wording;

pub use book::BookPhrases;
pub use language::Language;
pub use lazy::LazyPhrases;
pub use message::{Decimal, Tenths, Who, isolated};
pub use table::Phrases;
pub use texts::{Phrase, Texts};
pub use wording::Standing;

/// The parts of a language: the file's name and its phrases.
pub const PARTS: [(&str, &[Phrase]); 3] =
    [("table", Phrases::PHRASES), ("lazy", LazyPhrases::PHRASES), ("book", BookPhrases::PHRASES)];
