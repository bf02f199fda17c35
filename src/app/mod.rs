//! The page people play on, a Leptos application in two programs: [`start`] mounts the first, with setup and table;
//! [`lazy_app`] is the second, loaded when it is first wanted.
//!
//! Imports run down only: [`app`] and [`lazy_app`] → screens (one folder each) → [`motion`] → [`components`] → [`state`] →
//! [`browser`] → the pure layers of the crate.

#[expect(clippy::module_inception, reason = "it holds the component `App`")]
mod app;
mod browser;
mod components;
mod lazy_app;
mod lazy_screen;
mod motion;
mod startup;
mod state;

mod files;
mod handover;
mod lesson;
mod menu;
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

pub use lazy_app::{count_day_when_over, show, show_deal_end};
pub use startup::start;
pub use state::{lazy_phrases, load_lazy_texts, load_texts};
