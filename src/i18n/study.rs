//! What the study says: the coach, the review of a round, the statistics. Kept apart from what the table says, because it is
//! loaded only when somebody wants it.

use super::english_study::English;
use super::phrases::Language;
use crate::players::Reason;

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
    /// The name of the strip that moves a replay.
    fn replay(&self) -> &'static str;
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

    // Statistics.
    /// The heading.
    fn statistics(&self) -> &'static str;
}
