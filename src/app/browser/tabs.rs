//! One tab writes a match; `public/tabs.js` keeps the locks.

use super::messages::send;
use crate::messages::Message;
use crate::storage::BrowserTexts;

/// Whether another tab has the match of this one, so that nothing of it is played or saved here.
pub fn match_is_in_another_tab() -> bool {
    BrowserTexts::is_elsewhere()
}

/// The id of this tab's match; none on the first screen.
pub fn match_of_tab() -> Option<String> {
    BrowserTexts::of_tab("match").as_string()
}

/// Whether this match was open when another page was closed: this tab did not have it before.
pub fn is_reopened(id: &str) -> bool {
    BrowserTexts::of_tab("reopened").as_string().as_deref() == Some(id)
}

/// Says which match this tab has from now on, if any, and asks for its lock.
pub fn tell_match(id: Option<String>) {
    send(&Message::HasMatch(id));
}

/// Asks to open a match: [`Message::MatchOpened`] comes when it is known whether another tab has it.
pub fn want_open(id: String) {
    send(&Message::OpenMatch(id));
}
