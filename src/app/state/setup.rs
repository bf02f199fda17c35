//! The match that is set up.

use super::current_match::CurrentMatch;
use super::language::{phrases, setup_phrases};
use super::notices::{Notice, Notices};
use super::saves::saves;
use crate::app::browser::focus::{HEADING, focus_later};
use crate::setup::{Changed, SetupDraft, side_effects};
use crate::storage::{LastTable, StorageFault, UnreadableText, keys};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The match as it is set up. Every change is saved at once: it stays through whatever is looked up meanwhile,
/// another language, and loading the page again.
#[derive(Clone, Copy)]
pub struct SetupState {
    draft: RwSignal<SetupDraft>,
    /// What the last change has changed besides, and what that was.
    side_effects: RwSignal<Option<(Changed, String)>>,
    notices: Notices,
}

impl SetupState {
    /// What was filled in last time. Whoever comes from a first round and has filled in nothing yet
    /// finds what follows it.
    pub fn load(notices: Notices, current: CurrentMatch) -> SetupState {
        let is_first_visit = saves().is_first_visit();
        let comes_from_table = current.game.with_untracked(Option::is_some);
        let last: Result<Option<LastTable>, UnreadableText> = saves().read(keys::TABLE);
        let is_learning = last == Ok(None) && current.with_untracked(TableMatch::is_for_learners);
        let setup = SetupState::of(last, notices);
        if is_learning {
            setup.draft.set(SetupDraft::short_match(phrases()));
        }
        if is_first_visit || is_learning {
            // The next one is not. Where nothing can be saved, every visit is the first; that is told when there is something
            // to lose.
            let _ = setup.write();
        }
        if is_first_visit && !comes_from_table {
            focus_later(HEADING);
        }
        setup
    }

    /// What was filled in last time.
    pub fn restore(notices: Notices) -> SetupState {
        SetupState::of(saves().read(keys::TABLE), notices)
    }

    fn of(last: Result<Option<LastTable>, UnreadableText>, notices: Notices) -> SetupState {
        let last = last.unwrap_or_else(|unreadable| {
            notices.show(Notice::Unreadable(unreadable));
            None
        });
        let draft = RwSignal::new(SetupDraft::restore(last, phrases()));
        SetupState { draft, side_effects: RwSignal::new(None), notices }
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

    /// Changes it and saves it, and says what this has changed besides.
    pub fn change(self, changed: Changed, change: impl FnOnce(&mut SetupDraft)) {
        let before = self.draft.get_untracked();
        self.update(change);
        let text = self.draft.with_untracked(|after| side_effects(&before, after, changed, phrases(), setup_phrases()));
        self.side_effects.set(text.map(|text| (changed, text)));
    }

    /// What the last change has changed besides, if this was it; tracked.
    pub fn side_effects_of(self, changed: Changed) -> String {
        let of = |told: &Option<(Changed, String)>| told.as_ref().filter(|told| told.0 == changed).cloned();
        self.side_effects.with(of).map(|(_, text)| text).unwrap_or_default()
    }

    /// Changes it and saves it.
    pub fn update(self, change: impl FnOnce(&mut SetupDraft)) {
        self.draft.update(change);
        self.save();
    }

    /// What is filled in, for a match to begin with it: the people are remembered. `None` where too few play.
    pub fn ready(self) -> Option<SetupDraft> {
        // Only once: when the match has begun, the screen is gone, and the draft with it.
        let draft = self.draft.try_update(|draft| {
            draft.remember_people();
            draft.clone()
        })?;
        draft.new_match(phrases())?;
        self.save();
        Some(draft)
    }

    fn save(self) {
        if let Err(fault) = self.write() {
            self.notices.show(Notice::NotSaved(fault));
        }
    }

    fn write(self) -> Result<(), StorageFault> {
        saves().write_over(keys::TABLE, &self.draft.with_untracked(|draft| draft.to_last_table(phrases())))
    }
}
