//! What the person has picked up at the table, and what was refused.

use crate::engine::Refusal;
use crate::table::input::Selection;
use leptos::prelude::*;
use std::sync::Arc;

/// The selection at the table, and the last refusal.
#[derive(Clone, Copy)]
pub struct SelectionState {
    /// What is picked up or marked.
    pub selected: RwSignal<Selection>,
    /// Why the last thing the person tried was refused. It is the same `Arc` as long as nothing else was refused: the same
    /// refusal again is a new one.
    pub refusal: RwSignal<Option<Arc<Refusal>>>,
    /// What a key has done that shows nowhere at the table: it is read out.
    pub answer: RwSignal<String>,
}

impl SelectionState {
    /// Nothing is selected, nothing was refused.
    pub fn new() -> SelectionState {
        SelectionState {
            selected: RwSignal::new(Selection::Nothing),
            refusal: RwSignal::new(None),
            answer: RwSignal::new(String::new()),
        }
    }

    /// Selects something; what was refused before is over.
    pub fn select(self, selection: Selection) {
        self.refusal.set(None);
        self.selected.set(selection);
    }

    /// Nothing is selected or refused any more.
    pub fn clear(self) {
        if self.selected.get_untracked() != Selection::Nothing {
            self.selected.set(Selection::Nothing);
        }
        if self.refusal.with_untracked(Option::is_some) {
            self.refusal.set(None);
        }
    }

    /// Something was refused.
    pub fn refuse(self, refusal: Refusal) {
        self.refusal.set(Some(Arc::new(refusal)));
    }
}

impl Default for SelectionState {
    fn default() -> Self {
        SelectionState::new()
    }
}
