//! What the browser keeps between visits: the matches, the history of those that are over, who sat where, what was changed of
//! the people, the settings, and what has been played.
//!
//! [`TextStore`] is a small store of texts by key; that of the page, `BrowserTexts`, is the browser's localStorage. Everything read back is
//! checked, and text that cannot be read is never thrown away: [`Saves`] sets it aside under another key and reports
//! it.

mod archive;
#[cfg(feature = "web")]
mod browser;
mod counting;
mod cups;
mod days;
mod fields;
mod history;
#[cfg(test)]
mod history_tests;
mod kept_cups;
pub mod keys;
#[cfg(test)]
mod later_tests;
mod match_keys;
mod matches;
#[cfg(test)]
mod matches_tests;
#[cfg(test)]
mod memory;
mod merging;
mod people;
mod people_store;
mod played;
mod played_cup;
mod played_line;
mod profile;
mod ranking;
mod reviews;
mod saves;
mod settings;
mod statistics_file;
mod summary;
mod tally;
mod tally_of_person;
mod tally_store;
mod text_store;
mod transfer;

#[cfg(feature = "web")]
pub use browser::BrowserTexts;
pub use counting::KeptMatch;
pub use cups::Cups;
pub use days::{DayGo, DayPlayed, Days};
pub use match_keys::{extras_key, record_key};
pub use matches::{DeletedMatch, MOST_MATCHES};
pub use merging::{ProfileMatch, SameMatch};
pub use people::PeopleText;
pub use played::{Opposition, Played};
pub use played_cup::PlayedCup;
pub use profile::{DeviceTally, ImportMode, LastTable, MOST_PROFILE_BYTES, Profile, ProfileFault, Summary};
pub use ranking::Ranked;
pub use saves::{MatchExtras, SavedSeat, Saves, UnreadableText};
#[cfg(feature = "web")]
pub use settings::SettingsStoreFields;
pub use settings::{Learning, Motion, Pace, Settings, TextSize, Theme};
pub use statistics_file::{STATISTICS_FORMAT, read_statistics};
pub use summary::SavedMatch;
pub use tally::{Counts, Tally, TallyLine};
pub use text_store::{StorageFault, TextStore};
