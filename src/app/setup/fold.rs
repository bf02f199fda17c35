//! The parts of the first screen that open and close. Each stays as the person left it, while other screens are shown and
//! whenever it is drawn anew.

use crate::app::browser::events::listening_element;
use std::cell::Cell;

thread_local! {
    static RULES: Cell<Option<bool>> = const { Cell::new(None) };
    static MATCHES: Cell<Option<bool>> = const { Cell::new(None) };
}

/// A part that opens and closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    /// The edition and its variants.
    Rules,
    /// The saved matches below the last one.
    Matches,
}

impl Fold {
    /// Whether it is open now; `at_first`: whether it is before it was ever opened or closed.
    pub fn is_open(self, at_first: bool) -> bool {
        self.left().unwrap_or(at_first)
    }

    /// It has been opened or closed: the event `toggle` of its element.
    pub fn toggled(self, event: &web_sys::Event) {
        let is_open = listening_element(event).map(|element| element.has_attribute("open"));
        match self {
            Fold::Rules => RULES.set(is_open),
            Fold::Matches => MATCHES.set(is_open),
        }
    }

    fn left(self) -> Option<bool> {
        match self {
            Fold::Rules => RULES.get(),
            Fold::Matches => MATCHES.get(),
        }
    }
}
