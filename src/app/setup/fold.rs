//! The parts of the first screen that open and close.

use crate::app::browser::events::listening_element;
use crate::app::state::Fold;

/// Keeps whether a part is open: the event `toggle` of its element.
pub fn keep_fold(fold: Fold, event: &web_sys::Event) {
    if let Some(element) = listening_element(event) {
        fold.leave(element.has_attribute("open"));
    }
}
