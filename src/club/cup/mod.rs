//! The cup: the person and seven characters, knock-out, each match one on one.
//!
//! Everything follows from a [`Cup`]: who meets whom first, and the cards of every match. Its [`Bracket`] says what has come of it so
//! far, from the [`Outcomes`] of its matches: those of the person, and those of the characters, which are really played.

mod bracket;
mod draw;
mod entrant;
mod fixture;
mod in_play;
mod outcome;
mod pairing;

pub use bracket::{Bracket, Place};
pub use draw::Cup;
pub use entrant::Entrant;
pub use fixture::{CupRound, Fixture, UnknownFixture};
pub use in_play::InPlay;
pub use outcome::{GOAL, Outcome, Outcomes};
pub use pairing::{Pairing, cup_rules};
