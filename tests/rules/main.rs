//! The rules of the game one by one, as players at the table would notice them. `CONTRIBUTING.md` explains the rule
//! numbers.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod announcing;
mod chips;
mod dealing;
mod eclair;
mod editions;
mod partners;
mod points;
mod racks;
mod stock;
mod turns;
