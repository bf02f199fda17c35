//! What the study says: the coach, the review of a round, the statistics. Kept apart from what the table says, because it is
//! loaded only when somebody wants it.

use super::english_study::English;
use super::phrases::Language;
use crate::players::Reason;
use crate::record::Fault;

impl Language {
    /// What the study says in this language.
    pub const fn study_phrases(self) -> &'static dyn StudyPhrases {
        match self {
            Language::English => &English,
        }
    }

    /// The language of this code, or the usual one.
    pub fn of_code(code: &str) -> Language {
        Language::ALL.into_iter().find(|language| language.phrases().code() == code).unwrap_or_default()
    }
}

/// All phrases of the study in a language. Cards are numbers 1 to 60, slots labels 5 to 50, points tenths of a point.
pub trait StudyPhrases: Sync {
    /// Why an action is good, in one sentence.
    fn reason(&self, reason: Reason) -> String;
    /// How much better the best is than the next best.
    fn gain(&self, tenths: i32) -> String;

    // Looking back.
    /// On that strip.
    fn replay_round(&self, round: usize) -> String;
    /// On that strip.
    fn replay_back(&self) -> &'static str;
    /// On that strip.
    fn replay_on(&self) -> &'static str;
    /// On that strip.
    fn replay_play(&self) -> &'static str;
    /// On that strip.
    fn replay_place(&self) -> &'static str;
    /// On that strip.
    fn replay_step(&self, step: usize, last: usize) -> String;
    /// On that strip.
    fn replay_close(&self) -> &'static str;

    // Sheets.
    /// A match from a file.
    fn bad_file_title(&self) -> &'static str;
    /// Each section of the rules with its heading.
    fn rules_in_short(&self) -> &'static [(&'static str, &'static str)];
    /// A match from a file.
    fn opened_title(&self) -> &'static str;
    /// A match from a file.
    fn opened_replaces(&self) -> &'static str;
    /// A match from a file.
    fn go_on_with_it(&self) -> &'static str;
    /// A match from a file.
    fn bad_file(&self, fault: &Fault) -> String;
    /// A match from a file.
    fn opened(&self, names: &str, rounds: usize, over: bool) -> String;
    /// The keys of the table.
    fn key_list(&self) -> &'static [(&'static str, &'static str)];
    /// The keys of the table.
    fn keys_off(&self) -> &'static str;
}
