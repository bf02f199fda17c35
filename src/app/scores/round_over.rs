//! A round is over: all racks are shown and counted.

use super::chart::chart;
use super::counted::counted_racks;
use super::score_sheet::score_table;
use crate::app::frame::HEADING;
use crate::app::parts::{Bar, Icon, Ruler};
use crate::app::store::{InPlay, phrases, use_store};
use crate::engine::{Goal, Seat};
use crate::i18n::Phrases;
use leptos::prelude::*;

/// The round that is just over.
#[component]
pub fn RoundOver() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let result = play.recorded.game().last_result()?;
        Some(view! {
            <div class="table roundover formica">
                <Bar><Ruler/></Bar>
                <main class="ro">
                    <div class="ro__h">
                        <h1 id=HEADING tabindex="-1">{phrases.calls(play.who(result.announcer, phrases))}</h1>
                        <p>{phrases.how_counted()}</p>
                    </div>
                    {counted_racks(play, result)}
                    <div class="ro__f">
                        {chart(play)}
                        <div class="next">
                            <p>{standing(play, phrases)}</p>
                            <button class="key key--sun key--big" on:click=move |_| store.next_round()>
                                {phrases.next_round()}
                                <Icon name="arrow"/>
                            </button>
                            <button class="key key--quiet" on:click=move |_| store.leave_table()>
                                {phrases.end_match()}
                            </button>
                        </div>
                    </div>
                    <section class="box box--scores"><h2>{phrases.score_sheet()}</h2>{score_table(play)}</section>
                </main>
            </div>
        })
    })
}

/// Who needs how much, and where the person stands.
fn standing(play: &InPlay, phrases: &dyn Phrases) -> String {
    let Goal::Points(goal) = play.goal() else { return String::new() };
    let totals = play.recorded.game().totals();
    let most = totals.iter().copied().max().unwrap_or(0);
    let mut sentences = Vec::new();
    if most >= goal.into() {
        sentences.push(phrases.tie_goes_on().to_owned());
    } else if let Some(leader) = totals.iter().position(|&total| total == most).and_then(Seat::new) {
        sentences.push(phrases.needs_to_win(play.who(leader, phrases), i32::from(goal) - most));
    }
    if let Some(person) = play.alone() {
        let own = totals[person.number()];
        let place = totals.iter().filter(|&&total| total > own).count() + 1;
        sentences.push(phrases.your_place(place, most - own));
    }
    sentences.join(" ")
}
