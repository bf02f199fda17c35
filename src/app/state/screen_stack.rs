//! The lazy screens: the one the page asked for, and the one it may have led to.

use super::lazy_screen::{Continued, LazyScreen, LeaveScreen, Next};
use super::openers::Openers;
use crate::app::browser::focus::{HEADING, focus_later};
use crate::record::RecordedMatch;
use crate::setup::SetupDraft;
use leptos::prelude::*;

/// Which lazy screen is shown.
#[derive(Clone, Copy)]
pub struct ScreenStack {
    /// The screen the page asked for: closing it goes back to the game.
    first: StoredValue<LazyScreen>,
    /// The screens above it that stay below the one that is shown ([`LazyScreen::stays_below`]).
    below: StoredValue<Vec<LazyScreen>>,
    /// The screen that is shown.
    shown: RwSignal<LazyScreen>,
    leave: LeaveScreen,
    openers: Openers,
    /// Whose context all screens find.
    owner: StoredValue<Owner>,
}

impl ScreenStack {
    /// Begins with the screen the page asked for.
    pub fn new(first: LazyScreen, leave: LeaveScreen) -> ScreenStack {
        ScreenStack {
            first: StoredValue::new(first.clone()),
            below: StoredValue::new(Vec::new()),
            shown: RwSignal::new(first),
            leave,
            openers: expect_context(),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// Provides by context what not only the screen that is shown finds there, but also those it leads to.
    pub fn provide_to_all(self, provide: impl FnOnce()) {
        self.owner.get_value().with(provide);
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
    pub fn push(self, screen: impl Into<LazyScreen>) {
        let screen = screen.into();
        self.openers.leave_screen();
        self.stay_below(&screen);
        self.shown.set(screen);
        focus_later(HEADING);
    }

    /// Puts the screen that is shown below the one that follows it, where it stays there. One that is wanted again is not below itself.
    fn stay_below(self, next: &LazyScreen) {
        let shown = self.shown.get_untracked();
        let is_first = |screen: &LazyScreen| self.first.with_value(|first| screen.is_same_kind(first));
        self.below.update_value(|below| {
            if shown.stays_below() && !is_first(&shown) {
                below.push(shown);
            }
            let again = below.iter().position(|screen| screen.is_same_kind(next));
            below.truncate(if is_first(next) { 0 } else { again.unwrap_or(below.len()) });
        });
    }

    /// Closes the screen: back to the one that led to it, or to the game.
    pub fn close(self) {
        if untrack(|| self.is_nested()) {
            let below = self.below.try_update_value(Vec::pop).flatten();
            self.shown.set(below.unwrap_or_else(|| self.first.get_value()));
            self.openers.focus_last_later();
        } else {
            self.leave.0.run(Next::Game);
        }
    }

    /// Closes everything and plays on from the position that a match stands at, as a trial, after which a screen is shown.
    pub fn try_out(self, before: RecordedMatch, then: impl Into<LazyScreen>) {
        self.leave.0.run(Next::TryOut(Box::new(before), then.into()));
    }

    /// Closes everything and begins a match, beside all others.
    pub fn begin_match(self, draft: SetupDraft) {
        self.leave.0.run(Next::Begin(Box::new(draft)));
    }

    /// Closes everything and plays a match on.
    pub fn continue_match(self, continued: Continued) {
        self.leave.0.run(Next::Continue(continued));
    }
}
