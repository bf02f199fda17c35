//! Rack-O, the card game of 1956, as a library: the rules ([`engine`]), computer players ([`players`]), the coach
//! ([`coach`]), the match record ([`record`]) and the sounds ([`sound`]). With the default feature `page` it is also the
//! page people play on.
//!
//! Rules are cited by number (R1 to R32); `CONTRIBUTING.md` says where the numbers come from.

#![warn(clippy::disallowed_methods, clippy::print_stdout, clippy::print_stderr, clippy::unreachable)]

pub mod bot;
pub mod club;
pub mod coach;
pub mod drivers;
pub mod engine;
pub mod history;
pub mod i18n;
pub mod lazy_parts;
pub mod messages;
pub mod motion;
mod packing;
pub mod people;
pub mod players;
pub mod record;
pub mod remarks;
pub mod selfplay;
pub mod setup;
pub mod share;
pub mod sound;
pub mod storage;
pub mod table;

#[cfg(feature = "page")]
pub mod app;
