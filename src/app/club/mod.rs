//! The Club: its opponents, and the ladder. Lazy screens.

mod header;
mod known;
mod ladder;
mod opponents;
mod own_rating;
mod rungs;
mod whose_club;

pub use ladder::LadderScreen;
pub use opponents::OpponentsScreen;
