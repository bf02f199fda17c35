//! Names: those of levels that play, and those of people that are kept.

use crate::i18n::Language;
use crate::record::clean_name;

/// What levels are called that play, by their seats after the first. Characters have their own names.
pub const USUAL_NAMES: [&str; 3] = ["Otto", "Vera", "Mina"];
/// What a level at the first seat is called.
const USUAL_AT_FIRST: &str = "Ida";

/// The most names that are remembered.
const MOST_NAMES: usize = 12;

/// What a level at this seat, counted from 0, is called.
pub(super) fn usual_name(index: usize) -> &'static str {
    index.checked_sub(1).and_then(|nth| USUAL_NAMES.get(nth)).unwrap_or(&USUAL_AT_FIRST)
}

/// Names as they are kept: cleaned, each once, and not too many.
pub(super) fn kept_names(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for name in names.into_iter().map(|name| clean_name(&name)) {
        if !name.is_empty() && !Language::is_you(&name) && !kept.contains(&name) && kept.len() < MOST_NAMES {
            kept.push(name);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn not_every_name_is_kept() {
        let many = (0..40).map(|nth| format!("P{}", nth / 2));
        let odd = [String::new(), Language::German.you().to_owned(), "\n".to_owned()];
        assert_eq!(kept_names(odd.into_iter().chain(many)).len(), MOST_NAMES);
    }
}
