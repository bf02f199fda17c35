//! Plans what moves on the table as something happens: no page, no clock, no randomness.
//!
//! [`plan`] reads the events of the engine and says which card flies from where to where, which pegs go in, and what is
//! heard, as one player sees it ([`Sight`]). The page plays the plan over a table that already shows the new state, so nothing
//! is lost when a plan is cut short.

mod place;
mod plan;
mod sight;

pub use place::{Heard, Place};
pub use plan::{Ease, Flight, Plan, Timed, pick_up, plan, put_back};
pub use sight::Sight;
