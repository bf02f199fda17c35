//! What several test suites share: laying out a table, playing it, and a second referee.

#![allow(dead_code, reason = "every suite uses its own part")]

pub mod plan;
pub mod player;
pub mod referee;
pub mod table;
