//! What a browser that translates the page leaves as it is: the attribute `translate`.

use crate::engine::Edition;

/// That of an element that holds this text and nothing else: a number is not translated.
pub fn no_translation(text: &str) -> Option<&'static str> {
    let is_of_number = |one| {
        matches!(one, '0'..='9' | '+' | '-' | '−' | '–' | '×' | '.' | '/' | ',' | '%' | ' ' | '\u{a0}' | '\u{202f}')
    };
    text.chars().all(is_of_number).then_some("no")
}

/// That of an element that holds the name of an edition and nothing else: those of a printed sheet have names, which are not
/// translated.
pub fn edition_translation(edition: Edition) -> Option<&'static str> {
    (edition != Edition::Custom).then_some("no")
}
