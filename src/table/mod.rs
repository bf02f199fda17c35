//! The table as a person sees and uses it, without a page: what a press or a drag means ([`input`]), what every slot and
//! the tray show ([`view`]), what runs are worth ([`runs`]), where totals stand on the ruler ([`ruler`]), what happened in
//! words ([`moves`]) and how the round stands ([`sentences`]); how the racks are counted ([`count`]), what came of a round and a
//! match ([`result`]), what there is to say to whoever has not won ([`consolation`]), and what the [`lesson`] is about.
//!
//! Pure and tested natively. The page draws what is worked out here: the round in `app::table`, its end in `app::round_over`.

pub mod consolation;
pub mod count;
pub mod input;
pub mod lesson;
pub mod moves;
pub mod numbers;
pub mod result;
pub mod ruler;
pub mod runs;
pub mod sentences;
mod table_match;
pub mod timing;
pub mod view;

pub use table_match::TableMatch;
