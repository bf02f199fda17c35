//! Where the lesson stands.

use super::script::{SCRIPT, Step, dealt};
use crate::app::browser::focus::{HEADING, focus_later};
use crate::app::browser::timers::Timer;
use crate::app::state::CurrentMatch;
use crate::engine::Action;
use leptos::prelude::*;

/// How long the other player takes for a move, in milliseconds.
const PACE: u32 = 1100;

/// The step of the lesson, and whether something else was tried.
#[derive(Clone, Copy)]
pub struct LessonProgress {
    step: RwSignal<usize>,
    has_strayed: RwSignal<bool>,
    current: CurrentMatch,
    /// The other player's next move.
    timer: Timer,
}

impl LessonProgress {
    /// The beginning of the lesson, whose match is `current`.
    pub fn new(current: CurrentMatch) -> LessonProgress {
        LessonProgress { step: RwSignal::new(0), has_strayed: RwSignal::new(false), current, timer: Timer::new() }
    }

    /// The number of the step, from 0, tracked.
    pub fn step(self) -> usize {
        self.step.get()
    }

    /// Whether something else was tried than the step is about, tracked.
    pub fn has_strayed(self) -> bool {
        self.has_strayed.get()
    }

    /// Whether the round is over and counted, tracked.
    pub fn is_counted(self) -> bool {
        matches!(SCRIPT.get(self.step.get()), Some(Step::Count))
    }

    /// Goes to the next step.
    pub fn next(self) {
        self.has_strayed.set(false);
        self.step.update(|step| *step += 1);
    }

    /// Begins anew.
    pub fn restart(self) {
        self.timer.cancel();
        self.current.game.set(dealt());
        self.has_strayed.set(false);
        self.step.set(0);
        focus_later(HEADING);
    }

    /// Says whether an action is the one that the step is about. It is played then, and the lesson goes on.
    pub fn guide(self) -> Callback<Action, bool> {
        Callback::new(move |action: Action| {
            let Some(Step::Act(wanted, others)) = SCRIPT.get(self.step.get_untracked()) else { return false };
            self.has_strayed.set(action != *wanted);
            if action != *wanted {
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
        self.timer.set(PACE, move || {
            self.current.game.update(|game| {
                if let Some(game) = game {
                    // The script is legal: a test plays it.
                    let _ = game.recorded.play(action);
                }
            });
            self.play_others(rest);
        });
    }
}
