//! The lesson: a first round on a stacked deal, step by step, at the real table. A screen of the second program; nothing of
//! it is saved.

mod counted_racks;
mod panel;
mod progress;
mod script;

use super::components::Keyed;
use super::motion::end_motion_on_press;
use super::state::{CardMotion, CurrentMatch, Navigation, Notices, SettingsState, Sound, TableMode, TableState};
use super::table::EmbeddedTable;
use crate::engine::Seat;
use crate::storage::{Learning, Settings};
use counted_racks::CountedRacks;
use leptos::prelude::*;
use panel::Panel;
use progress::LessonProgress;
use script::dealt;

/// The screen of the lesson.
#[component]
pub fn Lesson() -> impl IntoView {
    let notices = expect_context::<Notices>();
    let settings = expect_context::<SettingsState>().with_untracked(Clone::clone);
    let settings = Settings { learning: Learning::Off, confirm: false, practice: false, ..settings };
    let settings = SettingsState::of_demo(settings);
    let motion = expect_context::<CardMotion>();
    let current = CurrentMatch::of_demo(dealt(), motion, notices);
    current.viewer.set(Some(Seat::ALL[0]));
    let progress = LessonProgress::new(current);
    provide_context(settings);
    provide_context(current);
    let navigation = Navigation::of_second_program(current, motion, settings, notices);
    provide_context(navigation);
    end_motion_on_press();
    provide_context(Sound::new(settings));
    provide_context(TableState::new(TableMode::Lesson(progress.guide()), current));
    provide_context(progress);
    let is_counted = Memo::new(move |_| progress.is_counted() && navigation.celebrated().is_none());
    let content = |is_counted| {
        if is_counted {
            view! { <CountedRacks><Panel/></CountedRacks> }.into_any()
        } else {
            view! { <div class={"app"}><EmbeddedTable><Panel/></EmbeddedTable></div> }.into_any()
        }
    };
    view! {
        <div class={"lesson"}>
            <Keyed key=is_counted children=content/>
        </div>
    }
}
