//! Points: a round over and counted, the match over, the score sheet of all rounds.

mod chart;
mod counted;
mod match_over;
mod round_over;
mod score_sheet;

pub use match_over::MatchOver;
pub use round_over::RoundOver;
pub use score_sheet::ScoreSheet;
