//! A person at this device.

use super::driver::{Answer, Driver, News, Tempo};
use crate::engine::{Action, View};
use crate::players::Turn;

/// A person at this device: they press what they decide, so there is nothing to ask, unless Rack-O is announced for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PersonHere {
    /// Whether Rack-O is announced by itself as soon as they may.
    pub announces_by_itself: bool,
}

impl PersonHere {
    fn announces(self, view: &View<'_>) -> bool {
        self.announces_by_itself && view.legal().has(Action::Announce)
    }
}

impl Driver for PersonHere {
    fn tempo(&self, view: &View<'_>) -> Tempo {
        if self.announces(view) { Tempo::Glance } else { Tempo::Open }
    }

    fn begin(&self, _: &Turn, _: News) {}

    fn answer(&self, turn: &Turn) -> Answer {
        self.announces(&turn.view.view()).then_some(Action::Announce).into()
    }

    fn cancel(&self) {}
}
