//! A round is over: all racks are shown and counted. After the last one the winner of the match is shown too.

mod character_face;
mod chart;
mod counted_racks;
mod counting;
mod header;
mod next_buttons;
mod try_next;

use crate::app::browser::focus::restore_focus;
use crate::app::components::{Confetti, FileButtons, ScoreTable, nothing};
use crate::app::state::{CurrentMatch, phrases};
use crate::table::consolation::after_match;
use crate::table::{TableMatch, result};
use chart::Chart;
use counted_racks::CountedRacks;
use counting::{Counting, STILL};
use header::{MatchHeader, RoundHeader};
use leptos::prelude::*;
use next_buttons::NextButtons;
use try_next::TryNext;

/// The round that is just over, and the match if that is over too.
#[component]
pub fn RoundOver(
    /// What follows the counted racks.
    children: Children,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    restore_focus(None);
    let goes_on = current.with_untracked(TableMatch::is_unfinished);
    // Confetti and bunting are for people, and for what counts.
    let is_later_go = current.day_go().is_some_and(|go| go.first.is_some());
    let is_won = current.with_untracked(result::is_won_by_person) && !is_later_go;
    let racks = current.with_untracked(|game| result::counted_racks(game, phrases()));
    let consolation = current.with_untracked(|game| after_match(game, phrases()));
    let counting = Counting::begin(&racks, !goes_on);
    let is_over = counting.is_past(counting.steps.last());
    view! {
        <main
            class=if is_won || goes_on { "ro" } else { "ro ro--calm" }
            class:is-still=counting.is_past(STILL)
            class:is-summed=counting.is_past(counting.steps.totals())
            class:is-over=is_over
        >
            {if goes_on {
                view! { <RoundHeader/> }.into_any()
            } else {
                view! { <MatchHeader counting is_decorated=is_won consolation=consolation.clone()/> }.into_any()
            }}
            <TryNext consolation/>
            <CountedRacks racks counting/>
            {children()}
            <div class="ro__f">
                <Chart/>
                <NextButtons/>
            </div>
            <section class="box box--scores">
                <h2>{phrases().score_sheet()}</h2>
                <ScoreTable/>
                <FileButtons/>
            </section>
            {(is_won && counting.is_fresh).then(|| view! {
                <Show when=is_over fallback=nothing>
                    <Confetti/>
                </Show>
            })}
            <div class="vh">
                <p class="said" aria-live="polite" aria-atomic="true" prop:textContent=counting.said></p>
            </div>
        </main>
    }
}
