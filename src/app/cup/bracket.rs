//! The bracket: a column for each round.

use super::cup_state::CupState;
use super::tie::{Tie, TieView};
use super::watch::Watch;
use super::words::word_of;
use crate::app::components::Keyed;
use crate::app::state::cup_phrases;
use crate::club::cup::{CupRound, Fixture};
use leptos::prelude::*;

/// The outline of the cup.
const TROPHY: &str = "M17 8h30v4h9c0 12-4 18-11.5 19C42 37 38.5 40 35 41v7h7v6H22v-6h7v-7c-3.5-1-7-4-9.5-10C12 30 8 24 8 12h9zm-4 8c.5 5 2 8 5 9.5-.7-3-1-6-1-9.5zm38 0h-4c0 3.5-.3 6.5-1 9.5 3-1.5 4.5-4.5 5-9.5z";

/// All rounds, with a list of its matches each.
#[component]
pub fn BracketView(
    /// The cup.
    state: CupState,
    /// Shows matches.
    watch: Watch,
) -> impl IntoView {
    let rounds = CupRound::ALL.map(|round| {
        let id = format!("cup-{}", word_of(round));
        let matches: Vec<_> = round.fixtures().map(|fixture| view! { <li><TieOf state watch fixture/></li> }).collect();
        view! {
            <div class=format!("cupround cupround--{}", word_of(round))>
                <h2 class="cupround__h" id=id.clone()>{cup_phrases().round(word_of(round))}</h2>
                <ol aria-labelledby=id>{matches}</ol>
                {(round == CupRound::Final).then(|| view! { <CupSign/> })}
            </div>
        }
    });
    view! { <div class={"brackets"}><div class={"bracket"}>{rounds.collect_view()}</div></div> }
}

/// The match of a fixture, drawn anew when something of it changes.
#[component]
fn TieOf(state: CupState, watch: Watch, fixture: Fixture) -> impl IntoView {
    let tie = Memo::new(move |_| {
        let bracket = state.bracket();
        let (pairing, outcome) = (bracket.pairing(fixture), bracket.outcome(fixture));
        let can_watch = pairing.zip(outcome).is_some_and(|(pairing, outcome)| watch.can_show(&pairing, outcome));
        let is_tonight = bracket.tonight().is_some_and(|tonight| tonight.fixture == fixture);
        Tie { fixture, entrants: bracket.entrants(fixture), outcome, is_tonight, can_watch }
    });
    view! { <Keyed key=tie let:tie><TieView tie watch/></Keyed> }
}

/// The cup itself.
#[component]
pub fn CupSign() -> impl IntoView {
    view! {
        <svg class={"trophy"} viewBox="0 0 64 60" aria-hidden="true">
            <path d={TROPHY}/>
        </svg>
    }
}
