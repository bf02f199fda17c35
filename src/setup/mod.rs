//! What the first screen is filled in with, without a page: who sits where, and the rules.
//!
//! Pure and tested natively; the page (`app`) shows it, and remembers it for the next time.

mod draft;

pub use draft::{SeatDraft, SeatKind, SetupDraft, USUAL_NAMES};
