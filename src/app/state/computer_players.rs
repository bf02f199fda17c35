//! What the page shows of computer players and asks of them.

use crate::engine::Action;
use leptos::prelude::*;

/// Computer players, and whether they wait for the person.
#[derive(Clone, Copy)]
pub struct ComputerPlayers {
    is_paused: RwSignal<bool>,
    /// What one of them is about to do, where the pace leaves time to see it.
    intended: RwSignal<Option<Action>>,
}

impl ComputerPlayers {
    /// They do not wait.
    pub fn new() -> ComputerPlayers {
        ComputerPlayers { is_paused: RwSignal::new(false), intended: RwSignal::new(None) }
    }

    /// Whether one of them is about to do something of which this holds; tracked.
    pub fn intends(self, holds: impl Fn(Action) -> bool) -> bool {
        self.intended.get().is_some_and(holds)
    }

    /// Shows what one of them is about to do, or nothing.
    pub(super) fn show_intended(self, action: Option<Action>) {
        if self.intended.get_untracked() != action {
            self.intended.set(action);
        }
    }

    /// Whether they wait for the person; tracked.
    pub(super) fn is_paused(self) -> bool {
        self.is_paused.get()
    }

    /// Makes them wait, because the person is about to take a move back, or lets them continue.
    pub fn pause(self, paused: bool) {
        if self.is_paused.try_get_untracked() == Some(!paused) {
            self.is_paused.set(paused);
        }
    }
}

impl Default for ComputerPlayers {
    fn default() -> Self {
        ComputerPlayers::new()
    }
}
