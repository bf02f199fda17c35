//! The chance to win the round, turn by turn, as a line.

use crate::app::components::Keyed;
use crate::app::state::{ReviewState, Reviewed, looking_back_phrases};
use leptos::prelude::*;

/// The drawing's size.
const WIDTH: i32 = 320;
const HEIGHT: i32 = 120;

/// What the line shows.
#[derive(Clone, PartialEq, Default)]
struct Course {
    /// The number of each turn, and the chance at its start in thousandths where it is known.
    chances: Vec<(usize, Option<i32>)>,
    /// Whether the round was won.
    is_won: bool,
    /// The turn of the decision that is shown, from 0.
    shown_turn: Option<usize>,
}

impl Course {
    fn of(reviewed: &Reviewed) -> Course {
        let shown = reviewed.decisions.get(reviewed.chosen);
        Course {
            chances: reviewed.chances(),
            is_won: reviewed.won(),
            shown_turn: shown.and_then(|judged| judged.moment.turn.checked_sub(1)),
        }
    }

    /// Whether every chance is known.
    fn is_complete(&self) -> bool {
        self.chances.iter().all(|(_, chance)| chance.is_some())
    }

    /// Where a turn stands, counted from 0. The round's end stands after the last one.
    fn x(&self, turn: usize) -> i32 {
        turn as i32 * WIDTH / self.chances.len().max(1) as i32
    }

    /// The points of the line as far as it is known, with the round's end once all of it is.
    fn points(&self) -> String {
        let y = |chance: i32| HEIGHT - chance * HEIGHT / 1000;
        let turns = self.chances.iter().enumerate();
        let mut points: Vec<(i32, i32)> =
            turns.filter_map(|(turn, (_, chance))| Some((self.x(turn), y((*chance)?)))).collect();
        if self.is_complete() {
            points.push((WIDTH, y(if self.is_won { 1000 } else { 0 })));
        }
        points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<String>>().join(" ")
    }

    /// The same in words.
    fn sentences(&self) -> Vec<String> {
        let texts = looking_back_phrases();
        let chances = self.chances.iter();
        let sentence = |(turn, chance): &(usize, Option<i32>)| Some(texts.chance(*turn, ((*chance)? + 5) / 10));
        let mut sentences: Vec<String> = chances.filter_map(sentence).collect();
        if self.is_complete() {
            sentences.push(texts.round_end(self.is_won).to_owned());
        }
        sentences
    }
}

/// The chances with their title.
#[component]
pub fn Chances() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let course = Signal::derive(move || review.with(Course::of));
    view! {
        <section class={"box review__c"}>
            <h2>{looking_back_phrases().chances_title()}</h2>
            <Keyed key=course children=|course: Course| view! { <Chart course/> }/>
        </section>
    }
}

/// The line with its axes, and the same in words for screen readers.
#[component]
fn Chart(course: Course) -> impl IntoView {
    let texts = looking_back_phrases();
    let marks = ["100 %", "50 %", "0 %"].map(|mark| view! { <span translate="no">{mark}</span> });
    let sentences = course.sentences().into_iter().map(|sentence| view! { <li>{sentence}</li> });
    let end = texts.round_end(course.is_won);
    view! {
        <div class={"chances__w"}>
            <div class={"chances__y"} aria-hidden="true">{marks.collect_view()}</div>
            <Line course/>
            <div class={"chances__x"} aria-hidden="true">
                <span>{texts.turn(1)}</span>
                <span>{end}</span>
            </div>
        </div>
        <ol class={"vh"}>{sentences.collect_view()}</ol>
    }
}

#[component]
fn Line(course: Course) -> impl IntoView {
    let grid = (0..=4).map(|quarter| {
        let y = (quarter * HEIGHT / 4).to_string();
        view! { <line class="chances__g" x1="0" x2=WIDTH.to_string() y1=y.clone() y2=y></line> }
    });
    let shown = course.shown_turn.map(|turn| {
        let x = course.x(turn).to_string();
        view! { <line class="chances__h" x1=x.clone() x2=x y1="0" y2=HEIGHT.to_string()></line> }
    });
    view! {
        <svg
            class="chances"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            {grid.collect_view()}
            {shown}
            <polyline class="chances__l" points=course.points()></polyline>
        </svg>
    }
}
