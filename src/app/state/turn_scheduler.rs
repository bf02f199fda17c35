//! When computer players move, and when Rack-O is announced by itself.
//!
//! Each decision is a timer that is set when it becomes due and cancelled when anything else happens. The expert thinks in
//! the worker from the moment its turn comes, and moves when it has an answer and its time has come.

use super::coach::Coach;
use super::computer_players::ComputerPlayers;
use super::current_match::CurrentMatch;
use super::motion::CardMotion;
use super::navigation::{Navigation, Screen};
use super::notices::{Notice, Notices};
use super::settings::SettingsState;
use super::table::TableState;
use crate::app::browser::timers::Timer;
use crate::coach::Question;
use crate::engine::Action;
use crate::players::{Level, quick_player};
use crate::storage::Pace;
use crate::table::Match;
use crate::table::timing::{self, Due};
use leptos::prelude::*;

/// How long to wait before looking again whether the cards are dealt, in milliseconds.
const LOOK_AGAIN: u32 = 100;

/// With [`Pace::AtOnce`]: the decisions played before the page may paint.
const AT_A_TIME: usize = 64;

/// What the expert wants to do.
#[derive(Clone, Copy, PartialEq)]
enum Thought {
    /// It is still thinking.
    Pending,
    /// This, or where it had no answer whatever the level below thinks of.
    Known(Option<Action>),
}

/// The decision that is due: its timer, and what was thought of.
#[derive(Clone, Copy)]
struct TurnScheduler {
    computers: ComputerPlayers,
    table: TableState,
    current: CurrentMatch,
    coach: Coach,
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
        coach: expect_context(),
        motion: expect_context(),
        settings: expect_context(),
        notices: expect_context(),
        navigation: expect_context(),
        computers: expect_context(),
        timer: Timer::new(),
        thought: StoredValue::new(Thought::Known(None)),
        time_has_come: StoredValue::new(false),
    };
    Effect::new(move |before: Option<Option<(u32, Due)>>| {
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
    fn due(self) -> Option<(u32, Due)> {
        let is_hidden = !matches!(self.navigation.screen(), Screen::Table(_)) || self.navigation.has_dialog();
        if is_hidden || self.computers.is_paused() {
            return None;
        }
        let viewer = self.current.viewer.get();
        let due = self.current.with(|game| {
            let undo_is_open = game.taken_back(false).is_some();
            self.settings.with(|settings| timing::due(game, viewer, settings, undo_is_open))
        });
        due.map(|due| (self.current.table_number.get(), due))
    }

    /// Begins with a decision, in place of the one before.
    fn begin(self, due: Option<Due>) {
        if self.thought.get_value() == Thought::Pending {
            self.coach.cancel();
        }
        self.time_has_come.set_value(false);
        self.thought.set_value(Thought::Known(None));
        self.timer.cancel();
        self.computers.show_intended(None);
        let Some(due) = due else { return };
        if let Some(question) = self.expert_question(due) {
            self.thought.set_value(Thought::Pending);
            self.coach.ask_about(question, move |answer| {
                if answer.is_none() {
                    self.notices.show(Notice::NoCoach);
                }
                let action = answer.and_then(|answer| self.coach.best_action(&answer));
                self.thought.set_value(Thought::Known(action));
                self.move_if_ready(due);
            });
        }
        self.wait(due, due.milliseconds, false);
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
        if is_due
            && self.time_has_come.get_value()
            && let Thought::Known(action) = self.thought.get_value()
        {
            self.move_now(due, action);
        }
    }

    /// What the worker is asked when the decision is an expert's.
    fn expert_question(self, due: Due) -> Option<Question> {
        self.current.with_untracked(|game| {
            let is_expert = game.recorded.is_computer(due.seat) && game.level(due.seat) == Level::Expert;
            is_expert.then(|| Question { seed: game.decision_seed(due.seat), ..Question::default() })
        })
    }

    /// Plays the decision that is due: what was thought of, or what a quick level thinks of now.
    fn move_now(self, due: Due, mut thought: Option<Action>) {
        if !self.current.with_untracked(|game| game.recorded.is_computer(due.seat)) {
            self.table.act(Action::Announce);
            return;
        }
        for _ in 0..AT_A_TIME {
            let quick = || self.current.with_untracked(|game| decide(game, due));
            let Some(action) = thought.take().or_else(quick) else { return };
            let pace = self.settings.with_untracked(|settings| settings.pace);
            if pace != Pace::AtOnce {
                let shown_for = timing::showing_time(pace, action);
                self.computers.show_intended((shown_for > 0).then_some(action));
                // To think and to act are tasks of their own: the first time the browser compiles all that either needs.
                self.timer.set(shown_for, move || self.table.act(action));
                return;
            }
            self.table.act(action);
        }
    }
}

/// What the computer player to act does, if it is one that answers at once. The expert has to be asked, except for the
/// decision that is `due`: when there was no answer to that, it plays as the level below.
fn decide(game: &Match, due: Due) -> Option<Action> {
    let engine = game.engine();
    let seat = engine.to_act().filter(|&seat| game.recorded.is_computer(seat))?;
    let seen = engine.view(seat)?;
    let was_asked = (game.round_number(), game.recorded.decisions()) == (due.round, due.decisions);
    let quick = quick_player(game.level(seat)).or_else(|| quick_player(Level::Hard).filter(|_| was_asked));
    let action = quick?.decide(&seen, game.decision_seed(seat));
    // A player that wanted something illegal would stop the match: then anything legal.
    if seen.legal().has(action) { Some(action) } else { seen.legal().nth(0) }
}
