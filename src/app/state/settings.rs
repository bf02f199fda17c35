//! What the person has set.

use super::notices::{Notice, Notices};
use super::saves::saves;
use crate::app::browser::events::on_window;
use crate::storage::{Settings, UnreadableText, keys};
use leptos::prelude::*;

/// Where a change of the settings goes.
#[derive(Clone, Copy)]
enum Target {
    /// Into storage.
    Storage(Notices),
    /// Nowhere: the settings of a table that is only shown.
    Nowhere,
}

/// The settings, and the way to change them.
#[derive(Clone, Copy)]
pub struct SettingsState {
    current: RwSignal<Settings>,
    target: Target,
}

impl SettingsState {
    /// The settings as they were saved.
    pub fn load(notices: Notices) -> SettingsState {
        let saved = saved_settings().unwrap_or_else(|unreadable| {
            notices.show(Notice::Unreadable(unreadable));
            None
        });
        SettingsState { current: RwSignal::new(saved.unwrap_or_default()), target: Target::Storage(notices) }
    }

    /// Settings of a table that is only shown: changes are not saved.
    pub fn of_demo(settings: Settings) -> SettingsState {
        SettingsState { current: RwSignal::new(settings), target: Target::Nowhere }
    }

    /// Follows what is set in other tabs: what is set here would undo it otherwise.
    pub fn follow_other_tabs(self) {
        on_window("storage", move |_| {
            if let Ok(Some(saved)) = saved_settings()
                && self.with_untracked(|settings| *settings != saved)
            {
                self.current.set(saved);
            }
        });
    }

    /// Reads something of the settings, tracked.
    pub fn with<T>(self, read: impl FnOnce(&Settings) -> T) -> T {
        self.current.with(read)
    }

    /// Reads something of the settings, untracked.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Settings) -> T) -> T {
        self.current.with_untracked(read)
    }

    /// Something of the settings, as a memo.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(self, read: fn(&Settings) -> T) -> Memo<T> {
        Memo::new(move |_| self.current.with(read))
    }

    /// Changes the settings and saves them.
    pub fn update(self, change: impl FnOnce(&mut Settings)) {
        self.current.update(change);
        match self.target {
            Target::Storage(notices) => {
                let saved = self.with_untracked(|settings| saves().write(keys::SETTINGS, settings));
                if let Err(fault) = saved {
                    notices.show(Notice::NotSaved(fault));
                }
            }
            Target::Nowhere => {}
        }
    }
}

/// The settings as they were saved, if they were.
fn saved_settings() -> Result<Option<Settings>, UnreadableText> {
    saves().read(keys::SETTINGS)
}
