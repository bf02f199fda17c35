//! Class attributes.

/// The classes of an element: one it always has, and those a caller adds.
pub fn classes(always: &str, more: &str) -> String {
    if more.is_empty() { always.to_owned() } else { format!("{always} {more}") }
}

/// Classes that a caller may leave out: no attribute then.
pub fn optional_class(class: &'static str) -> Option<&'static str> {
    (!class.is_empty()).then_some(class)
}
