//! The browser's way back, which `public/back.js` handles: what lies over the game is closed by it.

/// What lies over the game has this attribute.
pub const OVER_GAME: &str = "data-over";

/// The event by which the way back closes it.
pub const CLOSE_EVENT: &str = "rack-o-close";
