//! The page people play on, a Leptos application.
//!
//! Imports run down only: screens (one folder each) → [`components`] → [`state`] → [`browser`] → the pure layers of the crate.

mod browser;
pub mod components;
pub mod motion;
pub mod state;
