//! Names of players as they are typed.

pub use crate::record::{LONGEST_NAME, clean_name};
