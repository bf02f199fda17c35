//! What a browser that translates the page leaves as it is.

/// The attribute `translate` of an element that holds this text and nothing else: a number is not translated.
pub fn no_translation(text: &str) -> Option<&'static str> {
    const OF_NUMBERS: &str = "0123456789+-−–×./,% \u{a0}\u{202f}";
    text.chars().all(|one| OF_NUMBERS.contains(one)).then_some("no")
}
