//! Pieces that several screens share.

mod bar;
mod drawing;
mod element;
mod measure;
mod rack;
mod sheet;

pub use bar::{Bar, mark_on, marks, scale, theme_name};
pub use drawing::{band, glyph, icon, logo, number, word};
pub use element::{El, el, nothing};
pub use measure::{order_by, share};
pub use rack::{molded, plate, rack, slot_shell, vacant_rack};
pub use sheet::{close_key, one_of, sheet, switch};
