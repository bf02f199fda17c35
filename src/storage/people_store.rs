//! Everybody who plays here: who they are follows from the history, from the names at the last tables, and from what was changed.

use super::counting::KeptMatch;
use super::keys;
use super::people::{PeopleText, everybody};
use super::profile::LastTable;
use super::saves::Saves;
use super::text_store::{StorageFault, TextStore};
use crate::people::{KeptPeople, People};

impl<S: TextStore> Saves<S> {
    /// Everybody who plays here.
    pub fn people(&self) -> People {
        self.people_of(&self.history())
    }

    /// The same, where the history has been read already.
    pub fn people_of(&self, history: &[KeptMatch]) -> People {
        let text: Option<PeopleText> = self.read(keys::PEOPLE).ok().flatten();
        let table: Option<LastTable> = self.read(keys::TABLE).ok().flatten();
        everybody(text.as_ref(), &table.as_ref().map(LastTable::tables).unwrap_or_default(), history)
    }

    /// Keeps what was changed of them.
    ///
    /// # Errors
    /// [`StorageFault`] if it was not stored.
    pub fn keep_people(&self, kept: &KeptPeople) -> Result<(), StorageFault> {
        let text: PeopleText = self.read(keys::PEOPLE).ok().flatten().unwrap_or_default();
        self.write(keys::PEOPLE, &text.with(kept))
    }
}
