//! The totals as bars, round by round.

use crate::app::parts::{Glyph, scale};
use crate::app::store::{InPlay, phrases};
use crate::engine::Seat;
use leptos::prelude::*;

/// A bar for each player towards the goal, the highest total first; what the last round gave is striped.
pub fn chart(play: &InPlay) -> impl IntoView + use<> {
    let phrases = phrases();
    let goal = play.goal();
    let length = scale(play);
    let results = play.recorded.results();
    let totals = play.recorded.game().totals();
    let mut seats: Vec<Seat> = Seat::ALL.into_iter().take(totals.len()).collect();
    seats.sort_by_key(|&seat| -totals[seat.number()]);
    let rows = seats
        .into_iter()
        .map(|seat| {
            let total = totals[seat.number()];
            let mut before = 0;
            let mut changes: Vec<i32> = Vec::new();
            for result in results {
                let after = result.totals[seat.number()];
                changes.push(after - before);
                before = after;
            }
            let last = changes.len().saturating_sub(1);
            let change = changes.last().copied().unwrap_or(0);
            let bars = changes
                .iter()
                .enumerate()
                .filter(|(_, change)| **change > 0)
                .map(|(place, &change)| {
                    let width = f64::from(change) / f64::from(length);
                    view! { <i class:add=place == last style=format!("--w:{width:.4}")></i> }
                })
                .collect_view();
            let colour = play.colour(seat);
            view! {
                <li class=format!("p{colour}")>
                    <span class="vh">{phrases.chart_row(play.who(seat, phrases), total, goal, change)}</span>
                    <span class="chart__n" aria-hidden="true"><Glyph colour/>{play.name(seat).to_owned()}</span>
                    <span class="track" aria-hidden="true">{bars}</span>
                    <b class="tn" aria-hidden="true">{total}</b>
                </li>
            }
        })
        .collect_view();
    let marks = (0..=5)
        .map(|mark| view! { <span style=format!("--s:{}", f64::from(mark) / 5.0)>{length * mark / 5}</span> })
        .collect_view();
    view! {
        <section class="chart" aria-label=phrases.score_towards(goal)>
            <h2>{phrases.towards(goal)}</h2>
            <ol>{rows}</ol>
            <div class="axis" aria-hidden="true">{marks}</div>
        </section>
    }
}
