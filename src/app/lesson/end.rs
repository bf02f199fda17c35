//! The end of the lesson: both racks, counted.

use crate::app::components::Confetti;
use crate::app::rule_book::FigureRack;
use crate::app::state::{CurrentMatch, phrases};
use crate::engine::Seat;
use leptos::prelude::*;

/// Both racks with their scores, below the panel.
#[component]
pub fn LessonEnd(
    /// The panel.
    children: Children,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let racks = current.with_untracked(|game| {
        let Some(result) = game.recorded.results().last() else { return Vec::new() };
        let rack = |seat: Seat| {
            let (colour, score) = (seat.number() + 1, result.scores[seat.number()]);
            let cards = *result.racks[seat.number()].numbers();
            let name = game.name(seat, phrases()).to_owned();
            view! {
                <article class=format!("res p{colour}") aria-label=phrases().scores(game.who(seat), score, false)>
                    <FigureRack colour highest=40 cards counting=true name=Some(name)/>
                    <p class={"sum"}><b class={"sum__p tn"} translate="no">{format!("+{score}")}</b></p>
                </article>
            }
            .into_any()
        };
        vec![rack(Seat::ALL[0]), rack(Seat::ALL[1])]
    });
    view! {
        <main class={"lesson__c formica"}>
            {children()}
            <div class={"racks"}>{racks}</div>
            <Confetti/>
        </main>
    }
}
