//! Where the lesson stands.

use crate::app::browser::focus::{HEADING, focus_later};
use crate::app::browser::timers::Timer;
use crate::app::state::{CurrentMatch, Happened, rule_book_phrases};
use crate::engine::Action;
use crate::table::input::Selection;
use crate::table::lesson::{SCRIPT, Step, Target, dealt, leads_on, target};
use crate::table::view::decision_due;
use leptos::prelude::*;
use std::sync::Arc;

/// How long the other player takes for a move, in milliseconds.
const OTHER_TAKES: u32 = 1100;

/// Something else was tried than what the step is about. Every time is one of its own: another `Arc`.
#[derive(Debug)]
pub struct Stray;

/// The step of the lesson, and whether something else was tried.
#[derive(Clone, Copy)]
pub struct LessonProgress {
    step: RwSignal<usize>,
    stray: RwSignal<Option<Arc<Stray>>>,
    current: CurrentMatch,
    /// The other player's next move.
    timer: Timer,
}

impl LessonProgress {
    /// The beginning of the lesson, whose match is `current`.
    pub fn new(current: CurrentMatch) -> LessonProgress {
        LessonProgress { step: RwSignal::new(0), stray: RwSignal::new(None), current, timer: Timer::new() }
    }

    /// The number of the step, from 0, tracked.
    pub fn step(self) -> usize {
        self.step.get()
    }

    /// The last time that something else was tried since the person was last right, tracked.
    pub fn stray(self) -> Option<Arc<Stray>> {
        self.stray.get()
    }

    /// What is to be pressed now, tracked; nothing while the other player moves.
    pub fn target(self) -> Option<Target> {
        let viewer = self.current.viewer.get();
        self.current.with(|game| decision_due(game, viewer))?;
        target(self.step.get(), self.current.selection.selected.get())
    }

    /// Puts back what is picked up and does not lead on, and says so at once.
    pub fn watch_selection(self) {
        let selection = self.current.selection;
        Effect::new(move || {
            let selected = selection.selected.get();
            let leads_on = leads_on(self.step.get_untracked(), selected);
            if !leads_on {
                selection.clear();
            }
            if !leads_on {
                self.note_stray();
            } else if selected != Selection::Nothing {
                self.stray.set(None);
            }
        });
    }

    fn note_stray(self) {
        self.stray.set(Some(Arc::new(Stray)));
    }

    /// Whether the round is over and counted, tracked.
    pub fn is_counted(self) -> bool {
        matches!(SCRIPT.get(self.step.get()), Some(Step::Count))
    }

    /// Goes to the next step.
    pub fn next(self) {
        self.stray.set(None);
        self.step.update(|step| *step += 1);
    }

    /// Begins anew.
    pub fn restart(self) {
        self.timer.cancel();
        self.current.lay(dealt(rule_book_phrases()));
        self.stray.set(None);
        self.step.set(0);
        focus_later(HEADING);
    }

    /// Says whether an action is the one that the step is about. It is played then, and the lesson goes on.
    pub fn guide(self) -> Callback<Action, bool> {
        Callback::new(move |action: Action| {
            let Some(Step::Act(wanted, others)) = SCRIPT.get(self.step.get_untracked()) else {
                self.note_stray();
                return false;
            };
            if action != *wanted {
                self.note_stray();
                return false;
            }
            self.next();
            self.play_others(others);
            true
        })
    }

    /// Plays the other player's moves, one after the other.
    fn play_others(self, actions: &'static [Action]) {
        let Some((&action, rest)) = actions.split_first() else {
            self.timer.cancel();
            return;
        };
        self.timer.set(OTHER_TAKES, move || {
            // The script is legal: a test plays it.
            if let Some(Ok(events)) = self.current.play(action) {
                self.current.tell(Happened::Events(events));
            }
            self.play_others(rest);
        });
    }
}
