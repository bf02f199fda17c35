//! What the characters say at the table, and the face they make: one short line now and then, and one of three moods.
//!
//! Both follow from what everybody at the table can know, and from the seed of the match: `watched.rs` takes note of
//! nothing that only one seat has seen. The words are in `i18n` ([`crate::i18n::RemarkPhrases`]).

mod company;
mod moment;
mod mood;
mod talk;
mod talk_of_match;
mod watched;

pub use company::Company;
pub use moment::Moment;
pub use mood::{mood, mood_after_round};
pub use talk_of_match::{Said, TalkOfMatch};
