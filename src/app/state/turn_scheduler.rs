//! When the decisions are played that somebody else than the person makes.
//!
//! Each decision is a timer that is set when it becomes due and cancelled when anything else happens. The driver of its seat
//! is told at once, so that it can begin to think, and asked for it when its time has come.

use super::computer_players::ComputerPlayers;
use super::current_match::CurrentMatch;
use super::drivers::TableDrivers;
use super::motion::CardMotion;
use super::navigation::{Navigation, Screen};
use super::playing::Playing;
use super::settings::SettingsState;
use crate::app::browser::timers::Timer;
use crate::drivers::{Driver, Tempo};
use crate::engine::Action;
use crate::storage::{Pace, SettingsStoreFields};
use crate::table::TableMatch;
use crate::table::timing::{self, Due};
use leptos::prelude::*;
use std::rc::Rc;

/// How long to wait before looking again whether the cards are dealt, in milliseconds.
const LOOK_AGAIN: u32 = 100;

/// With [`Pace::AtOnce`]: the decisions played before the page may paint.
const AT_A_TIME: usize = 64;

/// A decision that is due, and who makes it. Another match has other drivers, so it is another decision.
#[derive(Clone)]
struct DueDecision {
    due: Due,
    driver: Rc<dyn Driver>,
}

impl PartialEq for DueDecision {
    fn eq(&self, other: &DueDecision) -> bool {
        self.due == other.due && Rc::ptr_eq(&self.driver, &other.driver)
    }
}

/// When the decision that is due is played: its timer, and what else that depends on.
#[derive(Clone, Copy)]
struct TurnScheduler {
    computers: ComputerPlayers,
    current: CurrentMatch,
    playing: Playing,
    drivers: TableDrivers,
    motion: CardMotion,
    settings: SettingsState,
    navigation: Navigation,
    timer: Timer,
    time_has_come: StoredValue<bool>,
}

/// Asks the drivers of the seats of the match of this tab for their decisions, and plays them.
pub fn run_turns(current: CurrentMatch) {
    let scheduler = TurnScheduler {
        current,
        playing: Playing::of_tab(current),
        drivers: TableDrivers::new(current),
        motion: expect_context(),
        settings: expect_context(),
        navigation: expect_context(),
        computers: expect_context(),
        timer: Timer::new(),
        time_has_come: StoredValue::new(false),
    };
    Effect::new(move |before: Option<Option<DueDecision>>| {
        let before = before.flatten();
        let due = scheduler.due();
        if before != due {
            if let Some(before) = before {
                before.driver.cancel();
            }
            scheduler.begin(due.clone());
        }
        due
    });
}

impl TurnScheduler {
    /// The decision that is due. Whoever reads something over the table misses nothing. Tracked.
    fn due(self) -> Option<DueDecision> {
        let is_hidden = !matches!(self.navigation.screen(), Screen::Table(_)) || self.navigation.has_dialog();
        if is_hidden || self.computers.is_paused() {
            return None;
        }
        let driver = self.drivers.of(self.current.with(|game| game.state().to_act())?)?;
        let pace = self.settings.fields.pace().get();
        let due = self.current.with(|game| {
            let tempo = tempo(&*driver, game)?;
            let undo_is_open = tempo == Tempo::Paced && game.taken_back(false).is_some();
            timing::due(game, tempo, pace, undo_is_open)
        });
        Some(DueDecision { due: due?, driver })
    }

    /// Begins with a decision, in place of the one before.
    fn begin(self, decision: Option<DueDecision>) {
        self.timer.cancel();
        self.computers.show_intended(None);
        let Some(DueDecision { due, driver }) = decision else { return };
        let is_open = due.tempo == Tempo::Open;
        self.time_has_come.set_value(is_open);
        let Some(turn) = self.current.with_untracked(TableMatch::turn) else { return };
        driver.begin(&turn, Box::new(move || self.play_if_known(due)));
        if !is_open {
            self.wait(due, due.milliseconds, false);
        }
    }

    /// Waits for the time of a decision. Nobody begins before the cards are dealt, however long a slow device takes for
    /// it; then the time to think begins.
    fn wait(self, due: Due, milliseconds: u32, was_dealing: bool) {
        self.timer.set(milliseconds, move || {
            if due.is_first && self.motion.is_dealing() {
                self.wait(due, LOOK_AGAIN, true);
            } else if was_dealing {
                self.wait(due, due.milliseconds, false);
            } else {
                self.time_has_come.set_value(true);
                self.play_if_known(due);
            }
        });
    }

    /// Plays the decision that is due if its time has come and it is known.
    fn play_if_known(self, due: Due) {
        let decision = untrack(|| self.due()).filter(|decision| decision.due == due);
        let decision = decision.filter(|_| self.time_has_come.try_get_value() == Some(true));
        let action = decision.and_then(|DueDecision { driver, .. }| {
            let turn = self.current.with_untracked(TableMatch::turn)?;
            driver.answer(&turn).decided()
        });
        // Whoever has not decided yet, or has gone away, is waited for: there will be news.
        let Some(action) = action else { return };
        let pace = self.settings.fields.pace().get_untracked();
        if pace == Pace::AtOnce {
            self.playing.act_at_once(action, AT_A_TIME, || self.next_at_once());
        } else {
            let shown_for = timing::showing_time(pace, action);
            self.computers.show_intended((shown_for > 0).then_some(action));
            // To think and to act are tasks of their own: the first time the browser compiles all that either needs.
            self.timer.set(shown_for, move || self.playing.act(action));
        }
    }

    /// The next decision, where it is made in no time.
    fn next_at_once(self) -> Option<Action> {
        let turn = self.current.with_untracked(TableMatch::turn)?;
        let driver = untrack(|| self.drivers.of(turn.view.seat))?;
        (driver.tempo(&turn.view.view()) == Tempo::Paced).then(|| driver.answer(&turn).decided()).flatten()
    }
}

/// When the decision that is due comes.
fn tempo(driver: &dyn Driver, game: &TableMatch) -> Option<Tempo> {
    Some(driver.tempo(&game.state().view(game.state().to_act()?)?))
}
