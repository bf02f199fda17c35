//! The match on a table, and what happens to it there.

use super::happened::{Happened, TableKey, Why};
use super::lazy_screen::LazyScreen;
use super::notices::Notices;
use super::saves::saves;
use super::saving::match_at_table;
use super::selection::SelectionState;
use crate::engine::{Action, Event, Refusal, Seat};
use crate::record::RecordedMatch;
use crate::storage::DayGo;
use crate::table::TableMatch;
use leptos::prelude::*;
use std::sync::Arc;

/// Something that is tried out from a position of a match. Nothing of it is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The review it began from, to go back there.
    pub review: Option<LazyScreen>,
}

/// The match at the table. Whoever reads `game` is told of every move.
#[derive(Clone, Copy)]
pub struct CurrentMatch {
    /// The match, if there is one.
    pub game: RwSignal<Option<TableMatch>>,
    /// Whose rack is open.
    pub viewer: RwSignal<Option<Seat>>,
    /// Set while the match is only tried out.
    pub trial: RwSignal<Option<Trial>>,
    /// What has happened last. It is the same `Arc` as long as nothing else has happened.
    pub happened: RwSignal<Arc<Happened>>,
    /// The key of the table: another one with every other match.
    pub table_key: RwSignal<TableKey>,
    /// Of how many rounds the result has been shown. Until then the ruler stays as it was.
    pub counted_rounds: RwSignal<usize>,
    /// What is picked up at the table.
    pub selection: SelectionState,
}

impl CurrentMatch {
    /// This tab's match, if the person is at its table.
    pub fn of_tab(notices: Notices) -> CurrentMatch {
        let current = CurrentMatch::new(match_at_table(notices));
        current.sit_down();
        current
    }

    /// A table with this match on it.
    pub fn new(game: Option<TableMatch>) -> CurrentMatch {
        let counted_rounds = game.as_ref().map_or(0, TableMatch::finished_rounds);
        CurrentMatch {
            game: RwSignal::new(game),
            viewer: RwSignal::new(None),
            trial: RwSignal::new(None),
            happened: RwSignal::new(Arc::new(Happened::LaidAnew(Why::AnotherMatch))),
            table_key: RwSignal::new(TableKey::default()),
            counted_rounds: RwSignal::new(counted_rounds),
            selection: SelectionState::new(),
        }
    }

    /// Something worked out from the match, tracked; the default when there is none.
    pub fn with<T: Default>(self, read: impl FnOnce(&TableMatch) -> T) -> T {
        self.game.with(|game| game.as_ref().map_or_else(T::default, read))
    }

    /// Something worked out from the match, untracked; the default when there is none.
    pub fn with_untracked<T: Default>(self, read: impl FnOnce(&TableMatch) -> T) -> T {
        self.game.with_untracked(|game| game.as_ref().map_or_else(T::default, read))
    }

    /// What the match is to the deal of a day, if it is one and over.
    pub fn day_go(self) -> Option<DayGo> {
        self.with_untracked(|game| saves().day_go(game.id.as_deref()?, &game.recorded))
    }

    /// Whether the match is only tried out, tracked.
    pub fn is_trial(self) -> bool {
        self.trial.with(Option::is_some)
    }

    /// Lays another match on the table.
    pub fn lay(self, game: Option<TableMatch>) {
        self.counted_rounds.set(game.as_ref().map_or(0, TableMatch::finished_rounds));
        self.game.set(game);
        self.table_key.update(|key| *key = key.next());
        self.tell(Happened::LaidAnew(Why::AnotherMatch));
    }

    /// Shows another moment of the match. Where it is the one that follows, `events` lead to it.
    pub fn show_moment(self, game: TableMatch, events: Option<Vec<Event>>) {
        self.counted_rounds.set(game.finished_rounds());
        self.game.set(Some(game));
        self.tell(events.map_or(Happened::LaidAnew(Why::AnotherMoment), Happened::Events));
    }

    /// Deals the next round; whether there was one to deal.
    pub fn deal(self) -> bool {
        let dealt = self.game.try_update(|game| game.as_mut().and_then(|game| game.deal().ok())).flatten();
        let is_dealt = dealt.is_some();
        if let Some(dealt) = dealt {
            // The count may have been passed over.
            self.counted_rounds.set(self.with_untracked(TableMatch::finished_rounds));
            self.tell(Happened::Events(dealt));
        }
        is_dealt
    }

    /// Plays an action for the seat to act and returns what happened; `None` where there is no match. Whoever plays one or
    /// several tells what happened when all are played: [`CurrentMatch::tell`].
    pub fn play(self, action: Action) -> Option<Result<Vec<Event>, Refusal>> {
        self.game.try_update(|game| game.as_mut().map(|game| game.recorded.play(action))).flatten()
    }

    /// Puts the match back to a moment before a decision of the round.
    pub fn take_back(self, before: RecordedMatch) {
        let undone = self.with_untracked(|game| {
            let events = game.state().events().get(before.state().events().len()..)?;
            events.iter().find(|event| event.public_move().is_some()).copied()
        });
        self.game.update(|game| {
            if let Some(game) = game {
                game.recorded = before;
            }
        });
        self.tell(Happened::LaidAnew(Why::TakenBack(undone)));
    }

    /// Tells all who wait for it what has happened.
    pub fn tell(self, happened: Happened) {
        self.happened.set(Arc::new(happened));
    }

    /// Opens the rack of a person who plays alone; where several share the device, nobody's.
    pub fn sit_down(self) {
        self.selection.clear();
        // A match that was saved before its first round has nothing to show yet.
        if self.with_untracked(|game| game.round_number() == 0 && game.is_unfinished()) {
            self.game.update(|game| {
                if let Some(game) = game {
                    // Were a deck of our own refused, an empty table would be all that is lost.
                    let _ = game.deal();
                }
            });
        }
        self.viewer.set(self.with_untracked(TableMatch::only_person));
    }
}
