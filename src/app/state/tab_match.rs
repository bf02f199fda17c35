//! This tab's match: beginning it, going on with it, leaving it, saving it, trying something out beside it.
//!
//! Every match is saved in a place of its own. Beginning or opening one puts the one at the table away as it stands.

use super::current_match::{CurrentMatch, Trial};
use super::happened::{Happened, ends_round};
use super::keeping::{keep_finished_later, make_room};
use super::lazy_screen::LazyScreen;
use super::notices::{Notice, Notices};
use super::saves::saves;
use super::saving::{Writing, saved_match_of_tab, was_untouched, write_match};
use crate::app::browser::clock::now;
use crate::app::browser::messages::on_message;
use crate::app::browser::seed::fresh_seed;
use crate::app::browser::tabs::{match_is_in_another_tab, match_of_tab, tell_match, want_open};
use crate::engine::{Event, Rules};
use crate::messages::Message;
use crate::record::{RecordedMatch, SeatEntry};
use crate::storage::MatchExtras;
use crate::table::{TableMatch, consolation};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped;

/// This tab's match, and whether the person is at its table.
#[derive(Clone, Copy)]
pub struct TabMatch {
    /// Whether the person is at the table rather than on the first screen.
    pub at_table: RwSignal<bool>,
    /// Notified when another list of saved matches may be found.
    pub saved_list: Trigger,
    /// What lies on the table.
    current: CurrentMatch,
    /// Whether the match was begun here and has not been kept yet: see [`MatchExtras::untouched`].
    is_new: StoredValue<bool>,
    /// The next match that is written is noted as later than the one before it, be it within the same second.
    not_before: StoredValue<i32>,
    /// The later moment at which the match is opened that was asked for.
    later: StoredValue<Option<RecordedMatch>>,
    notices: Notices,
}

impl TabMatch {
    /// This tab's match, which lies on the table if the person is there.
    pub fn new(current: CurrentMatch, notices: Notices) -> TabMatch {
        TabMatch {
            at_table: RwSignal::new(current.game.with_untracked(Option::is_some)),
            saved_list: Trigger::new(),
            current,
            is_new: StoredValue::new(match_of_tab().is_some_and(|id| was_untouched(&id))),
            not_before: StoredValue::new(i32::MIN),
            later: StoredValue::new(None),
            notices,
        }
    }

    /// Follows what becomes of a saved match that is to be opened. On the first screen this tab has no match.
    pub fn listen_to_tabs(self) {
        on_message(move |message| {
            if message == Message::MatchOpened {
                self.open_now();
            }
        });
        if !self.at_table.get_untracked() {
            tell_match(None);
        }
    }

    /// Begins a match, beside all others.
    pub fn start(self, rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>) {
        match TableMatch::start(rules, seats, colours, fresh_seed()) {
            Ok(game) => {
                let dealt = game.state().events().to_vec();
                self.put_down(game, move || {
                    self.current.tell(Happened::Events(dealt));
                    self.return_to_table();
                });
            }
            Err(_) => self.notices.show(Notice::CannotStart),
        }
    }

    /// Lays a match on the table that is not saved yet, puts the one that is there away, and goes on. Where there is no room
    /// for another one, it says so instead.
    fn put_down(self, game: TableMatch, then: impl FnOnce() + 'static) {
        if saves().has_room() {
            self.lay_new(game);
            then();
            keep_finished_later();
            return;
        }
        spawn_local_scoped(async move {
            // What is over makes room once it is in the history.
            if make_room().await.unwrap_or(false) {
                self.lay_new(game);
                then();
            } else {
                self.notices.show(Notice::NoRoom);
            }
        });
    }

    fn lay_new(self, mut game: TableMatch) {
        self.put_away();
        game.id = Some(fresh_seed().to_string());
        // No other tab can have a match that is new.
        tell_match(game.id.clone());
        self.current.trial.set(None);
        self.is_new.set_value(true);
        self.current.lay(Some(game));
    }

    /// The match at the table is left for another one. One in which nobody has moved is not kept.
    fn put_away(self) {
        if self.at_table.get_untracked() && !match_is_in_another_tab() {
            if self.is_untouched() {
                let id = self.current.with_untracked(|game| game.id.clone());
                id.into_iter().for_each(|id| saves().drop_untouched(&id));
            } else {
                self.write(false, false);
                self.not_before.set_value(now() + 1);
            }
        }
        self.notices.close(&Notice::InAnotherTab);
    }

    /// Begins a match with the same players and rules; `easier`: with computer players that play less well.
    pub fn rematch(self, easier: bool) {
        let again = self.current.game.with_untracked(|game| {
            let game = game.as_ref()?;
            let seats = if easier { consolation::easier_seats(game) } else { game.recorded.record().seats.clone() };
            Some((*game.state().rules(), seats, game.colours.clone()))
        });
        if let Some((rules, seats, colours)) = again {
            self.start(rules, seats, colours);
        }
    }

    /// Goes on with a match, beside all others. `seed`: where its cards come from, if that is known.
    pub fn continue_with(self, recorded: RecordedMatch, seed: Option<u64>) {
        let extras = MatchExtras { seed, colours: Vec::new(), at_table: true, ..MatchExtras::default() };
        self.put_down(TableMatch::restore(recorded, Some(extras), fresh_seed()), move || {
            // What somebody has sent or saved is kept as it is.
            self.is_new.set_value(self.current.with_untracked(TableMatch::is_first_round));
            self.return_to_table();
        });
    }

    /// Opens a saved match, once it is known whether another tab has it, as it was saved or at a later moment of it.
    pub fn open(self, id: String, later: Option<RecordedMatch>) {
        self.put_away();
        self.later.set_value(later);
        want_open(id);
    }

    fn open_now(self) {
        // What another tab plays is looked at as it is.
        let later = self.later.try_update_value(Option::take).flatten().filter(|_| !match_is_in_another_tab());
        let Some(game) = saved_match_of_tab(later, self.notices) else {
            self.close();
            self.saved_list.notify();
            return;
        };
        self.current.trial.set(None);
        self.is_new.set_value(game.id.as_deref().is_some_and(was_untouched));
        self.current.lay(Some(game));
        if self.notices.match_is_elsewhere() {
            self.show_table();
        } else {
            self.return_to_table();
        }
    }

    /// This tab has no match any more.
    fn close(self) {
        self.at_table.set(false);
        tell_match(None);
    }

    /// Deals the next round, unless another tab has the match.
    pub fn deal_next_round(self) {
        if self.notices.match_is_elsewhere() {
            return;
        }
        if self.current.deal() {
            self.current.sit_down();
            self.save();
        }
    }

    /// Goes to the first screen; the match stays as it is. A trial ends.
    pub fn leave_table(self) {
        if self.current.trial.with_untracked(Option::is_some) {
            self.end_trial();
            return;
        }
        self.put_away();
        self.close();
        self.current.viewer.set(None);
        self.current.selection.clear();
    }

    fn return_to_table(self) {
        self.show_table();
        self.save();
    }

    fn show_table(self) {
        self.at_table.set(true);
        self.current.sit_down();
    }

    /// Plays on from the position a match stands at, without saving anything of it.
    pub fn try_out(self, recorded: RecordedMatch, review: Option<LazyScreen>) {
        self.current.trial.set(Some(Trial { review }));
        let at_table = match_of_tab().is_some();
        let extras = self
            .current
            .game
            .with_untracked(|game| game.as_ref().filter(|_| at_table).map(|game| game.extras(true, 0)));
        self.current.lay(Some(TableMatch::restore(recorded, extras, fresh_seed())));
        self.show_table();
    }

    /// Goes back to the match as it was saved.
    pub fn end_trial(self) {
        let saved = saved_match_of_tab(None, self.notices);
        self.current.trial.set(None);
        self.at_table.set(saved.is_some());
        self.current.lay(saved);
        self.current.sit_down();
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
        self.is_new.get_value()
            && self.current.game.with_untracked(|game| game.as_ref().is_some_and(|game| !game.is_touched()))
    }

    fn write(self, at_table: bool, ends_round: bool) {
        let how =
            Writing { at_table, ends_round, untouched: self.is_untouched(), not_before: self.not_before.get_value() };
        let saved = self.current.game.with_untracked(|game| write_match(game.as_ref()?, how));
        if let Some(saved) = saved {
            self.notices.show_saved(saved);
        }
    }
}
