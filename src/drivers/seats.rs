//! The drivers of the seats of a table.

use super::driver::Driver;
use crate::engine::Seat;
use std::rc::Rc;

/// The driver of each seat of a table. It stays as long as who drives the seat, a `W`, stays the same: so it may remember
/// what it has begun, and go away and come back.
pub struct SeatDrivers<W> {
    seats: [Option<(W, Rc<dyn Driver>)>; Seat::ALL.len()],
}

impl<W: PartialEq> SeatDrivers<W> {
    /// Nobody has been asked for yet.
    pub const fn new() -> SeatDrivers<W> {
        SeatDrivers { seats: [const { None }; Seat::ALL.len()] }
    }

    /// The driver of a seat which this one drives: the same as before or, where another one drove it, what `sit_down` makes.
    pub fn of(&mut self, seat: Seat, who: W, sit_down: impl FnOnce(&W) -> Rc<dyn Driver>) -> Rc<dyn Driver> {
        let at_seat = &mut self.seats[seat.number()];
        match at_seat {
            Some((before, driver)) if *before == who => Rc::clone(driver),
            _ => {
                let driver = sit_down(&who);
                *at_seat = Some((who, Rc::clone(&driver)));
                driver
            }
        }
    }
}

impl<W: PartialEq> Default for SeatDrivers<W> {
    fn default() -> Self {
        SeatDrivers::new()
    }
}
