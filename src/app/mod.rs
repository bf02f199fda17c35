//! The page people play on: Leptos components over one store.
//!
//! [`Store`] holds the match and what the person is doing; `table`, `setup`, `scores`, … are the screens; `parts` are
//! the pieces they share. A pointer or key event becomes an intent (`table::input`), an intent an action of the engine,
//! and the page follows the new state.

mod advice;
mod browser;
mod files;
mod frame;
mod hand_over;
mod in_play;
mod language;
mod lesson;
mod lingering;
mod matches;
mod motion;
mod news;
mod notices;
mod opened;
mod parts;
mod replay;
mod review;
mod rule_book;
mod scores;
mod settings;
mod setup;
mod sharing;
mod sounds;
mod speaker;
mod statistics;
mod store;
mod study;
mod table;
mod taking_back;
mod thinker;
mod trying;
mod turns;

pub use browser::start;
pub use in_play::InPlay;
pub use language::{speak, speak_of_rules, speak_of_study, study_phrases};
pub use parts::{changeable, el as element, follow};
pub use sharing::count_day;
pub use store::{Notice, Screen, Sheet, Store, Study};
pub use study::open_study;
pub use table::{input, look, runs};
