//! The match at the table: beginning it, going on with it, leaving it, saving it, trying something out beside it.

use super::motion::CardMotion;
use super::notices::{Notice, Notices};
use super::selection::SelectionState;
use crate::app::browser::seed::fresh_seed;
use crate::engine::{Rules, Seat};
use crate::record::{self, SeatEntry};
use crate::storage::{Browser, MatchExtras, Saves, StorageFault, keys};
use crate::table::{Match, solace};
use leptos::prelude::*;

/// Something that is tried out from a position of a match. Nothing of it is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The record of the match whose review it began from, to go back there.
    pub review: Option<String>,
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
    /// How often another match has been laid on a table that is already shown.
    pub table_number: RwSignal<u32>,
    /// How often totals were shown: by the result of a round or a new match. The ruler stays as it is in between.
    pub totals_shown: RwSignal<u32>,
    /// Whether a round has just ended, and its count has not been shown yet.
    pub count_is_due: StoredValue<bool>,
    /// What is picked up at the table.
    pub selection: SelectionState,
    motion: CardMotion,
    notices: Notices,
    is_saved: bool,
}

impl CurrentMatch {
    /// The match that was saved, or an empty table.
    pub fn load(motion: CardMotion, notices: Notices) -> CurrentMatch {
        let extras = saved_extras();
        let recorded = Saves(Browser).read_match().unwrap_or_else(|unreadable| {
            notices.show(Notice::Unreadable(unreadable));
            None
        });
        let at_table = recorded.is_some() && extras.as_ref().is_some_and(|extras| extras.at_table);
        let game = recorded.map(|recorded| Match::restore(recorded, extras, fresh_seed()));
        let current = CurrentMatch { is_saved: true, ..CurrentMatch::of_demo(game, motion, notices) };
        current.at_table.set(at_table);
        current.sit_down();
        current
    }

    /// A match that is only shown or learned from: nothing of it is saved.
    pub fn of_demo(game: Option<Match>, motion: CardMotion, notices: Notices) -> CurrentMatch {
        CurrentMatch {
            game: RwSignal::new(game),
            at_table: RwSignal::new(true),
            viewer: RwSignal::new(None),
            trial: RwSignal::new(None),
            table_number: RwSignal::new(0),
            totals_shown: RwSignal::new(0),
            count_is_due: StoredValue::new(false),
            selection: SelectionState::new(),
            motion,
            notices,
            is_saved: false,
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

    /// The record of the match; empty when there is none.
    pub fn record(self) -> String {
        self.with_untracked(|game| game.recorded.to_json())
    }

    /// Whether a match is under way.
    pub fn is_under_way(self) -> bool {
        self.with_untracked(Match::is_unfinished)
    }

    /// Whether the match is only tried out, tracked.
    pub fn is_trial(self) -> bool {
        self.trial.with(Option::is_some)
    }

    /// Begins a match, unless another tab has the one under way: then nothing of it could be played.
    pub fn start(self, rules: Rules, seats: Vec<SeatEntry>, colours: Vec<u8>) {
        if self.notices.match_is_elsewhere() {
            return;
        }
        match Match::start(rules, seats, colours, fresh_seed()) {
            Ok(game) => {
                self.game.set(Some(game));
                self.totals_shown.update(|times| *times += 1);
                self.at_table.set(true);
                self.motion.deal_is_due.set_value(true);
                self.sit_down();
                self.save();
            }
            Err(_) => self.notices.show(Notice::CannotStart),
        }
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

    /// Goes on with the match in a record, in place of what was at the table. `seed`: where its cards come from, if that
    /// is known. A record that cannot be read changes nothing.
    pub fn continue_with(self, record: &str, seed: Option<u64>) {
        let Some(recorded) = record::read_own(record) else { return };
        let seed = seed.map(|seed| seed.to_string()).unwrap_or_default();
        let extras = MatchExtras { seed, colours: Vec::new(), at_table: true };
        self.trial.set(None);
        self.game.set(Some(Match::restore(recorded, Some(extras), fresh_seed())));
        self.table_number.update(|number| *number += 1);
        self.return_to_table();
    }

    /// Deals the next round, unless another tab has the match.
    pub fn deal_next_round(self) {
        if self.notices.match_is_elsewhere() {
            return;
        }
        let dealt = self.game.try_update(|game| game.as_mut().is_some_and(|game| game.deal().is_ok()));
        if dealt == Some(true) {
            // They may have been passed over.
            self.totals_shown.update(|times| *times += 1);
            self.motion.deal_is_due.set_value(true);
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
        self.at_table.set(false);
        self.viewer.set(None);
        self.selection.clear();
        self.save();
    }

    /// Goes back to the match.
    pub fn return_to_table(self) {
        self.at_table.set(true);
        self.sit_down();
        self.save();
    }

    /// Plays on from the position in a record, without saving anything of it.
    pub fn try_out(self, record: &str, review: Option<String>) {
        let Some(recorded) = record::read_own(record) else { return };
        self.trial.set(Some(Trial { review }));
        self.game.set(Some(Match::restore(recorded, saved_extras(), fresh_seed())));
        self.table_number.update(|number| *number += 1);
        self.at_table.set(true);
        self.sit_down();
    }

    /// Goes back to the match as it was saved.
    pub fn end_trial(self) {
        let extras = saved_extras();
        // What could not be read was set aside, and told, when the page was opened.
        let saved = Saves(Browser).read_match().ok().flatten();
        self.trial.set(None);
        self.at_table.set(saved.is_some() && extras.as_ref().is_some_and(|extras| extras.at_table));
        self.game.set(saved.map(|recorded| Match::restore(recorded, extras, fresh_seed())));
        self.table_number.update(|number| *number += 1);
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
        self.write(false);
    }

    /// Saves the match after an action, and the round for the statistics if the action has ended it.
    pub fn save_action(self) {
        self.write(true);
    }

    fn write(self, after_action: bool) {
        if !self.is_saved || self.trial.with_untracked(Option::is_some) {
            return;
        }
        let at_table = self.at_table.get_untracked();
        let saved = self.game.with_untracked(|game| match game {
            Some(game) => write_match(game, at_table, after_action),
            None => Ok(()),
        });
        self.notices.show_saved(saved);
    }
}

fn write_match(game: &Match, at_table: bool, after_action: bool) -> Result<(), StorageFault> {
    let saves = Saves(Browser);
    saves.write_match(&game.recorded)?;
    saves.write(keys::EXTRAS, &game.extras(at_table))?;
    // Once the match is saved as over: otherwise its end could be played, and counted, again.
    if after_action { saves.add_played(&game.recorded) } else { Ok(()) }
}

fn saved_extras() -> Option<MatchExtras> {
    Saves(Browser).read(keys::EXTRAS).unwrap_or_default()
}
