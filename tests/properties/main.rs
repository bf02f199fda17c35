//! Properties of any match, under any rules, however it is played.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod events;
mod moving;
mod play;
mod refereed;
mod saves;
mod secrets;
mod taking_back;
