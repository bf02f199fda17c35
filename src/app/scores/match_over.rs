//! The match is over.

use super::chart::chart;
use super::counted::counted_racks;
use super::score_sheet::score_table;
use crate::app::frame::HEADING;
use crate::app::parts::{Bar, Glyph, Ruler};
use crate::app::store::{InPlay, phrases, use_store};
use crate::engine::{Seat, Stage};
use crate::i18n::Phrases;
use leptos::prelude::*;

/// The winner, the last round, the totals, and what comes next.
#[component]
pub fn MatchOver() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let result = play.recorded.game().last_result()?;
        let winners = winners(play);
        let laurels = winners
            .iter()
            .map(|&seat| {
                let colour = play.colour(seat);
                view! {
                    <p class=format!("laurel p{colour}") aria-hidden="true">
                        <Glyph colour/>
                        <b>{play.name(seat).to_owned()}</b>
                    </p>
                }
            })
            .collect_view();
        let confetti = (0..24).map(|n| view! { <i style=format!("--n:{n}")></i> }).collect_view();
        Some(view! {
            <div class="table roundover formica is-match">
                <Bar><Ruler/></Bar>
                <div class="confetti" aria-hidden="true">{confetti}</div>
                <main class="ro">
                    <div class="ro__h">
                        {laurels}
                        <h1 id=HEADING tabindex="-1">{headline(play, &winners, phrases)}</h1>
                        <p>
                            {phrases.match_was(play.recorded.results().len())} " "
                            {phrases.calls(play.who(result.announcer, phrases))}
                        </p>
                    </div>
                    {counted_racks(play, result)}
                    <div class="ro__f">
                        {chart(play)}
                        <div class="next">
                            <button class="key key--sun key--big" on:click=move |_| store.rematch()>
                                {phrases.rematch()}
                            </button>
                            <button class="key key--quiet" on:click=move |_| store.leave_table()>
                                {phrases.new_match()}
                            </button>
                        </div>
                    </div>
                    <section class="box box--scores"><h2>{phrases.score_sheet()}</h2>{score_table(play)}</section>
                </main>
            </div>
        })
    })
}

fn winners(play: &InPlay) -> Vec<Seat> {
    match play.recorded.game().stage() {
        Stage::Over(winners) => winners.iter().collect(),
        _ => Vec::new(),
    }
}

fn headline(play: &InPlay, winners: &[Seat], phrases: &dyn Phrases) -> String {
    match winners {
        [one] => phrases.wins_match(play.who(*one, phrases)),
        several => {
            let names: Vec<_> = several.iter().map(|&seat| play.who(seat, phrases)).collect();
            phrases.share_match(&names)
        }
    }
}
