//! The Club: how its opponents look, how strong they are, and where a person stands among them.

mod face;
mod rating;
mod ratings;
mod standing;

pub use face::{Mood, face_address};
pub use rating::{Contest, Rating, rate};
pub use ratings::{Measured, measured};
pub use standing::{PlayedRound, standing};
