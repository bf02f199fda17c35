//! The Club: how strong its opponents are, and where a person stands among them.

mod rating;
mod ratings;
mod standing;

pub use rating::{Contest, Rating, rate};
pub use ratings::{Measured, measured};
pub use standing::{PlayedRound, standing};
