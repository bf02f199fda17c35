//! Every text a person reads or hears, in every language.
//!
//! `languages/` has a folder a language, with a file for the table, one for the second program (`lazy`) and one for the rule book, as
//! translators write them ([`source`]). The build makes of each what the page loads, and fails where a phrase is missing,
//! unknown, or filled in otherwise than [`table`], [`lazy`] or [`book`] declare it. No language is part of the program: the page
//! loads the one that is wanted (`public/language.js`). Components ask [`Phrases`] and hold no text of their own.

mod book;
mod language;
mod lazy;
mod lazy_wording;
mod message;
pub mod source;
mod table;
mod texts;
mod wording;

pub use book::BookPhrases;
pub use language::Language;
pub use lazy::LazyPhrases;
pub use message::{Decimal, Tenths, Who};
pub use table::Phrases;
pub use texts::{Phrase, Texts};
pub use wording::Standing;

/// The parts of a language: the name of the file, and its phrases.
pub const PARTS: [(&str, &[Phrase]); 3] =
    [("table", Phrases::PHRASES), ("lazy", LazyPhrases::PHRASES), ("book", BookPhrases::PHRASES)];
