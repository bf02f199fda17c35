//! The lesson: a first round on a stacked deal, step by step, at the real table. A lazy screen; nothing of
//! it is saved.

mod bubble;
mod end;
mod first_round;
mod panel;
mod progress;

use super::browser::focus::restore_focus;
use super::components::{Keyed, or_nothing};
use super::motion::end_motion_on_press;
use super::rule_book::KeysDialog;
use super::state::{
    CardMotion, Coach, CurrentMatch, LazyScreen, LeaveScreen, Navigation, Next, Notices, ReadingScreen, SettingsState,
    Sound, TableMode, provide_table, rule_book_phrases,
};
use super::table::EmbeddedTable;
use crate::engine::Seat;
use crate::storage::{Learning, Settings};
use crate::table::lesson::{Target, dealt};
use end::LessonEnd;
use first_round::FirstRound;
use leptos::prelude::*;
use panel::Panel;
use progress::LessonProgress;

/// The screen of the lesson.
#[component]
pub fn Lesson(
    /// Whether what a link leads to comes after it.
    is_before_link: bool,
) -> impl IntoView {
    let notices = expect_context::<Notices>();
    let settings = expect_context::<SettingsState>().fields.get_untracked();
    let settings = Settings { learning: Learning::Off, confirm: false, practice: false, ..settings };
    let settings = SettingsState::of_demo(settings);
    let motion = expect_context::<CardMotion>();
    provide_context(FirstRound::after(expect_context(), is_before_link));
    let current = CurrentMatch::new(dealt(rule_book_phrases()));
    current.viewer.set(Some(Seat::ALL[0]));
    let progress = LessonProgress::new(current);
    provide_context(settings);
    // The keys lie over the lesson, which goes on where it was.
    let shows_keys = RwSignal::new(false);
    let LeaveScreen(leave) = expect_context();
    let leave = LeaveScreen(Callback::new(move |next| match next {
        Next::Screen(LazyScreen::Reading(ReadingScreen::Keys)) => shows_keys.set(true),
        next => leave.run(next),
    }));
    let navigation = Navigation::of_lazy_screen(current, motion, notices, leave);
    provide_context(navigation);
    end_motion_on_press();
    provide_context(Sound::new(settings));
    provide_context(Coach::new(expect_context(), current, settings, notices));
    provide_table(TableMode::Lesson(progress.guide()), current);
    provide_context(progress);
    progress.watch_selection();
    let is_counted = Memo::new(move |_| progress.is_counted() && navigation.celebrated().is_none());
    let content = |is_counted| {
        if is_counted {
            // The table has gone, and what had the focus with it.
            restore_focus(None);
            view! { <LessonEnd><Panel/></LessonEnd> }.into_any()
        } else {
            view! { <div class={"app"}><EmbeddedTable><Panel/></EmbeddedTable></div> }.into_any()
        }
    };
    view! {
        <div class="lesson" data-point=move || progress.target().map(Target::name)>
            <Keyed key=is_counted children=content/>
            <Keyed key=shows_keys let:shown>
                {or_nothing(shown.then(|| view! { <KeysDialog on_close=move |()| shows_keys.set(false)/> }))}
            </Keyed>
        </div>
    }
}
