//! The parts of the page that are loaded when they are first wanted: one table, which the build, the budgets and the page read.
//!
//! A part is a row here and the functions that are marked with its entry (`split_point!`, most of them in `app/parts/`).
//! The build makes `split_ENTRY.wasm` of these and all that only they call.

use serde::Serialize;

/// A part that is loaded when it is first wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LazyPart {
    /// Its name, for people and in `scripts/budgets`.
    pub name: &'static str,
    /// What its functions are marked with.
    #[serde(skip)]
    pub entry: &'static str,
    /// The style sheets it needs: each is a folder of `style/lazy/`, and becomes one file.
    pub styles: &'static [&'static str],
    /// The texts it needs: files of each language ([`crate::i18n::FILES`]), in the order in which it reads them.
    pub texts: &'static [&'static str],
}

impl LazyPart {
    /// The expert and the coach, with what they have learnt, in the worker. To play needs no texts.
    pub const THINKING: LazyPart = LazyPart { name: "thinking", entry: "thinking", styles: &[], texts: &["thinking"] };

    /// The rule book, the lesson and the keys.
    pub const READING: LazyPart =
        LazyPart { name: "reading", entry: "reading", styles: &["reading"], texts: &["book", "keys"] };

    /// Replay, review, matches and statistics. A match can be shared from there.
    pub const LOOKING_BACK: LazyPart = LazyPart {
        name: "looking-back",
        entry: "looking_back",
        styles: &["looking-back", "sharing", "people"],
        texts: &["looking-back", "sharing", "people"],
    };

    /// Links and files.
    pub const SHARING: LazyPart =
        LazyPart { name: "sharing", entry: "sharing", styles: &["sharing"], texts: &["sharing"] };

    /// The settings.
    pub const SETTINGS: LazyPart =
        LazyPart { name: "settings", entry: "settings", styles: &["settings"], texts: &["settings"] };

    /// The screen on which a match is set up. The Club's texts tell of the opponents.
    pub const SETUP: LazyPart =
        LazyPart { name: "setup", entry: "setup", styles: &["setup", "people"], texts: &["setup", "club", "people"] };

    /// The opponents of the Club, and the ladder.
    pub const CLUB: LazyPart =
        LazyPart { name: "club", entry: "club", styles: &["club", "people"], texts: &["club", "people"] };

    /// The cup. It speaks of the opponents, too.
    pub const CUP: LazyPart = LazyPart { name: "cup", entry: "cup", styles: &["club", "cup"], texts: &["cup", "club"] };

    /// Writes matches that are over into the history.
    pub const HISTORY: LazyPart = LazyPart { name: "history", entry: "history", styles: &[], texts: &[] };

    /// What the characters say at the table.
    pub const REMARKS: LazyPart =
        LazyPart { name: "remarks", entry: "remarks", styles: &["remarks"], texts: &["remarks"] };

    /// Every part.
    pub const ALL: [LazyPart; 10] = [
        LazyPart::THINKING,
        LazyPart::READING,
        LazyPart::LOOKING_BACK,
        LazyPart::SHARING,
        LazyPart::SETTINGS,
        LazyPart::SETUP,
        LazyPart::CLUB,
        LazyPart::CUP,
        LazyPart::HISTORY,
        LazyPart::REMARKS,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::FILES;

    #[test]
    fn every_text_is_a_file_of_the_languages_and_every_file_is_loaded() {
        let texts = || LazyPart::ALL.iter().flat_map(|part| part.texts);
        assert!(texts().all(|text| FILES.iter().any(|(name, _)| name == text)));
        assert!(FILES.iter().all(|(name, _)| *name == "table" || texts().any(|text| text == name)));
    }
}
