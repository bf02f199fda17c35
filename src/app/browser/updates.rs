//! What `public/offline.js` has found out before the program was up.

use super::document::root_attribute;

/// Whether a new version of the game is ready.
pub fn update_is_ready() -> bool {
    root_attribute("data-update").is_some()
}

/// The files of the game do not arrive as they were built, so they cannot be kept on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Altered {
    /// Those of this version: the game cannot be played offline.
    Game,
    /// Those of a new version: the old one stays.
    Update,
}

/// Whether the files arrive altered.
pub fn altered_files() -> Option<Altered> {
    root_attribute("data-altered").map(|what| if what == "update" { Altered::Update } else { Altered::Game })
}
