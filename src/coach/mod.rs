//! The coach: questions about a position and the strongest computer player's answers, in a form that can be sent to a
//! worker; and the review of a round.

mod question;
mod review;

pub use question::{Answer, Opinion, Question};
pub use review::{Moment, moments, view_at};
