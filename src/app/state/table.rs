//! The table: the match at it, and what it is for.

use super::current_match::CurrentMatch;
use crate::engine::{Action, Decision, Seat};
use crate::i18n::Phrases;
use crate::table::{TableMatch, view};
use leptos::prelude::*;

/// What a table is for.
#[derive(Clone, Copy)]
pub enum TableMode {
    /// The match of this tab is played.
    Play,
    /// The lesson: the callback says whether an action is the one that is asked for now.
    Lesson(Callback<Action, bool>),
    /// A replay: nothing can be played, every rack is open, and this tells what has just happened.
    Replay(fn(&TableMatch, &Phrases) -> String),
}

/// The table as it stands. What can be done at it are `TableInput` and `TakingBack`.
#[derive(Clone, Copy)]
pub struct TableState {
    /// The match.
    pub current: CurrentMatch,
    /// What the table is for.
    pub mode: TableMode,
}

impl TableState {
    /// Whether a match is only looked back at.
    pub const fn is_replay(self) -> bool {
        matches!(self.mode, TableMode::Replay(_))
    }

    /// The decision that is due to the person whose rack is open, tracked.
    pub fn decision_due(self) -> Option<Decision> {
        if self.is_replay() {
            return None;
        }
        let viewer = self.current.viewer.get();
        self.current.with(|game| view::decision_due(game, viewer))
    }

    /// The tray as the person may see it, tracked.
    pub fn tray(self) -> Option<view::TrayView> {
        let (viewer, selection) = (self.current.viewer.get(), self.current.selection.selected.get());
        self.current.with(|game| view::tray(game, viewer, selection, self.is_replay()))
    }

    /// Whose rack stands in front: that of the viewer, or where nobody's rack is open of the first seat.
    pub fn front_seat(self) -> Seat {
        self.current.viewer.get_untracked().unwrap_or(Seat::ALL[0])
    }
}
