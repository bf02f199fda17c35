//! What the person does at the table: presses, keys and drags.

use super::coach::Coach;
use super::playing::Playing;
use super::selection::SelectionState;
use super::settings::SettingsState;
use super::table::TableState;
use crate::engine::Decision;
use crate::storage::SettingsStoreFields;
use crate::table::input::{self, DragSource, DropTarget, Intent, Press, Selection};
use leptos::prelude::*;

/// What a press, a key or a drag means at the table, and does.
#[derive(Clone, Copy)]
pub struct TableInput {
    table: TableState,
    playing: Playing,
    coach: Coach,
    settings: SettingsState,
}

impl TableInput {
    /// The input of a table, at which this is how an action is played.
    pub fn new(table: TableState, playing: Playing) -> TableInput {
        TableInput { table, playing, coach: expect_context(), settings: expect_context() }
    }

    /// The input of this table; none in a replay.
    pub fn here() -> Option<TableInput> {
        use_context().flatten()
    }

    /// Does what a press means.
    pub fn press(self, press: Press) {
        let selection = self.selection().selected.get_untracked();
        let intent = input::intent(self.decision_due(), selection, press);
        // What the rules refuse need not be confirmed.
        let is_legal = |action| self.table.current.with_untracked(|game| game.state().legal().has(action));
        let confirms =
            self.settings.fields.confirm().get_untracked() && matches!(intent, Intent::Act(action) if is_legal(action));
        self.perform(if confirms { intent.confirmed(selection) } else { intent });
    }

    /// Begins a drag; whether there is anything to drag.
    pub fn start_drag(self, source: DragSource) -> bool {
        let selection = self.selection().selected.get_untracked();
        match input::drag_start(self.decision_due(), selection, source) {
            Some(Intent::Act(action)) => self.playing.act(action),
            Some(Intent::Select(selection)) => self.selection().select(selection),
            Some(Intent::Ignore) => {}
            None => return false,
        }
        true
    }

    /// What it means to let a card go.
    pub fn drop_intent(self, source: DragSource, target: DropTarget) -> Intent {
        input::drag_end(self.decision_due(), source, target)
    }

    /// Does what is meant, unless the person wants to be warned of it first.
    pub fn perform(self, intent: Intent) {
        let selection = self.selection();
        match intent {
            Intent::Ignore => {}
            Intent::Select(selected) => selection.select(selected),
            Intent::Act(action)
                if selection.selected.get_untracked() != Selection::Asked(action)
                    && self.coach.loss_to_warn_of(action).is_some() =>
            {
                selection.select(Selection::Asked(action));
            }
            Intent::Act(action) => self.playing.act(action),
        }
    }

    fn decision_due(self) -> Option<Decision> {
        untrack(|| self.table.decision_due())
    }

    const fn selection(self) -> SelectionState {
        self.table.current.selection
    }
}
