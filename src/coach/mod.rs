//! The coach: what the strongest computer player thinks of a position, asked and answered as text, so that the thinking can
//! be done elsewhere than the asking; and looking back at a round.

mod question;
mod review;

pub use question::{Answer, Opinion, Position, Question, word};
pub use review::{Moment, moments, view_at};
