//! Every text a person reads or hears, in every language.
//!
//! `languages/` has a folder a language, with a file for the table, one for the study and one for the rule book, as
//! translators write them ([`source`]). The build makes of each what the page loads, and fails where a phrase is missing,
//! unknown, or filled in otherwise than [`table`], [`study`] or [`book`] declare it. No language is part of the program: the page
//! loads the one that is wanted (`public/language.js`). Components ask [`Phrases`] and hold no text of their own.

mod book;
mod language;
mod message;
pub mod source;
mod study;
mod study_wording;
mod table;
mod texts;
mod wording;

pub use book::BookPhrases;
pub use language::Language;
pub use message::{Decimal, Tenths, Who};
pub use study::StudyPhrases;
pub use table::Phrases;
pub use texts::{Phrase, Texts};
pub use wording::Standing;

/// The parts of a language: the name of the file, and its phrases.
pub const PARTS: [(&str, &[Phrase]); 3] =
    [("table", Phrases::PHRASES), ("study", StudyPhrases::PHRASES), ("book", BookPhrases::PHRASES)];
