//! What was played: every finished match as one small text, written once and never changed.
//!
//! A text begins with the version of its format: the first, or the second where the first has no room for something. Behind it stands the *entry*, all that lists and statistics want to know of the
//! match: when, on which device, by which rules, who sat where, how each round ended. Last come the cards and decisions, from
//! which the match can be replayed; where they came from a seed, that is all that is written of the cards. So an entry is read
//! in no time, and the cards only when somebody looks back.
//!
//! What is read is checked: the entry against the play of the cards, the play against the rules. A text of a later version is
//! refused as such, and whoever keeps it keeps it as it is.

mod codes;
mod entry;
mod entry_text;
mod fault;
mod form;
mod letters;
mod packed;
mod reviews;

pub use entry::{Entry, RoundEntry, SeatAt};
pub use fault::HistoryFault;
pub use packed::{FinishedMatch, pack, read_entry, read_match};
pub use reviews::{Review, Reviews};
