//! The rules of Rack-O: pure and deterministic, with no clock and no input but its arguments.
//!
//! [`Round`] is one deal, a small `Copy` value; [`Match`] plays rounds until the goal is reached; [`Rules`] says which
//! of the printed rules apply; [`View`] is what one seat may know.

mod action;
mod card;
mod chips;
mod codes;
mod deal;
mod edition;
mod event;
mod later_rules;
mod out_of_range;
mod owned_view;
mod piles;
mod public_move;
mod rack;
mod refusal;
mod result;
mod round;
mod rules;
mod score;
mod seat;
mod sheet;
mod variant;
mod view;
mod whole_match;

pub use action::{Action, Actions};
pub use card::{Card, Slot};
pub use chips::Settlement;
pub use deal::{Chance, Deck, DeckFault, highest_card};
pub use edition::{Edition, UnknownEdition};
pub use event::{CardIn, Event, Secret};
pub use out_of_range::OutOfRange;
pub use owned_view::OwnedView;
pub use piles::Pile;
pub use public_move::{PublicMove, Source};
pub use rack::Rack;
pub use refusal::Refusal;
pub use result::{Call, RoundResult};
pub use round::{Phase, Round, Terms};
pub use rules::{ChipGame, Deal, Goal, GoalKind, Price, Replenish, Rules, RulesDraft, RulesFault};
pub use score::{announcer_points, bonus_for_run, chip_price, loser_points};
pub use seat::{Seat, SeatSet};
pub use sheet::{Choice, Sheet};
pub use variant::Variant;
pub use view::{Decision, View};
pub use whole_match::{Match, MatchFault, Stage};
