//! The Club: its opponents, and the ladder. Lazy screens, and what the first screen shows of them.

mod header;
mod known;
mod ladder;
mod opponents;
mod own_rating;
mod rungs;
mod strip;

pub use known::Known;
pub use ladder::LadderScreen;
pub use opponents::OpponentsScreen;
pub use strip::Strip;
