//! The page people play on, a Leptos application.
//!
//! Imports run down only: screens (one folder each) → [`components`] → [`state`] → [`browser`] → the pure layers of the crate.

mod browser;
pub mod components;
pub mod handover;
pub mod menu;
pub mod round_over;
pub mod score_sheet;
pub mod setup;
pub mod state;
