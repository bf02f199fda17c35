//! What the first screen is filled in with, without a page: who sits where, and the rules.
//!
//! Pure and tested natively; the page (`app`) shows it, and remembers it for the next time.

mod aside;
mod draft;
mod in_short;
mod names;
mod people;
mod preset;

pub use aside::{Changed, aside};
pub use draft::{SeatDraft, SeatKind, SetupDraft};
pub use in_short::in_short;
pub use names::USUAL_NAMES;
pub use preset::Preset;
