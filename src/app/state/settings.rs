//! What the person has set.

use super::notices::{Notice, Notices};
use super::saves::saves;
use crate::app::browser::events::on_window;
use crate::storage::{Settings, UnreadableText, keys};
use leptos::prelude::*;
use reactive_stores::{Patch, Store};

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
    /// The settings, to be read field by field.
    pub fields: Store<Settings>,
    target: Target,
}

impl SettingsState {
    /// The settings as they were saved.
    pub fn load(notices: Notices) -> SettingsState {
        let saved = saved_settings().unwrap_or_else(|unreadable| {
            notices.show(Notice::Unreadable(unreadable));
            None
        });
        SettingsState { fields: Store::new(saved.unwrap_or_default()), target: Target::Storage(notices) }
    }

    /// Settings of a table that is only shown: changes are not saved.
    pub fn of_demo(settings: Settings) -> SettingsState {
        SettingsState { fields: Store::new(settings), target: Target::Nowhere }
    }

    /// Follows what is set in other tabs: what is set here would undo it otherwise.
    pub fn follow_other_tabs(self) {
        on_window("storage", move |_| {
            if let Ok(Some(saved)) = saved_settings() {
                self.fields.patch(saved);
            }
        });
    }

    /// Sets a field and saves.
    pub fn set<T>(self, field: impl Set<Value = T>, value: T) {
        field.set(value);
        self.save();
    }

    fn save(self) {
        match self.target {
            Target::Storage(notices) => {
                let saved = saves().write_over(keys::SETTINGS, &*self.fields.read_untracked());
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
