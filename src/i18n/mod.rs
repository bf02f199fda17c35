//! Every text a person reads or hears, in every language.
//!
//! `languages/` has a folder for each language, with a file for the table and others for what is loaded later ([`FILES`]), in
//! the format for translators ([`source`]). The build compiles each into what the page loads, and fails if a phrase is missing
//! or unknown, or if its arguments differ from those that the module of this name declares. No language is part of the program: the page loads the one it needs (`public/language.js`). Components ask
//! [`Phrases`] and contain no text of their own.

mod book;
mod club;
mod cup;
mod keys;
mod language;
mod looking_back;
mod message;
mod people;
mod remarks;
pub mod search;
mod settings;
mod setup;
mod sharing;
pub mod source;
mod table;
mod texts;
mod thinking;
mod wording;

pub use book::BookPhrases;
pub use club::ClubPhrases;
pub use cup::CupPhrases;
pub use keys::KeysPhrases;
pub use language::Language;
pub use looking_back::LookingBackPhrases;
pub use message::{Argument, Decimal, Tenths, Who, isolated};
pub use people::PeoplePhrases;
pub use remarks::RemarkPhrases;
pub use settings::SettingsPhrases;
pub use setup::SetupPhrases;
pub use sharing::SharingPhrases;
pub use table::Phrases;
pub use texts::{Phrase, Texts};
pub use thinking::ThinkingPhrases;
pub use wording::Standing;

/// The files of a language: their names and their phrases.
pub const FILES: [(&str, &[Phrase]); 12] = [
    ("table", Phrases::PHRASES),
    ("thinking", ThinkingPhrases::PHRASES),
    ("book", BookPhrases::PHRASES),
    ("keys", KeysPhrases::PHRASES),
    ("looking-back", LookingBackPhrases::PHRASES),
    ("sharing", SharingPhrases::PHRASES),
    ("settings", SettingsPhrases::PHRASES),
    ("setup", SetupPhrases::PHRASES),
    ("club", ClubPhrases::PHRASES),
    ("cup", CupPhrases::PHRASES),
    ("remarks", RemarkPhrases::PHRASES),
    ("people", PeoplePhrases::PHRASES),
];
