//! Every text a person reads or hears, one file a language.
//!
//! [`Phrases`] has a method for each phrase, with its placeholders as arguments: a language that lacks one, or takes
//! other placeholders, does not compile. Components ask [`Language::phrases`] and hold no text of their own.

mod english;
mod english_study;
mod phrases;
mod study;

pub use phrases::{Language, Phrases, Standing, Who};
pub use study::StudyPhrases;
