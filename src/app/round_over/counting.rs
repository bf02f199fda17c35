//! The count of a round as it goes on: the racks one by one, then the totals, and last the winner of the match. Any press or
//! key shows all of it. A round that was over before, as after a reload, is there at once, and so is all where nothing moves.

use crate::app::browser::events::{on_window_first, target_element};
use crate::app::browser::keyboard::is_repeated_key;
use crate::app::browser::timers::{after, after_paint};
use crate::app::state::{CardMotion, CurrentMatch, SettingsState, Sound, phrases};
use crate::sound::Cue;
use crate::storage::{Pace, SettingsStoreFields};
use crate::table::TableMatch;
use crate::table::consolation::after_match;
use crate::table::count::{A_CARD, CountSteps};
use crate::table::result::{self, CountedRack};
use leptos::prelude::*;
use web_sys::Element;

/// A step after all others: everything is there, and stands still.
pub const STILL: u32 = u32::MAX;

/// How far the count has got.
#[derive(Clone, Copy)]
pub struct Counting {
    step: RwSignal<u32>,
    /// Its steps.
    pub steps: CountSteps,
    /// Whether the round has ended just now.
    pub is_fresh: bool,
    /// Whether all was there from the beginning.
    is_at_once: bool,
    /// What is read out.
    pub said: RwSignal<String>,
    current: CurrentMatch,
    motion: CardMotion,
    sound: Sound,
}

impl Counting {
    /// Begins to count these racks, unless all is to be there at once.
    pub fn begin(racks: &[CountedRack], ends_match: bool) -> Counting {
        let current = expect_context::<CurrentMatch>();
        let motion = expect_context::<CardMotion>();
        let is_fresh = current.with_untracked(TableMatch::finished_rounds) > current.counted_rounds.get_untracked();
        let is_instant = expect_context::<SettingsState>().fields.pace().get_untracked() == Pace::AtOnce;
        let counting = Counting {
            step: RwSignal::new(0),
            steps: CountSteps::of(racks, ends_match),
            is_fresh,
            is_at_once: !is_fresh || is_instant || motion.scaled(100) == 0,
            said: RwSignal::new(String::new()),
            current,
            motion,
            sound: expect_context(),
        };
        // Whoever leaves has seen enough.
        on_cleanup(move || counting.show_totals());
        if counting.is_at_once {
            counting.go_to(STILL);
        } else {
            counting.take_step();
            counting.skip_on_press();
        }
        counting
    }

    /// Whether a step has been taken; tracked.
    pub fn is_past(self, step: u32) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let now = self.step;
        move || now.get() >= step
    }

    /// Takes one step after the other, each with a frame of its own. It ends with the component.
    fn take_step(self) {
        after_paint(move || {
            if let Some(step) = self.step.try_get_untracked().filter(|&step| step < self.steps.last()) {
                self.go_to(step + 1);
                after(self.motion.scaled(self.steps.lasts(step + 1)), move || self.take_step());
            }
        });
    }

    /// Any press or key shows everything. What comes under the finger only then has not been pressed.
    fn skip_on_press(self) {
        on_window_first("keydown", move |event| {
            if !is_repeated_key(event) {
                self.skip();
            }
        });
        // What the press that skipped began on.
        let pressed = StoredValue::new_local(None::<Element>);
        on_window_first("pointerdown", move |event| {
            pressed.set_value(if self.skip() { target_element(event) } else { None });
        });
        on_window_first("click", move |event| {
            let Some(pressed) = pressed.try_update_value(Option::take).flatten() else { return };
            let Some(target) = target_element(event) else { return };
            let control = target.closest("button, a, label, summary").ok().flatten().unwrap_or(target);
            if !control.contains(Some(&pressed)) {
                event.stop_propagation();
                event.prevent_default();
            }
        });
    }

    /// Shows everything; whether it was not there yet.
    fn skip(self) -> bool {
        let skips = self.step.try_get_untracked().is_some_and(|step| step < self.steps.last());
        if skips {
            self.sound.hush();
            self.go_to(STILL);
        }
        skips
    }

    /// Lets the ruler show the totals after the round.
    fn show_totals(self) {
        let finished =
            self.current.game.try_with_untracked(|game| game.as_ref().map_or(0, TableMatch::finished_rounds));
        if let Some(finished) = finished
            && self.current.counted_rounds.try_get_untracked().is_some_and(|counted| counted < finished)
        {
            self.current.counted_rounds.set(finished);
        }
    }

    /// Shows all up to a step; what comes new with it is told.
    fn go_to(self, step: u32) {
        let before = self.step.get_untracked();
        let comes = |what: u32| before < what && what <= step;
        self.step.set(step);
        for nth in 0..self.steps.cards(step).unwrap_or(0) {
            self.sound.play(Cue::Peg(nth as u8), self.motion.scaled(nth * A_CARD));
        }
        let (totals, last) = (self.steps.totals(), self.steps.last());
        if comes(totals) {
            self.show_totals();
        }
        if !self.is_fresh || !comes(totals) && !comes(last) {
            return;
        }
        // Where all comes at once it is heard after the bells.
        let later = |milliseconds| if step == STILL { milliseconds } else { 0 };
        let announcement = self.current.with_untracked(|game| {
            let mut announcement = String::new();
            if comes(totals) {
                announcement = result::totals_in_words(game, phrases());
                self.sound.play(Cue::Score, later(700));
            }
            if totals < last && comes(last) {
                // Where the heading says so when it comes, it is read out with the focus.
                if !self.is_at_once {
                    announcement.push(' ');
                    announcement.push_str(&result::winning_sentence(game, phrases()));
                }
                if let Some(consolation) = after_match(game, phrases()) {
                    announcement.push(' ');
                    announcement.push_str(&consolation.words);
                }
                if result::is_won_by_person(game) {
                    self.sound.play(Cue::Match, later(1300));
                }
            }
            announcement
        });
        // A live region is read out when it changes, not when it comes.
        after_paint(move || drop(self.said.try_set(announcement)));
    }
}
