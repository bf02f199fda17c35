//! A round is over: all racks are shown and counted. After the last one the winner of the match is shown too.

mod chart;
mod counted_racks;
mod header;
mod next_buttons;

use crate::app::browser::focus::restore_focus;
use crate::app::browser::messages::send;
use crate::app::browser::timers::after_paint;
use crate::app::components::{CollectAnyView, FileButtons, ScoreTable, or_nothing};
use crate::app::state::{CurrentMatch, phrases};
use crate::messages::Message;
use crate::table::{Match, result};
use chart::Chart;
use counted_racks::CountedRacks;
use header::{MatchHeader, RoundHeader};
use leptos::prelude::*;
use next_buttons::NextButtons;

/// How many pieces of confetti fall.
const CONFETTI: usize = 24;

/// The round that is just over, and the match if that is over too.
#[component]
pub fn RoundOver() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    // The ruler of totals goes on.
    current.totals_shown.update(|times| *times += 1);
    restore_focus(None);
    let goes_on = current.with_untracked(Match::is_unfinished);
    let is_shared_end = !goes_on && !current.is_trial();
    if is_shared_end {
        after_paint(|| send(&Message::MatchOver));
    }
    // Confetti is for people; a computer player's victory is a calmer one.
    let is_won_by_person = current.with_untracked(result::is_won_by_person);
    view! {
        <main class="ro">
            {if goes_on { view! { <RoundHeader/> }.into_any() } else { view! { <MatchHeader/> }.into_any() }}
            <CountedRacks/>
            // The end of a deal that others play, too, is filled in by the second program.
            {or_nothing(is_shared_end.then(|| view! { <div class={"app"} id="deal-end"></div> }))}
            <div class="ro__f">
                <Chart/>
                <NextButtons/>
            </div>
            <section class="box box--scores">
                <h2>{phrases().score_sheet()}</h2>
                <ScoreTable/>
                <FileButtons/>
            </section>
            {is_won_by_person.then(|| view! { <Confetti/> })}
        </main>
    }
}

#[component]
fn Confetti() -> impl IntoView {
    let pieces = (0..CONFETTI).map(|nth| view! { <i style=("--n", nth.to_string())></i> });
    view! { <div class="confetti" aria-hidden="true">{pieces.collect_any_view()}</div> }
}
