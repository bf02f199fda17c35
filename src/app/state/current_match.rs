//! The match at the table: beginning it, going on with it, leaving it, saving it, trying something out beside it.
//!
//! Every match is saved in a place of its own. Beginning or opening one puts the one at the table away as it stands.

use super::happened::{Happened, Laying, Why, ends_round};
use super::lazy_screen::LazyScreen;
use super::match_part::match_part;
use super::notices::{Notice, Notices};
use super::saving::{Writing, saved_match_of_tab, was_untouched, write_match};
use super::selection::SelectionState;
use crate::app::browser::clock::now;
use crate::app::browser::messages::on_message;
use crate::app::browser::seed::fresh_seed;
use crate::app::browser::tabs::{match_is_in_another_tab, match_of_tab, want_match};
use crate::engine::{Action, Event, Refusal, Rules, Seat};
use crate::messages::Message;
use crate::record::{RecordedGame, SeatEntry};
use crate::storage::{Browser, DayGo, MatchExtras, Saves};
use crate::table::{Match, solace};
use leptos::prelude::*;
use std::sync::Arc;

/// Something that is tried out from a position of a match. Nothing of it is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The record of the match whose review it began from, to go back there.
    pub review: Option<LazyScreen>,
}

/// The match at the table. Whoever reads `game` is told of every move.
#[derive(Clone, Copy)]
pub struct CurrentMatch {
    /// The match, if there is one.
    pub game: RwSignal<Option<Match>>,
    /// Whether the person is at the table rather than on the first screen.
    pub at_table: RwSignal<bool>,
    /// Whose rack is open.
    pub viewer: RwSignal<Option<Seat>>,
    /// Set while the match is only tried out.
    pub trial: RwSignal<Option<Trial>>,
    /// What has happened last. It is the same `Arc` as long as nothing else has happened.
    pub happened: RwSignal<Arc<Happened>>,
    /// Which laying of a match on the table it is.
    pub laying: RwSignal<Laying>,
    /// Of how many rounds the result has been shown. Until then the ruler stays as it was.
    pub counted_rounds: RwSignal<usize>,
    /// Notified when another list of saved matches may be found.
    pub saved_list: Trigger,
    /// Whether the match was begun here and has not been kept yet: see [`MatchExtras::untouched`].
    is_new: StoredValue<bool>,
    /// The next match that is written is noted as later than the one before it, be it within the same second.
    not_before: StoredValue<i32>,
    /// What is picked up at the table.
    pub selection: SelectionState,
    notices: Notices,
}

impl CurrentMatch {
    /// This tab's match, if the person is at its table.
    pub fn load(notices: Notices) -> CurrentMatch {
        let game = match_part().and_then(|part| (part.match_at_table)(notices));
        let current = CurrentMatch::of_demo(game, notices);
        current.is_new.set_value(match_of_tab().is_some_and(|id| was_untouched(&id)));
        current.at_table.set(current.game.with_untracked(Option::is_some));
        current.sit_down();
        current
    }

    /// Follows what becomes of a saved match that is to be opened. On the first screen this tab has no match.
    pub fn listen_to_tabs(self) {
        on_message(move |message| {
            if let Message::MatchOpened(record) = message {
                self.open_now(&record);
            }
        });
        if !self.at_table.get_untracked() {
            want_match(None, None);
        }
    }

    /// A match that is only shown or learned from: nothing of it is saved.
    pub fn of_demo(game: Option<Match>, notices: Notices) -> CurrentMatch {
        let counted_rounds = game.as_ref().map_or(0, Match::finished_rounds);
        CurrentMatch {
            game: RwSignal::new(game),
            at_table: RwSignal::new(true),
            viewer: RwSignal::new(None),
            trial: RwSignal::new(None),
            happened: RwSignal::new(Arc::new(Happened::LaidAnew(Why::AnotherMatch))),
            laying: RwSignal::new(Laying::default()),
            counted_rounds: RwSignal::new(counted_rounds),
            saved_list: Trigger::new(),
            is_new: StoredValue::new(false),
            not_before: StoredValue::new(i32::MIN),
            selection: SelectionState::new(),
            notices,
        }
    }

    /// Something worked out from the match, tracked; the default when there is none.
    pub fn with<T: Default>(self, read: impl FnOnce(&Match) -> T) -> T {
        self.game.with(|game| game.as_ref().map_or_else(T::default, read))
    }

    /// Something worked out from the match, untracked; the default when there is none.
    pub fn with_untracked<T: Default>(self, read: impl FnOnce(&Match) -> T) -> T {
        self.game.with_untracked(|game| game.as_ref().map_or_else(T::default, read))
    }

    /// What the match is to the deal of a day, if it is one and over.
    pub fn day_go(self) -> Option<DayGo> {
        self.with_untracked(|game| Saves(Browser).day_go(game.id.as_deref()?, &game.recorded))
    }

    /// The record of the match; empty when there is none.
    pub fn record(self) -> String {
        self.with_untracked(|game| game.recorded.to_json())
    }

    /// Whether the match is only tried out, tracked.
    pub fn is_trial(self) -> bool {
        self.trial.with(Option::is_some)
    }

    /// Begins a match, beside all others.
    pub fn start(self, rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>) {
        match Match::start(rules, seats, colours, fresh_seed()) {
            Ok(game) => {
                let dealt = game.engine().events().to_vec();
                if self.put_down(game) {
                    self.tell(Happened::Events(dealt));
                    self.return_to_table();
                }
            }
            Err(_) => self.notices.show(Notice::CannotStart),
        }
    }

    /// Lays a match on the table that is not saved yet, and puts the one that is there away. `false`, and told, where there
    /// is no room for another one.
    fn put_down(self, mut game: Match) -> bool {
        // Without the match part this is a first visit.
        if match_part().is_some_and(|part| !(part.make_room)()) {
            self.notices.show(Notice::NoRoom);
            return false;
        }
        self.put_away();
        game.id = Some(fresh_seed().to_string());
        // No other tab can have a match that is new.
        want_match(game.id.clone(), None);
        self.trial.set(None);
        self.is_new.set_value(true);
        self.lay(Some(game));
        true
    }

    /// Lays another match on the table.
    pub fn lay(self, game: Option<Match>) {
        self.counted_rounds.set(game.as_ref().map_or(0, Match::finished_rounds));
        self.game.set(game);
        self.laying.update(|laying| *laying = laying.next());
        self.tell(Happened::LaidAnew(Why::AnotherMatch));
    }

    /// Shows another moment of the match. Where it is the one that follows, `events` lead to it.
    pub fn show_moment(self, game: Match, events: Option<Vec<Event>>) {
        self.counted_rounds.set(game.finished_rounds());
        self.game.set(Some(game));
        self.tell(events.map_or(Happened::LaidAnew(Why::AnotherMoment), Happened::Events));
    }

    /// Plays an action for the seat to act and returns what happened; `None` where there is no match. Whoever plays one or
    /// several tells what happened when all are played: [`CurrentMatch::tell`].
    pub fn play(self, action: Action) -> Option<Result<Vec<Event>, Refusal>> {
        self.game.try_update(|game| game.as_mut().map(|game| game.recorded.play(action))).flatten()
    }

    /// Puts the match back to a moment before a decision of the round.
    pub fn take_back(self, before: RecordedGame) {
        let undone = self.with_untracked(|game| {
            let events = game.engine().events().get(before.game().events().len()..)?;
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

    /// The match at the table is left for another one. One in which nobody has moved is not kept.
    fn put_away(self) {
        if self.at_table.get_untracked() && !match_is_in_another_tab() {
            if self.is_untouched() {
                let id = self.with_untracked(|game| game.id.clone());
                id.into_iter().for_each(|id| drop(Saves(Browser).delete_match(&id)));
            } else {
                self.write(false, false);
                self.not_before.set_value(now() + 1);
            }
        }
        self.notices.close(&Notice::InAnotherTab);
    }

    /// Begins a match with the same players and rules; `easier`: with computer players that play less well.
    pub fn rematch(self, easier: bool) {
        let again = self.game.with_untracked(|game| {
            let game = game.as_ref()?;
            let seats = if easier { solace::easier_seats(game) } else { game.recorded.record().seats.clone() };
            Some((*game.engine().rules(), seats, game.colours.clone()))
        });
        if let Some((rules, seats, colours)) = again {
            self.start(rules, seats, colours);
        }
    }

    /// Goes on with the match in a record, beside all others. `seed`: where its cards come from, if that is known. A record that
    /// cannot be read changes nothing.
    pub fn continue_with(self, record: &str, seed: Option<u64>) {
        let Some(recorded) = match_part().and_then(|part| (part.read_record)(record)) else { return };
        let seed = seed.map(|seed| seed.to_string()).unwrap_or_default();
        let extras = MatchExtras { seed, colours: Vec::new(), at_table: true, ..MatchExtras::default() };
        if self.put_down(Match::restore(recorded, Some(extras), fresh_seed())) {
            // What somebody has sent or saved is kept as it is.
            self.is_new.set_value(self.with_untracked(Match::is_first_round));
            self.return_to_table();
        }
    }

    /// Opens a saved match, once it is known whether another tab has it; with a record, goes on with that in its place.
    pub fn open(self, id: String, record: String) {
        self.put_away();
        want_match(Some(id), Some(record));
    }

    fn open_now(self, record: &str) {
        let record = if match_is_in_another_tab() { "" } else { record };
        let Some(game) = saved_match_of_tab(record, self.notices) else {
            self.close();
            self.saved_list.notify();
            return;
        };
        self.trial.set(None);
        self.is_new.set_value(game.id.as_deref().is_some_and(was_untouched));
        self.lay(Some(game));
        if self.notices.match_is_elsewhere() {
            self.show_table();
        } else {
            self.return_to_table();
        }
    }

    /// This tab has no match any more.
    fn close(self) {
        self.at_table.set(false);
        want_match(None, None);
    }

    /// Deals the next round, unless another tab has the match.
    pub fn deal_next_round(self) {
        if self.notices.match_is_elsewhere() {
            return;
        }
        let dealt = self.game.try_update(|game| game.as_mut().and_then(|game| game.deal().ok()));
        if let Some(dealt) = dealt.flatten() {
            // The count may have been passed over.
            self.counted_rounds.set(self.with_untracked(Match::finished_rounds));
            self.tell(Happened::Events(dealt));
            self.sit_down();
            self.save();
        }
    }

    /// Goes to the first screen; the match stays as it is. A trial ends.
    pub fn leave_table(self) {
        if self.trial.with_untracked(Option::is_some) {
            self.end_trial();
            return;
        }
        self.put_away();
        self.close();
        self.viewer.set(None);
        self.selection.clear();
    }

    fn return_to_table(self) {
        self.show_table();
        self.save();
    }

    fn show_table(self) {
        self.at_table.set(true);
        self.sit_down();
    }

    /// Plays on from the position in a record, without saving anything of it.
    pub fn try_out(self, record: &str, review: Option<LazyScreen>) {
        let Some(recorded) = match_part().and_then(|part| (part.read_record)(record)) else { return };
        self.trial.set(Some(Trial { review }));
        let at_table = match_of_tab().is_some();
        let extras =
            self.game.with_untracked(|game| game.as_ref().filter(|_| at_table).map(|game| game.extras(true, 0)));
        self.lay(Some(Match::restore(recorded, extras, fresh_seed())));
        self.show_table();
    }

    /// Goes back to the match as it was saved.
    pub fn end_trial(self) {
        let saved = saved_match_of_tab("", self.notices);
        self.trial.set(None);
        self.at_table.set(saved.is_some());
        self.lay(saved);
        self.sit_down();
    }

    /// Opens the rack of a person who plays alone; where several share the device, nobody's.
    fn sit_down(self) {
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
        self.viewer.set(self.with_untracked(Match::only_person));
    }

    /// Saves the match, unless it is only tried out or shown.
    pub fn save(self) {
        self.write(true, false);
    }

    /// Saves the match after these events, and the round for the statistics if it has ended with them.
    pub fn save_after(self, events: &[Event]) {
        self.write(true, ends_round(events));
    }

    /// Whether the match was begun here and nothing has been played yet that is worth keeping.
    fn is_untouched(self) -> bool {
        self.is_new.get_value() && self.game.with_untracked(|game| game.as_ref().is_some_and(|game| !game.is_touched()))
    }

    fn write(self, at_table: bool, ends_round: bool) {
        let how =
            Writing { at_table, ends_round, untouched: self.is_untouched(), not_before: self.not_before.get_value() };
        let saved = self.game.with_untracked(|game| write_match(game.as_ref()?, how));
        if let Some(saved) = saved {
            self.notices.show_saved(saved);
        }
    }
}
