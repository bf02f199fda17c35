//! Setting up a match, without a page: who sits where, opponents and ready-made tables, the kinds of game, the rules; and in words what a
//! change has changed besides, and what a match is called.
//!
//! Pure and tested natively. The page shows it in `app::setup`, and remembers it for the next time.

mod challenge;
mod draft;
mod kind_and_goal;
mod names;
mod next_match;
mod opponents;
mod people;
mod preset;
mod side_effects;
mod tables;
#[cfg(test)]
mod test_phrases;
mod usual_characters;

pub use draft::{SeatDraft, SeatKind, SetupDraft};
pub use kind_and_goal::kind_and_goal;
pub use names::USUAL_NAMES;
pub use next_match::{NextMatch, Other};
pub use preset::Preset;
pub use side_effects::{Changed, side_effects};
pub use tables::ReadyTable;
