//! Points: a round over and counted, the match over, the score sheet of all rounds.

mod chart;
mod counted;
mod round_over;
mod score_sheet;

pub use round_over::round_over;
pub use score_sheet::score_sheet;
