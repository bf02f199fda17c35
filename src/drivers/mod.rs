//! Who decides at a seat. Each seat of a match has a [`Driver`]; who runs the match asks it, and knows no kinds of player.

mod computer;
mod driver;
mod person;
mod record;

pub use computer::{ComputerDriver, DropQuestion, Thinker};
pub use driver::{Answer, Driver, News, Tempo};
pub use person::PersonHere;
pub use record::RecordDriver;
