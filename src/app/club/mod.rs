//! The Club: its opponents, and the ladder. Lazy screens.

mod header;
mod known;
mod ladder;
mod opponents;
mod own_rating;
mod rungs;

pub use known::Known;
pub use ladder::LadderScreen;
pub use opponents::OpponentsScreen;
