//! The page people play on, a Leptos application. `start` mounts it. What few look at is loaded when it is first wanted:
//! `parts` says where the program is split.
//!
//! Imports run down only: `app` → `lazy_app` → `lazy_loader` → `parts` → screens (one folder each) → `motion` → `components` → `state` →
//! `browser` → the pure layers of the crate.

#[expect(clippy::module_inception, reason = "it holds the component `App`")]
mod app;
mod browser;
mod components;
mod lazy_app;
mod lazy_loader;
mod motion;
mod parts;
mod startup;
mod state;
mod worker;

mod club;
mod cup;
mod files;
mod handover;
mod home;
mod lesson;
mod matches;
mod menu;
mod people;
mod replay;
mod review;
mod round_over;
mod rule_book;
mod score_sheet;
mod settings;
mod setup;
mod share;
mod statistics;
mod table;

pub use startup::start;
