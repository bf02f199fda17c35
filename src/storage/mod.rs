//! What the browser keeps between visits: the match, who sat where, the settings, and what has been played.
//!
//! [`TextStore`] is a small store of texts by key; [`Browser`] is the browser's localStorage. Everything read back is
//! checked, and text that cannot be read is never thrown away: [`Saves`] sets it aside under another key and reports
//! it.

#[cfg(feature = "web")]
mod browser;
mod days;
#[cfg(test)]
mod memory;
mod played;
mod profile;
mod saves;
mod settings;
mod tally;
mod tally_store;
mod text_store;
mod transfer;

#[cfg(feature = "web")]
pub use browser::Browser;
pub use days::{DayPlayed, Days};
pub use played::{Opposition, Played};
pub use profile::{DeviceTally, ImportMode, LastTable, MOST_PROFILE_BYTES, Profile, ProfileFault, Summary};
pub use saves::{MatchExtras, SavedSeat, Saves, UnreadableText, keys};
pub use settings::{Learning, Motion, Pace, Settings, TextSize, Theme};
pub use tally::{Counts, Tally, TallyLine};
pub use text_store::{StorageFault, TextStore};
