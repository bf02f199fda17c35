//! The Club: its opponents, and the ladder. Lazy screens, and what the first screen shows of them.

mod header;
mod known;
mod ladder;
mod opponents;
mod own_rating;
mod rungs;
mod strip;
mod whose_club;

pub use header::ClubHeader;
pub use known::{Known, filled_in, name_of};
pub use ladder::LadderScreen;
pub use opponents::OpponentsScreen;
pub use strip::Strip;
