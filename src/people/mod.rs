//! The people who play at this device: whose seat is whose, what they are called, and the face each of them has.
//!
//! Who they are follows from the names in the history. Kept is only what somebody has changed ([`KeptPeople`]); all else is worked out
//! from it anew ([`People`]), so that nothing has to be asked.

mod changing;
mod kept;
mod look;
mod names;
mod roll;
mod whose;

pub use changing::PersonEdit;
pub use kept::{KeptPeople, KeptPerson, MOST_KEPT};
pub use look::{Colour, Sign};
pub use names::PersonId;
pub use roll::{MOST_SHOWN, People, Person};
pub use whose::Whose;
