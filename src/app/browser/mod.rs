//! All that touches the browser's interfaces: timers, focus, history, keyboard, files, sound, worker, tabs, storage.
//! Nothing here knows the game's state.

pub mod audio;
pub mod clock;
pub mod document;
pub mod events;
pub mod files;
pub mod fitting;
pub mod focus;
pub mod keyboard;
pub mod media;
pub mod messages;
pub mod objects;
mod owned;
pub mod seed;
pub mod sharing;
pub mod split_point;
pub mod tabs;
pub mod timers;
pub mod updates;
pub mod vibration;
pub mod worker;
