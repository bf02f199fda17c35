//! Plans what moves on the table from two states of it: no page, no clock, no randomness.
//!
//! A [`Scene`] is the table as one player sees it. [`plan`] compares two of them and says which card flies from where
//! to where, which pegs go in, and what is heard. The page plays the plan over a table that already shows the new
//! state, so nothing is lost when a plan is cut short.

mod place;
mod plan;
mod scene;

pub use place::{Heard, Place};
pub use plan::{Ease, Flight, Plan, Timed, plan};
pub use scene::Scene;
