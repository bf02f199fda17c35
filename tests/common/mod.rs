//! What the test suites share: setting up a table, playing on it, and a second referee.

#![allow(dead_code, reason = "every suite uses its own part")]

pub mod links;
pub mod plan;
pub mod player;
pub mod referee;
pub mod table;
