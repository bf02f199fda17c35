//! A record.

use super::driver::{Answer, Driver, News, Tempo};
use crate::engine::{Action, OwnedView, View};
use crate::players::Turn;
use crate::record::Replay;
use std::rc::Rc;

/// Decides as it was decided in a match that is recorded, at any of its seats: a replay. What it is asked about has to be what the
/// seat saw there; of anything else the record says nothing, and the decision stays open.
#[derive(Clone, Debug)]
pub struct RecordDriver {
    decisions: Rc<[(OwnedView, Action)]>,
    tempo: Tempo,
}

impl RecordDriver {
    /// Drives by this replay; its decisions come in this tempo.
    pub fn new(replay: &Replay, tempo: Tempo) -> RecordDriver {
        RecordDriver { decisions: replay.decisions().into(), tempo }
    }
}

impl Driver for RecordDriver {
    fn tempo(&self, _: &View<'_>) -> Tempo {
        self.tempo
    }

    fn begin(&self, _: &Turn, _: News) {}

    fn answer(&self, turn: &Turn) -> Answer {
        self.decisions.iter().find(|(view, _)| *view == turn.view).map(|(_, action)| *action).into()
    }

    fn cancel(&self) {}
}
