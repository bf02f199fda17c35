//! What moves on the table, planned from two states of it and nothing else: no page, no clock, no chance.
//!
//! A [`Scene`] is the table as one player sees it. [`plan`] compares the one before with the one after and says which
//! card flies from where to where, which pegs go in, and what is heard. The page plays the plan over a table that
//! already shows the new state, so a plan that is cut short loses nothing.

mod place;
mod plan;
mod scene;

pub use place::{Heard, Place};
pub use plan::{Ease, Flight, Plan, Timed, plan};
pub use scene::Scene;
