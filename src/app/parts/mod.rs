//! Pieces that several screens share.

mod bar;
mod drawing;
mod rack;
mod sheet;

pub use bar::{Bar, Ruler, scale, theme_name};
pub use drawing::{Figure, Glyph, Icon, Logo, Number, band};
pub use rack::{Lip, Molded, RackBody, SlotShell, vacant_rack};
pub use sheet::{Choice3, SheetBox, Switch};
