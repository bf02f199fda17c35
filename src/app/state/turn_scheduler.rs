//! When computer players move, and when Rack-O is announced by itself.
//!
//! Each decision is a timer that is set when it becomes due and cancelled when anything else happens. A player that needs
//! time to think does so in the worker from the moment its turn comes, and moves when it has an answer and its time has
//! come.

use super::computer_players::ComputerPlayers;
use super::current_match::CurrentMatch;
use super::happened::Laying;
use super::motion::CardMotion;
use super::navigation::{Navigation, Screen};
use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use super::table::TableState;
use crate::app::browser::timers::Timer;
use crate::app::browser::worker::{Asked, ThinkingWorker};
use crate::engine::Action;
use crate::messages::{FromWorker, ToWorker};
use crate::players::{Level, TurnRequest};
use crate::storage::Pace;
use crate::table::timing::{self, Due};
use leptos::prelude::*;

/// How long to wait before looking again whether the cards are dealt, in milliseconds.
const LOOK_AGAIN: u32 = 100;

/// With [`Pace::AtOnce`]: the decisions played before the page may paint.
const AT_A_TIME: usize = 64;

/// What the player whose decision is due thinks of.
#[derive(Clone, Copy, PartialEq)]
enum Thought {
    /// It needs no time to think.
    Quick,
    /// The worker has been asked.
    Pending(Option<Asked>),
    /// This.
    Known(Action),
    /// The worker cannot be had: whatever the strongest player thinks of that does without.
    Failed,
}

/// The decision that is due: its timer, and what was thought of.
#[derive(Clone, Copy)]
struct TurnScheduler {
    computers: ComputerPlayers,
    table: TableState,
    current: CurrentMatch,
    worker: ThinkingWorker,
    motion: CardMotion,
    settings: SettingsState,
    notices: Notices,
    navigation: Navigation,
    timer: Timer,
    thought: StoredValue<Thought>,
    time_has_come: StoredValue<bool>,
}

/// Makes computer players move whenever it is their turn.
pub fn run_computer_players(table: TableState) {
    let scheduler = TurnScheduler {
        table,
        current: table.current,
        worker: expect_context(),
        motion: expect_context(),
        settings: expect_context(),
        notices: expect_context(),
        navigation: expect_context(),
        computers: expect_context(),
        timer: Timer::new(),
        thought: StoredValue::new(Thought::Quick),
        time_has_come: StoredValue::new(false),
    };
    Effect::new(move |before: Option<Option<(Laying, Due)>>| {
        let due = scheduler.due();
        if before != Some(due) {
            scheduler.begin(due.map(|(_, due)| due));
        }
        due
    });
}

impl TurnScheduler {
    /// The decision that is due, and at which table: another match is another decision. Whoever reads something over the
    /// table misses nothing. Tracked.
    fn due(self) -> Option<(Laying, Due)> {
        let is_hidden = !matches!(self.navigation.screen(), Screen::Table(_)) || self.navigation.has_dialog();
        if is_hidden || self.computers.is_paused() {
            return None;
        }
        let viewer = self.current.viewer.get();
        let due = self.current.with(|game| {
            let undo_is_open = game.taken_back(false).is_some();
            self.settings.with(|settings| timing::due(game, viewer, settings, undo_is_open))
        });
        due.map(|due| (self.current.laying.get(), due))
    }

    /// Begins with a decision, in place of the one before.
    fn begin(self, due: Option<Due>) {
        if let Thought::Pending(Some(asked)) = self.thought.get_value() {
            self.worker.cancel(asked);
        }
        self.time_has_come.set_value(false);
        self.thought.set_value(Thought::Quick);
        self.timer.cancel();
        self.computers.show_intended(None);
        let Some(due) = due else { return };
        let request = self.current.with_untracked(|game| game.turn_request());
        if let Some(request) = request.filter(|request| !request.player.is_quick()) {
            self.ask(due, request);
        }
        self.wait(due, due.milliseconds, false);
    }

    /// Lets the worker think of a decision.
    fn ask(self, due: Due, request: TurnRequest) {
        self.thought.set_value(Thought::Pending(None));
        let asked = self.worker.ask(&ToWorker::Play(request), move |answer| {
            let thought = match answer {
                Some(FromWorker::Played(action)) => Thought::Known(action),
                _ => Thought::Failed,
            };
            if thought == Thought::Failed {
                self.notices.show(Notice::NoCoach);
            }
            self.thought.set_value(thought);
            self.move_if_ready(due);
        });
        // It may have failed already.
        if self.thought.get_value() == Thought::Pending(None) {
            self.thought.set_value(Thought::Pending(Some(asked)));
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
                self.move_if_ready(due);
            }
        });
    }

    fn move_if_ready(self, due: Due) {
        let is_due = untrack(|| self.due()).is_some_and(|(_, now)| now == due);
        let thought = self.thought.get_value();
        if is_due && self.time_has_come.get_value() && !matches!(thought, Thought::Pending(_)) {
            self.move_now(due, thought);
        }
    }

    /// Plays the decision that is due: what was thought of, or what a quick player thinks of now.
    fn move_now(self, due: Due, mut thought: Thought) {
        if !self.current.with_untracked(|game| game.recorded.is_computer(due.seat)) {
            self.table.act(Action::Announce);
            return;
        }
        let mut next = || self.decide(std::mem::replace(&mut thought, Thought::Quick));
        let pace = self.settings.with_untracked(|settings| settings.pace);
        if pace == Pace::AtOnce {
            self.table.act_at_once(AT_A_TIME, next);
        } else if let Some(action) = next() {
            let shown_for = timing::showing_time(pace, action);
            self.computers.show_intended((shown_for > 0).then_some(action));
            // To think and to act are tasks of their own: the first time the browser compiles all that either needs.
            self.timer.set(shown_for, move || self.table.act(action));
        }
    }

    /// What the computer player to act does; `None` where none is to act, or one that the worker has to be asked about.
    fn decide(self, thought: Thought) -> Option<Action> {
        if let Thought::Known(action) = thought {
            return Some(action);
        }
        let mut request = self.current.with_untracked(|game| game.turn_request())?;
        if thought == Thought::Failed {
            request.player = Level::Hard.into();
        }
        request.quick_answer()
    }
}
