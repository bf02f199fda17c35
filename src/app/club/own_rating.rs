//! How strong the person is: within which points most likely, and how that came about.

use crate::app::state::club_phrases;
use crate::club::{Career, in_tens, line, shown_course};
use leptos::prelude::*;

/// The size of the line on its grid.
const WIDTH: f64 = 380.0;
const HEIGHT: f64 = 80.0;

/// Within which points the rating most likely lies, and from how many rounds that is known.
#[component]
pub fn RatingInWords(
    /// What the person has played.
    career: Career,
) -> impl IntoView {
    let texts = club_phrases();
    let rounds = career.rounds();
    if rounds == 0 {
        return view! { <p>{texts.rating_unknown()}</p> }.into_any();
    }
    let (low, high) = career.standing().range();
    view! {
        <p><b>{texts.rating_range(low, high)}</b>" "<small>{texts.rating_from(rounds)}</small></p>
    }
    .into_any()
}

/// The rating of the person, with its course where there is one.
#[component]
pub fn OwnRating(
    /// What the person has played.
    career: Career,
) -> impl IntoView {
    let course = course_of(&career);
    view! {
        <section class={"box own-rating"}>
            <h2>{club_phrases().your_rating()}</h2>
            <RatingInWords career/>
            {course}
        </section>
    }
}

/// The rating after each match, as a line; none before the second match.
fn course_of(career: &Career) -> Option<impl IntoView + use<>> {
    let [first, .., now] = *shown_course(career.course()) else { return None };
    let (first, now) = (in_tens(first), in_tens(now));
    let spots = line(career.course(), WIDTH, HEIGHT);
    let (end_x, end_y) = spots.last().copied()?;
    let path: String = spots
        .iter()
        .enumerate()
        .map(|(nth, (x, y))| format!("{}{x:.1} {y:.1}", if nth == 0 { "M" } else { "L" }))
        .collect();
    let grid = format!("M0 0H{WIDTH}M0 {}H{WIDTH}M0 {HEIGHT}H{WIDTH}", HEIGHT / 2.0);
    Some(view! {
        <svg class={"course"} viewBox="-8 -8 396 96" role="img" aria-label=club_phrases().rating_course(first, now)>
            <path class="course__g" d=grid/>
            <path class="course__l" d=path/>
            <circle cx=end_x.to_string() cy=end_y.to_string() r="5"/>
        </svg>
        <p class="course__t" aria-hidden="true"><span translate="no">{first}</span><b translate="no">{now}</b></p>
    })
}
