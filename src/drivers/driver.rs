//! The interface of whoever drives a seat.

use crate::engine::{Action, View};
use crate::players::Turn;

/// Called whenever a driver has something else to say of the decision that it was asked for.
pub type News = Box<dyn Fn()>;

/// When a decision comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tempo {
    /// It takes the time of a turn, at the pace that is set.
    Paced,
    /// It takes a short look at the rack.
    Glance,
    /// Nobody knows: it is played as soon as it is known.
    Open,
}

/// What a driver says of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This is it.
    Decided(Action),
    /// It is not known yet.
    Open,
    /// Whoever makes it has gone away, as a person at another device may. The decision waits for them.
    Away,
}

/// Drives a seat: it is asked for the decisions of that seat, one at a time, and makes each now or later.
///
/// A decision that is due is begun once. When its time has come the driver is asked what it says of it, and again with each piece of
/// news. What is begun can be cancelled, and begun anew.
pub trait Driver {
    /// When the decision of this view comes.
    fn tempo(&self, view: &View<'_>) -> Tempo;

    /// A decision is due. Who needs time for it begins now. `news` is called when it is known, and when whoever makes it has gone
    /// away or come back. What was begun before is forgotten.
    fn begin(&self, turn: &Turn, news: News);

    /// What there is to say of the decision. One that was not begun and needs time is open.
    fn answer(&self, turn: &Turn) -> Answer;

    /// Drops what was begun: nobody waits for it any more, and there is no news of it.
    fn cancel(&self);
}

impl Answer {
    /// The decision, where it is known.
    pub const fn decided(self) -> Option<Action> {
        match self {
            Answer::Decided(action) => Some(action),
            Answer::Open | Answer::Away => None,
        }
    }
}

impl From<Option<Action>> for Answer {
    fn from(known: Option<Action>) -> Answer {
        known.map_or(Answer::Open, Answer::Decided)
    }
}
