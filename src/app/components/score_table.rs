//! Points of all rounds.

use super::signs::Glyph;
use crate::app::state::{CurrentMatch, phrases};
use crate::engine::{RoundResult, Seat};
use crate::table::TableMatch;
use crate::table::numbers::signed;
use leptos::prelude::*;

/// Each round's points and the totals, of the match as it is now. Partners share a total.
#[component]
pub fn ScoreTable() -> impl IntoView {
    let phrases = phrases();
    let (heads, rows, totals) = expect_context::<CurrentMatch>().with_untracked(|game| {
        let results = game.recorded.results();
        let heads: Vec<_> = seats(game).map(|seat| (game.colour(seat), game.name(seat, phrases).to_owned())).collect();
        let rows: Vec<_> = results.iter().map(|result| points(game, result)).collect();
        let total = |side: &Vec<Seat>| (side.len(), signed(game.side_total(side), ""));
        let totals: Vec<_> = game.sides().iter().map(total).collect();
        (heads, rows, totals)
    });
    let last = rows.len();
    let heads = heads.into_iter().map(|(colour, name)| {
        view! { <th scope="col" class=format!("p{colour}")><Glyph colour/>" "<span translate="no" dir="auto">{name}</span></th> }
    });
    let rows = rows.into_iter().zip(1..).map(|(points, number)| {
        let cells = points.into_iter().map(|(points, is_win)| {
            view! { <td translate="no" class=is_win.then_some("is-win")>{points}</td> }
        });
        view! {
            <tr class=(number == last).then_some("is-now")>
                <th scope="row" translate="no">{number.to_string()}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    let totals = totals.into_iter().map(|(seats, total)| {
        view! { <td colspan=(seats > 1).then(|| seats.to_string()) translate="no">{total}</td> }
    });
    view! {
        <div class="scores__w" tabindex="0" role="region" aria-label=phrases.score_sheet()>
            <table class="scores">
                <thead><tr><th scope="col">{phrases.round()}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{phrases.total()}</th>{totals.collect_view()}</tr></tfoot>
            </table>
        </div>
    }
}

/// The seats, partners side by side.
fn seats(game: &TableMatch) -> impl Iterator<Item = Seat> + use<> {
    game.sides().into_iter().flatten()
}

/// What each seat scored in a round, and whether it announced.
fn points(game: &TableMatch, result: &RoundResult) -> Vec<(String, bool)> {
    let points = |seat: Seat| (signed(result.scores[seat.number()], ""), seat == result.announcer);
    seats(game).map(points).collect()
}
