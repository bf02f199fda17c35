//! The study: what one looks back at or looks up (replays, what the coach thinks of a round, statistics, rules, keys, files)
//! and the settings. It is a program of its own (`src/study`), which is loaded when one of its screens is first wanted; here
//! are the way to it and back, and its frame.

mod desk;
mod way;

pub use desk::{Desk, open_study};
pub use way::{listen_for_the_study, study_screen};
