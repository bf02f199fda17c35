//! What the first screen is filled in with, without a page: who sits where, and the rules.
//!
//! Pure and tested natively; the page (`app`) shows it, and remembers it for the next time.

mod draft;
mod kind_and_goal;
mod names;
mod people;
mod preset;
mod side_effects;

pub use draft::{SeatDraft, SeatKind, SetupDraft};
pub use kind_and_goal::kind_and_goal;
pub use names::USUAL_NAMES;
pub use preset::Preset;
pub use side_effects::{Changed, side_effects};
