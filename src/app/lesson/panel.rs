//! What the lesson says, and its buttons.

use super::bubble::keep_beside;
use super::first_round::FirstRound;
use super::progress::{LessonProgress, Stray};
use crate::app::browser::focus::{HEADING, restore_focus};
use crate::app::browser::timers::after_paint;
use crate::app::components::{Button, Heading, Icon, Keyed, nothing};
use crate::app::state::{CurrentMatch, Navigation, ScreenStack, is_another, phrases, rule_book_phrases};
use crate::table::lesson::{self, SCRIPT, Step, Target};
use leptos::prelude::*;
use std::sync::Arc;

/// The panel: the step, what it is about, and how to go on or leave.
#[component]
pub fn Panel() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let progress = expect_context::<LessonProgress>();
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let texts = rule_book_phrases();
    // While the table celebrates, the panel stays as it was: what the round was worth comes when it is counted.
    let unless_celebrated = move |before: Option<&String>, now: &dyn Fn() -> String| {
        before.filter(|_| navigation.celebrated().is_some()).cloned().unwrap_or_else(now)
    };
    let number = move || texts.lesson_step((progress.step() + 1).min(SCRIPT.len()), SCRIPT.len());
    let number = Memo::new(move |before| unless_celebrated(before, &number));
    let text = move || {
        let points = current.with_untracked(|game| game.recorded.results().last().map_or(0, |result| result.scores[1]));
        lesson::text(progress.step(), progress.target(), points, texts)
    };
    let text = Memo::new(move |before| unless_celebrated(before, &text));
    keep_beside(progress, text);
    let strayed =
        Memo::new(move |_| if progress.stray().is_some() { not_that(progress.target()) } else { String::new() });
    let leave = move || if progress.is_counted() { phrases().close() } else { texts.lesson_skip() };
    view! {
        <section class="guide" aria-labelledby=HEADING>
            <Heading class="guide__h">{texts.lesson_title()}</Heading>
            <p class="guide__n" prop:textContent=move || number.get()></p>
            <div class="guide__t">
                <p prop:textContent=move || text.get()></p>
                <p class="guide__s" prop:textContent=move || strayed.get()></p>
            </div>
            <p class="guide__k"><StepButtons/></p>
            <button
                class="icon"
                aria-label=leave
                title=leave
                on:click=move |_| stack.close()
            >
                <Icon name="x"/>
            </button>
            <Spoken text/>
        </section>
    }
}

/// That something else is to be pressed: this, or what goes on.
fn not_that(target: Option<Target>) -> String {
    rule_book_phrases().lesson_not_that(&target.map_or_else(|| "next".to_owned(), Target::name))
}

/// What is read out: what the lesson says, and where to go instead, which is otherwise shown by a hand. It comes after what
/// has happened at the table.
#[component]
fn Spoken(
    /// What the lesson says.
    text: Memo<String>,
) -> impl IntoView {
    let progress = expect_context::<LessonProgress>();
    let navigation = expect_context::<Navigation>();
    let said = RwSignal::new(String::new());
    let mut before = (String::new(), None::<Arc<Stray>>);
    Effect::new(move || {
        // After the celebration there is another panel.
        if navigation.celebrated().is_some() {
            return;
        }
        let now = (text.get(), progress.stray());
        let announcement = if is_another(now.1.as_ref(), before.1.as_ref()) {
            not_that(untrack(|| progress.target()))
        } else if now.0 == before.0 {
            String::new()
        } else if untrack(|| progress.step()) == 0 {
            // Marks are not seen: their names say the same.
            rule_book_phrases().lesson_rack_said().to_owned()
        } else {
            now.0.clone()
        };
        before = now;
        if !announcement.is_empty() {
            // The same text once more is only heard where it was gone in between.
            said.set(String::new());
            after_paint(move || after_paint(move || drop(said.try_set(announcement))));
        }
    });
    view! {
        <div class={"vh"}>
            <p class="said" aria-live="polite" aria-atomic="true" prop:textContent=said></p>
        </div>
    }
}

/// The buttons of the step.
#[component]
fn StepButtons() -> impl IntoView {
    let first_round = expect_context::<FirstRound>();
    let stack = expect_context::<ScreenStack>();
    let progress = expect_context::<LessonProgress>();
    let texts = rule_book_phrases();
    let navigation = expect_context::<Navigation>();
    // While the table celebrates, a press only ends that.
    let step = Memo::new(move |_| navigation.celebrated().is_none().then(|| progress.step()));
    let next = move |()| {
        progress.next();
        // The button goes.
        restore_focus(None);
    };
    let buttons = move |step: Option<usize>| {
        match step.map(|step| SCRIPT.get(step)) {
        None | Some(Some(Step::Act(..))) => nothing(),
        Some(Some(Step::Look)) => view! {
            <Button class="key--small key--sun" on_press=next>{texts.lesson_next()}</Button>
        }
        .into_any(),
        Some(Some(Step::Count) | None) => view! {
            <Button class="key--small key--sun" on_press=move |()| first_round.start(stack)>{first_round.text()}</Button>
            <Button class="key--small key--quiet" on_press=move |()| progress.restart()>{texts.lesson_again()}</Button>
        }
        .into_any(),
    }
    };
    view! { <Keyed key=step children=buttons/> }
}
