//! What is kept in the browser between visits: the match, who sat where, the settings, what has been played.
//!
//! [`Keep`] is a small store of texts by key; [`Browser`] is the browser's localStorage. Everything that is read back
//! is checked, and what cannot be read is never thrown away: [`Saves`] sets it aside under another key and says so.

#[cfg(feature = "web")]
mod browser;
mod counting;
mod days;
mod keep;
mod played;
mod profile;
mod saves;
mod settings;
#[cfg(test)]
mod shelf;
mod taking_in;
mod tally;

#[cfg(feature = "web")]
pub use browser::Browser;
pub use days::{DayPlayed, Days};
pub use keep::{Keep, KeepFault};
pub use played::{Opposition, Played};
pub use profile::{DeviceTally, LastTable, MOST_PROFILE_BYTES, Profile, ProfileFault, Summary, TakeIn};
pub use saves::{MatchExtras, Saves, SetAside, Sitter, keys};
pub use settings::{Learning, Motion, Pace, Settings, Theme};
pub use tally::{Counts, Tally, TallyLine};
