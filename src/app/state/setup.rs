//! What the first screen is filled in with.

use super::current_match::CurrentMatch;
use super::language::phrases;
use super::notices::{Notice, Notices};
use crate::setup::SetupDraft;
use crate::storage::{Browser, Saves, keys};
use leptos::prelude::*;

/// The first screen as it is filled in. Every change is saved at once: it stays through whatever is looked up meanwhile,
/// another language, and loading the page again.
#[derive(Clone, Copy)]
pub struct SetupState {
    draft: RwSignal<SetupDraft>,
    notices: Notices,
}

impl SetupState {
    /// What was filled in last time.
    pub fn load(notices: Notices) -> SetupState {
        let last = Saves(Browser).read(keys::TABLE).unwrap_or_else(|unreadable| {
            notices.show(Notice::Unreadable(unreadable));
            None
        });
        SetupState { draft: RwSignal::new(SetupDraft::restore(last, phrases())), notices }
    }

    /// Reads something of it, tracked.
    pub fn with<T>(self, read: impl FnOnce(&SetupDraft) -> T) -> T {
        self.draft.with(read)
    }

    /// Reads something of it, untracked.
    pub fn with_untracked<T>(self, read: impl FnOnce(&SetupDraft) -> T) -> T {
        self.draft.with_untracked(read)
    }

    /// Something of it, as a memo.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&SetupDraft) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.draft.with(&read))
    }

    /// Changes it and saves it.
    pub fn update(self, change: impl FnOnce(&mut SetupDraft)) {
        self.draft.update(change);
        self.save();
    }

    /// Starts the match that is filled in.
    pub fn start(self, current: CurrentMatch) {
        // Only once: when the match has begun, the first screen is gone, and the draft with it.
        let new_match = self.draft.try_with_untracked(|draft| draft.new_match(phrases())).flatten();
        if let Some((rules, seats, colours)) = new_match {
            self.save();
            current.start(rules, seats, colours);
        }
    }

    fn save(self) {
        let last = self.draft.with_untracked(SetupDraft::to_last_table);
        if let Err(fault) = Saves(Browser).write(keys::TABLE, &last) {
            self.notices.show(Notice::NotSaved(fault));
        }
    }
}
