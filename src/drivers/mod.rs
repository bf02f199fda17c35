//! Who decides at a seat. Each seat of a match has a [`Driver`], the same as long as the same player sits there; who runs the
//! match asks it, and knows no kinds of player.

mod computer;
mod driver;
mod person;
mod record;
mod seats;

pub use computer::{ComputerDriver, DropQuestion, Thinker};
pub use driver::{Answer, Driver, News, Tempo};
pub use person::PersonHere;
pub use record::RecordDriver;
pub use seats::SeatDrivers;
