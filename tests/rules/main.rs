//! The rules of the game, one after the other, as the people at the table would notice them. Rule numbers are those
//! that `CONTRIBUTING.md` explains.

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
