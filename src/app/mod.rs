//! The page people play on, a Leptos application in two programs: [`start`] mounts the first, with setup and table;
//! [`lazy_app`] is the second, loaded when it is first wanted.
//!
//! Imports run down only: [`app`] and [`lazy_app`] → screens (one folder each) → [`motion`] → [`components`] → [`state`] →
//! [`browser`] → the pure layers of the crate.

mod browser;
mod components;
mod lazy_screen;
mod state;

mod files;
//mod lesson;
mod rule_book;
mod settings;
mod share;

pub use state::{lazy_phrases, load_lazy_texts, load_texts};
