//! What the lesson says, and its buttons.

use super::first_round::FirstRound;
use super::progress::LessonProgress;
use crate::app::browser::focus::HEADING;
use crate::app::components::{Button, Heading, Icon, Keyed, nothing};
use crate::app::state::{CurrentMatch, Navigation, ScreenStack, rule_book_phrases};
use crate::table::lesson::{self, SCRIPT, Step};
use leptos::prelude::*;

/// The panel: the step, what it is about, and how to go on or leave.
#[component]
pub fn Panel() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let progress = expect_context::<LessonProgress>();
    let current = expect_context::<CurrentMatch>();
    let texts = rule_book_phrases();
    let number = Memo::new(move |_| texts.lesson_step((progress.step() + 1).min(SCRIPT.len()), SCRIPT.len()));
    let text = Memo::new(move |_| {
        let points = current.with_untracked(|game| game.recorded.results().last().map_or(0, |result| result.scores[1]));
        lesson::text(progress.step(), progress.target(), points, texts)
    });
    let strayed = Memo::new(move |_| if progress.has_strayed() { texts.lesson_not_that() } else { "" });
    view! {
        <section class="guide" aria-labelledby=HEADING>
            <Heading class="guide__h">{texts.lesson_title()}</Heading>
            <p class="guide__n" prop:textContent=move || number.get()></p>
            <div class="guide__t" role="status">
                <p prop:textContent=move || text.get()></p>
                <p class="guide__s" prop:textContent=move || strayed.get()></p>
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
    let first_round = expect_context::<FirstRound>();
    let stack = expect_context::<ScreenStack>();
    let progress = expect_context::<LessonProgress>();
    let texts = rule_book_phrases();
    let navigation = expect_context::<Navigation>();
    // While the table celebrates, a press only ends that.
    let step = Memo::new(move |_| navigation.celebrated().is_none().then(|| progress.step()));
    let buttons = move |step: Option<usize>| {
        match step.map(|step| SCRIPT.get(step)) {
        None | Some(Some(Step::Act(..))) => nothing(),
        Some(Some(Step::Look)) => view! {
            <Button class="key--small key--sun" on_press=move |()| progress.next()>{texts.lesson_next()}</Button>
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
