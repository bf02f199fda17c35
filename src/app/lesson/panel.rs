//! What the lesson says, and its buttons.

use super::progress::LessonProgress;
use super::script::{self, SCRIPT, Step};
use crate::app::browser::focus::HEADING;
use crate::app::components::{Button, Heading, Icon};
use crate::app::state::{CurrentMatch, ScreenStack, rule_book_phrases};
use leptos::prelude::*;

/// The panel: the step, what it is about, and how to go on or leave.
#[component]
pub fn Panel() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let progress = expect_context::<LessonProgress>();
    let current = expect_context::<CurrentMatch>();
    let texts = rule_book_phrases();
    let number = move || texts.lesson_step((progress.step() + 1).min(SCRIPT.len()), SCRIPT.len());
    let text = move || {
        let points = current.with_untracked(|game| game.recorded.results().last().map_or(0, |result| result.scores[1]));
        script::text(progress.step(), points, texts)
    };
    let strayed = move || if progress.has_strayed() { texts.lesson_not_that() } else { "" };
    view! {
        <section class="guide" aria-labelledby=HEADING>
            <Heading class="guide__h">{texts.lesson_title()}</Heading>
            <p class="guide__n" prop:textContent=number></p>
            <div class="guide__t" role="status">
                <p prop:textContent=text></p>
                <p class="guide__s" prop:textContent=strayed></p>
            </div>
            <p class="guide__k"><StepButtons/></p>
            <button
                class="icon"
                aria-label=texts.lesson_skip()
                title=texts.lesson_skip()
                on:click=move |_| stack.close()
            >
                <Icon name="x"/>
            </button>
        </section>
    }
}

/// The buttons of the step.
#[component]
fn StepButtons() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let progress = expect_context::<LessonProgress>();
    let texts = rule_book_phrases();
    move || match SCRIPT.get(progress.step()) {
        Some(Step::Look) => view! {
            <Button class="key--small key--sun" on_press=move |()| progress.next()>{texts.lesson_next()}</Button>
        }
        .into_any(),
        Some(Step::Act(..)) => ().into_any(),
        _ => view! {
            <Button class="key--small key--sun" on_press=move |()| stack.close()>{texts.lesson_play()}</Button>
            <Button class="key--small key--quiet" on_press=move |()| progress.restart()>{texts.lesson_again()}</Button>
        }
        .into_any(),
    }
}
