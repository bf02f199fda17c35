//! The screens of the lazy part: the one the page asked for, and the one it may have led to.

use super::lazy_screen::{DecisionPlace, LazyScreen, LeaveScreen, Next};
use crate::app::browser::focus::{HEADING, focus_later, focus_nested_opener_later, remember_focused};
use leptos::prelude::*;

/// Which screen of the lazy part is shown.
#[derive(Clone, Copy)]
pub struct ScreenStack {
    /// The screen the page asked for: closing it goes back to the game.
    first: StoredValue<LazyScreen>,
    /// The screen that is shown.
    shown: RwSignal<LazyScreen>,
    leave: LeaveScreen,
}

impl ScreenStack {
    /// Begins with the screen the page asked for.
    pub fn new(first: LazyScreen, leave: LeaveScreen) -> ScreenStack {
        ScreenStack { first: StoredValue::new(first.clone()), shown: RwSignal::new(first), leave }
    }

    /// The screen that is shown, tracked.
    pub fn shown(self) -> LazyScreen {
        self.shown.get()
    }

    /// Whether another screen led to the one that is shown, tracked.
    pub fn is_nested(self) -> bool {
        self.first.with_value(|first| self.shown.with(|shown| !shown.is_same_kind(first)))
    }

    /// Goes on to another screen.
    pub fn push(self, screen: LazyScreen) {
        remember_focused();
        self.shown.set(screen);
        focus_later(HEADING);
    }

    /// Closes the screen: back to the one that led to it, or to the game.
    pub fn close(self) {
        if untrack(|| self.is_nested()) {
            self.shown.set(self.first.get_value());
            focus_nested_opener_later();
        } else {
            self.leave.0.run(Next::Game);
        }
    }

    /// Closes everything and plays on from the position in a record, as a trial: that before a decision of the review.
    pub fn try_out(self, record: String, decision: DecisionPlace) {
        self.leave.0.run(Next::TryOut(record, decision));
    }

    /// Closes everything and goes on with the match in a record, which is the saved one with this id or goes on from it; an
    /// empty record is the saved one as it is.
    pub fn continue_match(self, record: String, seed: Option<u64>, id: Option<String>) {
        self.leave.0.run(Next::Continue { record, seed, id });
    }
}
