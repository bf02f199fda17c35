//! The interface of whoever drives a seat.

use crate::engine::{Action, View};
use crate::players::Turn;

/// Called when a decision is known that was not at once.
pub type Ready = Box<dyn FnOnce()>;

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

/// Drives a seat: it is asked for the decisions of that seat, one at a time, and makes each now or later.
///
/// A decision that is due is begun once. When its time has come it is asked for, and again when the driver is ready. What is
/// begun can be cancelled, and begun anew.
pub trait Driver {
    /// When the decision of this view comes.
    fn tempo(&self, view: &View<'_>) -> Tempo;

    /// A decision is due. Who needs time for it begins now, and calls `ready` once it is known. What was begun before is
    /// forgotten.
    fn begin(&self, turn: &Turn, ready: Ready);

    /// The decision; `None` as long as it is not known, and always for a turn that was not begun and needs time.
    fn decide(&self, turn: &Turn) -> Option<Action>;

    /// Drops what was begun: nobody waits for it any more.
    fn cancel(&self);

    /// Whether it has gone away, as a person at another device may. Its seat waits, and the decision is begun anew when it
    /// comes back.
    fn is_away(&self) -> bool {
        false
    }
}
