//! The Club: how strong its opponents are.

mod rating;
mod ratings;

pub use rating::{Contest, Rating, rate};
pub use ratings::{Measured, measured};
