//! The match record: one format for saves in the browser, exported files and replays.
//!
//! A record holds the cards and the decisions. [`Record`] is its JSON shape. [`read`] checks all of it against the
//! rules and returns a [`RecordedMatch`], which can be played on and keeps its record up to date.

mod continuing;
mod fault;
mod grapheme;
mod json;
mod later_version;
mod model;
mod name;
mod reading;
mod recorded;
mod replaying;
mod taking_back;
mod token;

pub use fault::{Fault, Problem};
pub(crate) use json::{Header, from_json, in_words};
pub use later_version::is_later;
pub(crate) use later_version::newer;
pub use model::{FORMAT, PlayerKind, Record, RecordedResult, RecordedRound, SeatEntry, VERSION};
pub use name::{LONGEST_NAME, clean_name, cut_name, told_apart};
pub use reading::{MOST_BYTES, read, read_own, replay};
pub use recorded::RecordedMatch;
pub use replaying::Replay;
pub use taking_back::TakeBack;
pub use token::Token;
