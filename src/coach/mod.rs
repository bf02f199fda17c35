//! The coach: what the strongest computer player thinks of a position, in questions and answers that can be sent to where
//! the thinking is done; and looking back at a round.

mod question;
mod review;

pub use question::{Answer, Opinion, Position, Question};
pub use review::{Moment, moments, view_at};
