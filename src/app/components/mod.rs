//! Components that several screens use: signs and numerals, cards and racks, the controls of forms, dialogs, notices.

mod button;
mod card;
mod chips;
mod classes;
mod dialog;
mod edition_name;
mod heading;
mod keyed;
mod match_files;
mod move_list;
mod notices;
mod number_field;
mod numerals;
mod over_game;
mod plate;
mod rack;
mod radio_group;
mod rule_link;
mod score_table;
mod signs;
mod slot;
mod switch;
mod theme_name;
mod translate;
mod trial_strip;

pub use crate::table::measure::{share, signed, thousandths};
pub use button::{Button, CloseButton, IconButton};
pub use card::{
    GhostNumber, LooseCard, NamedCard, SlotCardContents, StaticCard, card_class, card_value, colour_band, slot_name,
};
pub use chips::ChipStack;
pub use dialog::ModalDialog;
pub use edition_name::{EditionName, edition_name, edition_translation};
pub use heading::Heading;
pub use keyed::Keyed;
pub use match_files::{FileButtons, OpenFileLink};
pub use move_list::MoveList;
pub use notices::NoticeList;
pub use number_field::NumberField;
pub use numerals::{DrawnText, LiveNumeral, Numeral};
pub use over_game::OverGame;
pub use plate::{MoldedName, Plate, Total};
pub use rack::{Rack, RackFrame, VacantRack};
pub use radio_group::{RadioGroup, RadioOption};
pub use rule_link::RuleLink;
pub use score_table::ScoreTable;
pub use signs::{Glyph, Icon, Logo};
pub use slot::SlotFrame;
pub use switch::Switch;
pub use theme_name::theme_name;
pub use translate::no_translation;
pub use trial_strip::TrialStrip;
