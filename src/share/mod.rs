//! Links to a game. All of a link is in its fragment, the part after `#`, which no browser sends to a server.
//!
//! | link | what it is |
//! |---|---|
//! | `#t=1.mb.3.p500.p-eOtto-m.2s0x.k3fa` | a table: edition, variants, goal, seats, seed, check |
//! | `#d=2026-11-21` | the deal of a day; the page reads `#d=` alone as that of today |
//! | `#w=1.` and letters | a round or a match to watch, packed; `#w=2.` where it has what the first form has no room for |
//! | `#r=1.` … | a result: the table or the day it was played at, points by round, check |
//! | `#c=1.1ic.1050.f-b-c-d-a-h-i.155-90.k3fa` | a cup: seed, strength, opponents from the top down, the sender's matches, check |
//!
//! The number in front is the version of the link: one of this version means the same for ever. What is read is bounded,
//! checked against its check sum and then against the rules; what comes out can be played as it is. `app::share` makes links and
//! follows them on the page.

mod comparison;
mod cup;
mod day;
mod fault;
mod form;
mod link;
mod result;
mod seats;
mod table;
mod text;
mod watch;

pub use comparison::Comparison;
pub use cup::{CUP_FRAGMENT, CupComparison, CupLink};
pub use day::Day;
pub use fault::LinkFault;
pub use link::Link;
pub use result::{ResultLink, ResultOf};
pub use table::{LinkSeat, TableLink};
pub use watch::{MOST_CHARS, Watch};
