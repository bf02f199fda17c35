//! The Club: how strong its opponents are, where a person stands among them, and the cup.

pub mod cup;
mod rating;
mod ratings;
mod standing;

pub use rating::{Contest, MEAN, Rating, rate};
pub use ratings::{Measured, measured};
pub use standing::{PlayedRound, standing};
