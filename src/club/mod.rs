//! The Club: how its opponents look, how strong they are, where a person stands among them, and the cup.
//!
//! Where one stands follows from the finished matches alone (`career`, `ladder`), so that nothing is kept of it besides.

mod career;
mod challenge;
pub mod cup;
mod face;
mod ladder;
mod last_challenge;
mod lost;
mod rating;
mod ratings;
mod scores;
mod shown;
mod standing;
#[cfg(test)]
mod test_entries;

pub use career::Career;
pub use challenge::{challenge_rules, challenged, challenged_in, character_of};
pub use face::{Mood, face_address};
pub use ladder::{Ladder, Rung};
pub use last_challenge::LastChallenge;
pub use lost::{Advice, lost_advice};
pub use rating::{Contest, MEAN, Rating, rate};
pub use ratings::{Measured, measured, rated_characters};
pub use scores::{MatchEnd, Score, Scores};
pub use shown::{in_tens, line, shown_course};
pub use standing::{PlayedRounds, standing};
