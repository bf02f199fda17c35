//! The decisions, worst first.

use super::decision::ReviewedDecision;
use super::position::POSITION;
use crate::app::browser::document::scroll_up_to;
use crate::app::state::{DecisionAt, ReviewState, Reviewed, looking_back_phrases, phrases};
use crate::i18n::Tenths;
use leptos::prelude::*;

/// The decisions that have been looked at. A row stays when another decision is chosen or found to be worse: so does the
/// focus on it.
#[component]
pub fn DecisionList() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let rows = Memo::new(move |_| review.with(row_keys));
    let chosen = Memo::new(move |_| review.with(|reviewed| reviewed.chosen));
    view! {
        <section class={"box review__l"}>
            <h2>{looking_back_phrases().worst_first()}</h2>
            <ol class={"slips"}>
                <For
                    each=move || rows.get()
                    key=|row| *row
                    children=move |row| view! { <DecisionRow nth=row.nth chosen/> }
                />
            </ol>
        </section>
    }
}

fn row_keys(reviewed: &Reviewed) -> Vec<DecisionAt> {
    reviewed.worst_first().into_iter().map(|nth| reviewed.at(nth)).collect()
}

/// A decision: how bad it was, what was done and what that gave away. A press shows its position.
#[component]
fn DecisionRow(
    /// Its index among the decisions.
    nth: usize,
    /// The decision that is shown.
    chosen: Memo<usize>,
) -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let texts = looking_back_phrases();
    let decision = review.reviewed.with_untracked(|reviewed| ReviewedDecision::of(reviewed.as_ref()?, nth))?;
    let degree = decision.degree();
    let what = phrases().detail(&decision.turn_text(), &decision.action_text(decision.done));
    let loss = (!decision.is_for_chips).then(|| texts.loss(Tenths(-decision.loss)));
    let choose = move |_| {
        review.choose(nth);
        // On narrow screens the position stands above the list.
        scroll_up_to(POSITION);
    };
    Some(view! {
        <li>
            <button
                class=format!("slip slip--{degree}")
                aria-current=move || (chosen.get() == nth).then_some("true")
                on:click=choose
            >
                <span class={"slip__d"}>{texts.degree(degree)}</span>
                <span class={"slip__w"}>{what}</span>
                {loss.map(|loss| view! { <b class={"slip__n tn"} translate="no">{loss}</b> })}
            </button>
        </li>
    })
}
