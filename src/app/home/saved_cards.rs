//! The saved matches on the first screen: which one to go on with, which others there are, and what becomes of one that is deleted.

use crate::app::browser::clock::now;
use crate::app::browser::events::on_window;
use crate::app::browser::focus::{focus_back_later, focus_later, keep_focus_in, restore_focus};
use crate::app::browser::messages::{on_message, send};
use crate::app::state::{Notice, Notices, TabMatch, delete_match, saves};
use crate::messages::Message;
use crate::storage::{DeletedMatch, SavedMatch};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// The id of the button that puts a deleted match back.
pub const UNDO: &str = "undo";

/// What a CSS selector finds the first screen by.
const SCREEN: &str = ".lobby";

/// The card of a match that was deleted: the way to put it back stands there, and nothing else moves.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Gone {
    one: SavedMatch,
    /// Whether it was the one to go on with.
    was_last: bool,
}

/// What is known of the saved matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Shown {
    /// The saved matches.
    list: Vec<SavedMatch>,
    /// The one that was deleted last, as long as it can be put back.
    gone: Option<Gone>,
    /// The id of the one that was put back last.
    restored: Option<String>,
}

/// A match as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownMatch {
    /// The match.
    pub one: SavedMatch,
    /// Whether it has just been deleted: only its place is left, with the way to put it back.
    pub is_gone: bool,
}

/// The matches beside the one to go on with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OtherMatches {
    /// The matches, the one that was played last first.
    pub list: Vec<ShownMatch>,
    /// Whether there is one to go on with besides.
    pub has_last: bool,
    /// Whether the list is open in any case: it has the match that was put back, or the way to do so.
    pub is_open: bool,
}

/// The saved matches on the first screen; by context.
#[derive(Clone, Copy)]
pub struct SavedCards {
    shown: RwSignal<Shown>,
    /// The card on which the bin was pressed, until it is known whether another tab has its match.
    asked: StoredValue<Option<Gone>>,
    /// What was deleted last.
    deleted: StoredValue<Option<DeletedMatch>>,
    notices: Notices,
}

impl SavedCards {
    /// The saved matches, which follow what other tabs play, finish and delete.
    pub fn follow() -> SavedCards {
        let tab = expect_context::<TabMatch>();
        let notices = expect_context::<Notices>();
        let shown = RwSignal::new(Shown { list: saved_matches(notices), ..Shown::default() });
        let cards = SavedCards { shown, asked: StoredValue::new(None), deleted: StoredValue::new(None), notices };
        on_window("storage", move |_| {
            let list = saved_matches(notices);
            let is_same = |shown: &Shown| {
                shown.list.len() == list.len() && shown.list.iter().zip(&list).all(|(one, other)| one.looks_like(other))
            };
            if !shown.with_untracked(is_same) {
                keep_focus_in(SCREEN, || cards.refresh(|_| {}));
            }
        });
        // A match that could not be opened is gone.
        Effect::watch(move || tab.saved_list.track(), move |(), _, _| cards.refresh(|_| {}), false);
        on_message(move |message| match message {
            Message::MayDelete(Some(id)) => {
                notices.close(&Notice::PlayedElsewhere);
                spawn_local_scoped(cards.delete(id));
            }
            Message::MayDelete(None) => notices.show(Notice::PlayedElsewhere),
            _ => {}
        });
        cards
    }

    /// The one to go on with: the unfinished one that was played last.
    pub fn last(self) -> Memo<Option<ShownMatch>> {
        Memo::new(move |_| self.shown.with(|shown| shown.arranged().0))
    }

    /// The others.
    pub fn others(self) -> Memo<OtherMatches> {
        Memo::new(move |_| self.shown.with(|shown| shown.arranged().1))
    }

    /// Whether one was put back, and nothing has happened since; tracked.
    pub fn has_restored(self) -> bool {
        self.shown.with(|shown| shown.restored.is_some())
    }

    /// Asks whether a match may be deleted: not while another tab plays it, since it would be back with the next move there.
    pub fn ask_to_delete(self, one: SavedMatch, was_last: bool) {
        send(&Message::WantDeleted(one.id.clone()));
        self.asked.set_value(Some(Gone { one, was_last }));
    }

    /// Puts the match back that was deleted last.
    pub fn put_back(self) {
        let Some(deleted) = self.deleted.try_update_value(Option::take).flatten() else { return };
        self.notices.show_saved(saves().put_match_back(deleted));
        self.refresh(|shown| shown.restored = shown.gone.take().map(|gone| gone.one.id));
        focus_back_later(self.shown.with_untracked(|shown| shown.restored.as_deref().map(continue_id)));
        restore_focus(None);
    }

    /// Reads the list anew and changes what is shown with it.
    fn refresh(self, change: impl FnOnce(&mut Shown)) {
        let list = saved_matches(self.notices);
        self.shown.update(|shown| {
            shown.list = list;
            change(shown);
        });
    }

    async fn delete(self, id: String) {
        let Ok(deleted) = delete_match(id).await else {
            self.notices.show(Notice::NotLoaded);
            return;
        };
        self.deleted.set_value(Some(deleted));
        let gone = self.asked.try_update_value(Option::take).flatten();
        self.refresh(|shown| {
            shown.gone = gone;
            shown.restored = None;
        });
        focus_later(UNDO);
    }
}

impl Shown {
    /// The one to go on with, and the others. One that was deleted keeps its place.
    fn arranged(&self) -> (Option<ShownMatch>, OtherMatches) {
        let mut list = self.list.clone();
        let gone = self.gone.as_ref().filter(|gone| list.iter().all(|one| one.id != gone.one.id));
        let was_last = gone.is_some_and(|gone| gone.was_last);
        if let Some(Gone { one, .. }) = gone {
            let index = list.iter().position(|other| other.time() < one.time()).unwrap_or(list.len());
            list.insert(if was_last { 0 } else { index }, one.clone());
        }
        let gone_id = gone.map(|gone| gone.one.id.clone());
        let shown = |one: SavedMatch| ShownMatch { is_gone: gone_id.as_ref() == Some(&one.id), one };
        let last = list.iter().position(|one| was_last || !one.is_over()).map(|index| list.remove(index));
        let is_restored = |one: &SavedMatch| self.restored.as_ref() == Some(&one.id);
        let is_open = gone.is_some() && !was_last || list.iter().any(is_restored);
        let has_last = last.is_some();
        let list = list.into_iter().map(shown).collect();
        (last.map(shown), OtherMatches { list, has_last, is_open })
    }
}

/// The saved matches; what could not be read is told.
fn saved_matches(notices: Notices) -> Vec<SavedMatch> {
    let (list, unreadable) = saves().matches(now());
    for text in unreadable {
        notices.show(text.into());
    }
    list
}

/// The id of the button that goes on with the match with this id.
pub fn continue_id(id: &str) -> String {
    format!("continue-{id}")
}
