//! The lesson: a first round on a stacked deal, step by step, at the real table. Part of the study; nothing of it is kept.

mod panel;
mod script;

use super::browser::focus_when_there;
use super::frame::HEADING;
use super::in_play::InPlay;
use super::language::book_phrases;
use super::motion::end_motion_at_a_touch;
use super::parts::{Cell, Changing, El, after, changeable, el, follow};
use super::store::Store;
use super::study::Desk;
use super::table::Table;
use crate::engine::{Action, Chance, Seat};
use crate::record;
use crate::storage::{Learning, Settings};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use panel::panel;
use script::{Beat, SCRIPT, record_of};

/// Where the lesson stands.
#[derive(Clone, Copy)]
pub struct Lesson {
    /// The step, from 0.
    step: Changing<usize>,
    /// Whether something else was tried than the step is about.
    strayed: Changing<bool>,
    /// The other player's moves that are still to come.
    pending: Cell<Vec<Timeout>>,
}

/// How long the other player takes for a move, in milliseconds.
const PACE: u32 = 1100;

/// The screen of the lesson.
pub fn lesson(store: Store, desk: Desk) -> El {
    let lesson = Lesson { step: changeable(0), strayed: changeable(false), pending: Cell::new(Vec::new()) };
    let settings = store.settings.get_untracked();
    let settings = Settings { learning: Learning::Off, confirm: false, practice: false, ..settings };
    let table = Store {
        play: changeable(dealt()),
        looking: changeable(Some(Seat::ALL[0])),
        choice: changeable(Default::default()),
        remark: changeable(None),
        settings: changeable(settings),
        // Nothing of it is kept.
        trying: changeable(true),
        guide: Some(guide),
        ..store
    };
    LESSON.set(Some((lesson, table)));
    on_cleanup(|| LESSON.set(None));
    end_motion_at_a_touch(table);
    let counted = follow(move || SCRIPT.get(lesson.step.get()).is_some_and(|beat| matches!(beat, Beat::Count)));
    el("div").class("lesson").dynamic(move || {
        if counted.get() {
            return script::counted(table, panel(lesson, table, desk)).view();
        }
        provide_context(table);
        el("div").class("app").component(view! { <Table top=panel(lesson, table, desk).view()/> }).view()
    })
}

thread_local! {
    /// The lesson that is shown, for [`guide`].
    static LESSON: std::cell::Cell<Option<(Lesson, Store)>> = const { std::cell::Cell::new(None) };
}

/// Whether an action is the one that the step is about. It is played then, and the lesson goes on.
fn guide(action: Action) -> bool {
    let Some((lesson, table)) = LESSON.get() else { return false };
    let step = lesson.step.get_untracked();
    let Some(Beat::Act(wanted, others)) = SCRIPT.get(step) else { return false };
    lesson.strayed.set(action != *wanted);
    if action != *wanted {
        return false;
    }
    lesson.go_on();
    let timers = others.iter().enumerate().map(|(nth, &action)| {
        after(PACE * (nth as u32 + 1), move || {
            table.play.update(|play| {
                if let Some(play) = play {
                    // The script is legal: a test plays it.
                    let _ = play.recorded.play(action);
                }
            });
        })
    });
    lesson.pending.set(timers.collect());
    true
}

/// The table as it is dealt.
fn dealt() -> Option<InPlay> {
    let said = book_phrases();
    // The record is the game's own, and a test reads it.
    let recorded = record::read(&record_of(said.language().you(), said.lesson_other())).ok()?;
    Some(InPlay { recorded, chance: Chance::new(0), colours: vec![0, 1] })
}

impl Lesson {
    /// From the beginning.
    fn begin_anew(self, table: Store) {
        self.pending.set(Vec::new());
        table.play.set(dealt());
        self.strayed.set(false);
        self.step.set(0);
        focus_when_there(HEADING);
    }

    /// To the next step.
    fn go_on(self) {
        self.strayed.set(false);
        self.step.update(|step| *step += 1);
    }
}
