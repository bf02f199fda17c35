//! Pieces that several screens share.

mod bar;
mod chips;
mod drawing;
mod each;
mod element;
mod follow;
mod here;
mod measure;
mod rack;
mod ruler;
mod sheet;
mod untranslated;

pub use bar::{bar, edition_name, rule_key, theme_name};
pub use chips::chip_stack;
pub use drawing::{band, glyph, icon, logo, number, number_of, word};
pub use element::{El, Part, el, nothing, put, svg};
pub use follow::{Cell, Changing, Following, Given, after, changeable, follow, follow_each, surely_after, whenever};
pub use here::Here;
pub use measure::{order_by, share, signed};
pub use rack::{molded, plate, rack, rack_of, slot_shell, slots, total, vacant_rack};
pub use ruler::{fifth, mark_on, marks, scale};
pub use sheet::{close_key, number_field, one_of, sheet, switch};
