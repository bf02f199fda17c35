//! Who drives the seats of the match at the table.

use super::current_match::CurrentMatch;
use super::happened::TableKey;
use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use crate::app::browser::worker::ThinkingWorker;
use crate::drivers::{ComputerDriver, Driver, DropQuestion, PersonHere, SeatDrivers, Thinker};
use crate::engine::{Action, Seat};
use crate::messages::{FromWorker, ToWorker};
use crate::players::{ComputerPlayer, TurnRequest};
use crate::storage::SettingsStoreFields;
use leptos::prelude::*;
use std::rc::Rc;

/// Who drives a seat.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    Computer(ComputerPlayer),
    Person(PersonHere),
}

/// The drivers of the match at a table. Each stays as long as the match and who plays at its seat do.
#[derive(Clone, Copy)]
pub struct TableDrivers {
    seats: StoredValue<SeatDrivers<(TableKey, Who)>, LocalStorage>,
    current: CurrentMatch,
    settings: SettingsState,
    worker: ThinkingWorker,
    notices: Notices,
}

impl TableDrivers {
    /// The drivers for the match at `current`.
    pub fn new(current: CurrentMatch) -> TableDrivers {
        TableDrivers {
            seats: StoredValue::new_local(SeatDrivers::new()),
            current,
            settings: expect_context(),
            worker: expect_context(),
            notices: expect_context(),
        }
    }

    /// The driver of a seat; tracked. `None` where the page is gone.
    pub fn of(self, seat: Seat) -> Option<Rc<dyn Driver>> {
        let who = (self.current.table_key.get(), self.who(seat));
        self.seats.try_update_value(|seats| seats.of(seat, who, |(_, who)| self.driver(*who)))
    }

    fn who(self, seat: Seat) -> Who {
        match self.current.with(|game| game.recorded.is_computer(seat).then(|| game.computer_player(seat))) {
            Some(player) => Who::Computer(player),
            None => Who::Person(PersonHere {
                announces_by_itself: self.settings.fields.call_by_itself().get()
                    && self.current.viewer.get() == Some(seat),
            }),
        }
    }

    fn driver(self, who: Who) -> Rc<dyn Driver> {
        match who {
            Who::Computer(player) => Rc::new(ComputerDriver::new(player, InWorker(self.worker, self.notices))),
            Who::Person(person) => Rc::new(person),
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
