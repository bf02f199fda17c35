//! What the person must know: a save that could not be read, storage that does not work, a new version.

use crate::app::browser::messages::on_message;
use crate::app::browser::tabs::match_is_in_another_tab;
use crate::app::browser::updates::{Altered, altered_files, update_is_ready};
use crate::messages::Message;
use crate::storage::{StorageFault, UnreadableText};
use leptos::prelude::*;

/// Something the person must know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A saved text could not be read.
    Unreadable(UnreadableText),
    /// A later version of the game has saved a match.
    NewerMatch,
    /// Saving does not work.
    NotSaved(StorageFault),
    /// A match could not be started.
    CannotStart,
    /// There are as many unfinished matches as can be saved.
    NoRoom,
    /// The coach and the expert could not be loaded.
    NoCoach,
    /// This version does not know how these computer players of the match play; by name.
    UnknownPlayers(Vec<String>),
    /// A screen or a language could not be loaded.
    NotLoaded,
    /// Another tab has the match.
    InAnotherTab,
    /// Another tab has the match that was to be deleted.
    PlayedElsewhere,
    /// A new version of the game is ready.
    UpdateReady,
    /// The files of the game arrive altered.
    Altered(Altered),
}

impl From<UnreadableText> for Notice {
    fn from(text: UnreadableText) -> Notice {
        if text.is_newer { Notice::NewerMatch } else { Notice::Unreadable(text) }
    }
}

/// The notices that are shown, each until it is closed. A notice keeps its row as others come and go, so that it is neither
/// read out again nor loses the focus.
#[derive(Clone, Copy)]
pub struct Notices {
    rows: RwSignal<[Option<Notice>; Notices::ROWS]>,
}

impl Notices {
    /// How many can be shown at once: one of each kind, and two texts that could not be read.
    pub const ROWS: usize = 13;

    /// No notices.
    pub fn new() -> Notices {
        Notices { rows: RwSignal::new([const { None }; Notices::ROWS]) }
    }

    /// The notice in a row, if there is one; tracked.
    pub fn at(self, row: usize) -> Option<Notice> {
        self.rows.with(|rows| rows.get(row).cloned().flatten())
    }

    /// Whether any is shown; tracked.
    pub fn any(self) -> bool {
        self.rows.with(|rows| rows.iter().any(Option::is_some))
    }

    /// Shows a notice in the first free row, unless it is shown already.
    pub fn show(self, notice: Notice) {
        if self.rows.with_untracked(|rows| rows.iter().flatten().any(|shown| *shown == notice)) {
            return;
        }
        self.rows.update(|rows| {
            if let Some(free) = rows.iter_mut().find(|row| row.is_none()) {
                *free = Some(notice);
            }
        });
    }

    /// Closes a notice.
    pub fn close(self, notice: &Notice) {
        self.close_where(|one| one == notice);
    }

    /// Closes all notices of which this holds.
    pub fn close_where(self, holds: impl Fn(&Notice) -> bool) {
        if self.rows.with_untracked(|rows| rows.iter().flatten().any(&holds)) {
            self.rows.update(|rows| {
                for row in rows.iter_mut().filter(|row| row.as_ref().is_some_and(&holds)) {
                    *row = None;
                }
            });
        }
    }

    /// Shows what came of saving. A fault is told once, and again when it has passed and come back.
    pub fn show_saved(self, saved: Result<(), StorageFault>) {
        match saved {
            Ok(()) => self.close_where(|notice| matches!(notice, Notice::NotSaved(_))),
            Err(StorageFault::Elsewhere) => self.show(Notice::InAnotherTab),
            Err(fault) => self.show(Notice::NotSaved(fault)),
        }
    }

    /// Whether another tab has the match, so that nothing is played here; the person is told.
    pub fn match_is_elsewhere(self) -> bool {
        let elsewhere = match_is_in_another_tab();
        if elsewhere {
            self.show(Notice::InAnotherTab);
        }
        elsewhere
    }
}

impl Default for Notices {
    fn default() -> Self {
        Notices::new()
    }
}

/// Shows what the scripts beside the program find out, now and later.
pub fn listen_to_scripts(notices: Notices) {
    let altered = move || {
        if let Some(altered) = altered_files() {
            notices.show(Notice::Altered(altered));
        }
    };
    notices.match_is_elsewhere();
    altered();
    if update_is_ready() {
        notices.show(Notice::UpdateReady);
    }
    on_message(move |message| match message {
        Message::InAnotherTab => {
            notices.match_is_elsewhere();
        }
        Message::UpdateReady => notices.show(Notice::UpdateReady),
        Message::FilesAltered => altered(),
        _ => {}
    });
}
