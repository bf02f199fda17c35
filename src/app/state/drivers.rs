//! Who drives the seats of the match at the table.

use super::current_match::CurrentMatch;
use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use crate::app::browser::worker::ThinkingWorker;
use crate::drivers::Driver;
use crate::drivers::{ComputerDriver, DropQuestion, PersonHere, Thinker};
use crate::engine::{Action, Seat};
use crate::messages::{FromWorker, ToWorker};
use crate::players::{ComputerPlayer, TurnRequest};
use leptos::prelude::*;
use std::rc::Rc;

/// Finds the drivers of the seats.
#[derive(Clone, Copy)]
pub struct SeatDrivers {
    current: CurrentMatch,
    settings: SettingsState,
    worker: ThinkingWorker,
    notices: Notices,
}

impl SeatDrivers {
    /// The drivers for the match at `current`.
    pub fn new(current: CurrentMatch) -> SeatDrivers {
        SeatDrivers { current, settings: expect_context(), worker: expect_context(), notices: expect_context() }
    }

    /// The driver of a seat, which has not begun anything yet; tracked.
    pub fn of(self, seat: Seat) -> Rc<dyn Driver> {
        let computer = |player: ComputerPlayer| ComputerDriver::new(player, InWorker(self.worker, self.notices));
        match self.current.with(|game| game.recorded.is_computer(seat).then(|| game.computer_player(seat))) {
            Some(player) => Rc::new(computer(player)),
            None => Rc::new(PersonHere {
                announces_by_itself: self.settings.with(|settings| settings.call_by_itself)
                    && self.current.viewer.get() == Some(seat),
            }),
        }
    }
}

/// Lets computer players think in the worker, and tells when it cannot be had.
struct InWorker(ThinkingWorker, Notices);

impl Thinker for InWorker {
    fn think(&self, request: TurnRequest, done: Box<dyn FnOnce(Option<Action>)>) -> DropQuestion {
        let InWorker(worker, notices) = *self;
        let asked = worker.ask(&ToWorker::Play(request), move |answer| match answer {
            Some(FromWorker::Played(action)) => done(Some(action)),
            _ => {
                notices.show(Notice::NoCoach);
                done(None);
            }
        });
        Box::new(move || worker.cancel(asked))
    }
}
