//! The table as a person sees and uses it, without a page: what a press or a drag means ([`input`]), what every slot and
//! the tray show ([`view`]), what runs are worth ([`runs`]), where totals stand on the ruler ([`ruler`]), what happened in
//! words ([`moves`]) and how the round stands ([`sentences`]); how the racks are counted ([`count`]), what there is to say to
//! whoever has not won ([`solace`]), and what the [`lesson`] is about.
//!
//! Pure and tested natively; the page (`app`) draws what is worked out here.

pub mod count;
pub mod input;
pub mod lesson;
pub mod measure;
pub mod moves;
pub mod order;
pub mod result;
pub mod ruler;
pub mod runs;
pub mod sentences;
pub mod solace;
mod table_match;
pub mod timing;
pub mod view;

pub use table_match::TableMatch;
