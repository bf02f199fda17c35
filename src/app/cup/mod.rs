//! The cup: its bracket, the person's next match, and the cups before. Lazy screens.

mod begin;
mod bracket;
mod cup_state;
mod friend;
mod match_player;
mod next;
mod screens;
mod share;
mod tie;
mod watch;
mod whose;
mod words;

pub use screens::{CupOfLink, CurrentCup, PlayedCups};
