//! What one seat may know, with nothing borrowed.

use super::card::Card;
use super::public_move::PublicMove;
use super::rack::Rack;
use super::rules::Rules;
use super::seat::{Seat, SeatSet};
use super::view::{Decision, View};
use serde::{Deserialize, Serialize};

/// A [`View`] that borrows nothing, so that it can be kept, and sent to a worker or to another device. It is made of a view
/// and holds the same, so it knows no more of the hidden cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnedView {
    /// See [`View::rules`].
    pub rules: Rules,
    /// See [`View::playing`].
    pub playing: SeatSet,
    /// See [`View::seat`].
    pub seat: Seat,
    /// See [`View::dealer`].
    pub dealer: Seat,
    /// See [`View::to_move`].
    pub to_move: Seat,
    /// See [`View::decision`].
    pub decision: Decision,
    /// See [`View::rack`].
    pub rack: Rack,
    /// See [`View::drawn`].
    pub drawn: Option<Card>,
    /// See [`View::top_discard`].
    pub top_discard: Option<Card>,
    /// See [`View::discard_count`].
    pub discard_count: usize,
    /// See [`View::stock_count`].
    pub stock_count: usize,
    /// See [`View::opening_discard`].
    pub opening_discard: Option<Card>,
    /// See [`View::log`].
    pub log: Vec<PublicMove>,
    /// See [`View::totals`].
    pub totals: Vec<i32>,
}

impl OwnedView {
    /// The view that it was made of.
    pub fn view(&self) -> View<'_> {
        View {
            rules: &self.rules,
            playing: self.playing,
            seat: self.seat,
            dealer: self.dealer,
            to_move: self.to_move,
            decision: self.decision,
            rack: self.rack,
            drawn: self.drawn,
            top_discard: self.top_discard,
            discard_count: self.discard_count,
            stock_count: self.stock_count,
            opening_discard: self.opening_discard,
            log: &self.log,
            totals: &self.totals,
        }
    }
}

impl From<&View<'_>> for OwnedView {
    fn from(view: &View<'_>) -> OwnedView {
        OwnedView {
            rules: *view.rules,
            playing: view.playing,
            seat: view.seat,
            dealer: view.dealer,
            to_move: view.to_move,
            decision: view.decision,
            rack: view.rack,
            drawn: view.drawn,
            top_discard: view.top_discard,
            discard_count: view.discard_count,
            stock_count: view.stock_count,
            opening_discard: view.opening_discard,
            log: view.log.to_vec(),
            totals: view.totals.to_vec(),
        }
    }
}
