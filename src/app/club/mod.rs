//! The Club: its opponents, and the ladder. Lazy screens.

mod header;
mod known;
mod ladder;
mod opponents;
mod own_rating;
mod rungs;

pub use header::ClubHeader;
pub use known::{Known, filled_in, name_of};
pub use ladder::LadderScreen;
pub use opponents::OpponentsScreen;
