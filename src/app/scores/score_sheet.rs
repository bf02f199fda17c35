//! The score sheet of all rounds.

use crate::app::parts::{Glyph, SheetBox};
use crate::app::store::{InPlay, phrases, use_store};
use crate::engine::Seat;
use leptos::prelude::*;

/// The score sheet over the table.
#[component]
pub fn ScoreSheet() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let table = store.play.with_untracked(|play| {
        play.as_ref().filter(|play| !play.recorded.results().is_empty()).map(|play| score_table(play).into_any())
    });
    view! {
        <SheetBox title=phrases.score_sheet() kind="sheetbox--scores">
            {table.unwrap_or_else(|| view! { <p>{phrases.no_rounds_yet()}</p> }.into_any())}
        </SheetBox>
    }
}

/// Each round's points and the totals.
pub fn score_table(play: &InPlay) -> impl IntoView + use<> {
    let phrases = phrases();
    let results = play.recorded.results();
    let seats = || Seat::ALL.into_iter().take(play.colours.len());
    let heads = seats()
        .map(|seat| {
            let colour = play.colour(seat);
            view! { <th scope="col" class=format!("p{colour}")><Glyph colour/>" "{play.name(seat).to_owned()}</th> }
        })
        .collect_view();
    let last = results.len();
    let rows = results
        .iter()
        .zip(1..)
        .map(|(result, number)| {
            let points = seats()
                .map(|seat| {
                    let won = seat == result.announcer;
                    view! { <td class:is-win=won>{result.scores[seat.number()]}</td> }
                })
                .collect_view();
            view! { <tr class:is-now=number == last><th scope="row">{number}</th>{points}</tr> }
        })
        .collect_view();
    let totals = play.recorded.game().totals().iter().map(|&total| view! { <td>{total}</td> }).collect_view();
    view! {
        <div class="scores__w" tabindex="0" role="region" aria-label=phrases.score_sheet()>
            <table class="scores">
                <thead><tr><th scope="col">{phrases.round()}</th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot><tr><th scope="row">{phrases.total()}</th>{totals}</tr></tfoot>
            </table>
        </div>
    }
}
