//! The coach: questions about a position and the strongest computer player's answers, in a form that can be sent to a
//! worker; and the decisions of a round, of each of which it can be asked.
//!
//! It thinks as a player does, in [`crate::players`]. On the page `app::state::Coach` asks it, for hints and warnings at the
//! table and for the screen `app::review`.

mod question;
mod review;

pub use question::{Answer, Opinion, Question};
pub use review::{Moment, moments, view_at};
