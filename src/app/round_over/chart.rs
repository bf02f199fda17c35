//! The totals as bars, round by round.

use crate::app::components::{Glyph, share};
use crate::app::state::{CurrentMatch, phrases};
use crate::engine::{Goal, Seat};
use crate::i18n::Phrases;
use crate::table::{TableMatch, ruler};
use leptos::prelude::*;

/// A bar for each side towards the goal, the highest total first; what the last round gave is striped.
#[component]
pub fn Chart() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let phrases = phrases();
    current.game.with_untracked(|game| {
        let game = game.as_ref()?;
        let goal = game.goal();
        let sides = game.sides_best_first();
        let rows: Vec<_> = sides.iter().map(|side| Row::of(game, side, phrases)).collect();
        let rows = rows.into_iter().zip(0..).map(|(row, nth)| view! { <ChartRow row nth/> });
        let marks = ruler::marks(game).into_iter().map(|(value, at)| {
            view! { <span style=("--s", at) translate="no">{value}</span> }
        });
        let chart = view! {
            <section
                class=if game.has_partners() { "chart chart--pairs" } else { "chart" }
                aria-label=phrases.score_towards(goal)
            >
                <h2>{phrases.towards(goal)}</h2>
                <ol style=("--step", format!("{}%", ruler::step(game)))>{rows.collect_view()}</ol>
                <div class="axis" aria-hidden="true">{marks.collect_view()}</div>
            </section>
        };
        Some(chart.into_any())
    })
}

/// What the chart shows of a side.
struct Row {
    /// The colours and signs of its players, 1 to 4.
    colours: Vec<usize>,
    names: String,
    total: i32,
    /// The lengths of its bars as CSS numbers, and whether one is what the last round gave.
    bars: Vec<(String, bool)>,
    label: String,
}

impl Row {
    fn of(game: &TableMatch, side: &[Seat], phrases: &Phrases) -> Row {
        let seat = side.first().copied().unwrap_or(Seat::ALL[0]);
        let length = ruler::scale(game);
        let results = game.recorded.results();
        // Points grow round by round; chips come and go, so they are one bar.
        let is_for_chips = game.is_for_chips();
        let mut bars = Vec::new();
        if is_for_chips {
            bars.push((share(game.total(seat), length), false));
        }
        let mut total = if let Goal::Chips(chips) = game.goal() { chips.start.into() } else { 0 };
        let mut change = 0;
        for (result, round) in results.iter().zip(1..) {
            change = result.totals[seat.number()] - total;
            total = result.totals[seat.number()];
            if change > 0 && !is_for_chips {
                bars.push((share(change, length), round == results.len()));
            }
        }
        let names = game.side_names(side, phrases);
        let label = phrases.chart_row(&names, total, game.goal(), change);
        Row { colours: side.iter().map(|&seat| game.colour(seat)).collect(), names, total, bars, label }
    }
}

#[component]
fn ChartRow(row: Row, nth: u8) -> impl IntoView {
    let Row { colours, names, total, bars, label } = row;
    let colour = colours.first().copied().unwrap_or(1);
    let glyphs = colours.into_iter().map(|colour| view! { <Glyph colour/> });
    let bars = bars.into_iter().map(|(width, is_new)| view! { <i class:add=is_new style=("--w", width)></i> });
    view! {
        <li class=format!("p{colour}") style=("--nth", nth.to_string()) aria-label=label>
            <span class="chart__n">
                {glyphs.collect_view()}
                <span translate="no" dir="auto">{names}</span>
            </span>
            <span class="track">{bars.collect_view()}</span>
            <b class="tn" translate="no">{total}</b>
        </li>
    }
}
