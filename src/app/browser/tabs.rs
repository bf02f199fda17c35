//! One tab writes the match; `public/tabs.js` keeps the lock.

use super::document::root_attribute;

/// Whether another tab has the match, so that nothing is played or saved here.
pub fn match_is_in_another_tab() -> bool {
    root_attribute("data-elsewhere").is_some()
}
