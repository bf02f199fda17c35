//! Plans what moves on the table as something happens: no page, no clock, no randomness. `app::motion` plays the plans.
//!
//! [`plan`] reads the events of the engine and says which card flies from which [`Spot`] to which, which pegs go in, and what
//! is heard, as one player sees it ([`Viewpoint`]). The page plays the plan over a table that already shows the new state, so
//! nothing is lost when a plan is cut short.

mod plan;
mod spot;
mod viewpoint;

pub use plan::{Ease, Flight, Heard, Plan, Timed, pick_up, plan, put_back};
pub use spot::Spot;
pub use viewpoint::Viewpoint;
