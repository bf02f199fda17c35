//! What the coach thinks of the rounds that are over: every decision of a player, worst first, with the position and what
//! the coach would have done; and how the chance to win went up and down. A lazy screen.

mod chances;
mod choices;
mod decision;
mod decision_list;
mod position;
mod summary;

use super::components::{CloseButton, Heading};
use super::state::{CurrentMatch, DecisionAt, ReviewState, ScreenStack, looking_back_phrases, phrases};
use crate::table::TableMatch;
use chances::Chances;
use choices::Choices;
use decision_list::DecisionList;
use leptos::prelude::*;
use position::ShownPosition;
use summary::Summary;

/// The screen of the review.
#[component]
pub fn ReviewScreen(
    /// The decision to begin with; the worst where there is none.
    decision: Option<DecisionAt>,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let stack = expect_context::<ScreenStack>();
    let has_rounds = current.with_untracked(TableMatch::has_finished_round);
    expect_context::<ReviewState>().open(decision);
    let content = if has_rounds {
        view! {
            <Summary/>
            <Chances/>
            <DecisionList/>
            <ShownPosition/>
        }
        .into_any()
    } else {
        view! { <p>{phrases().no_rounds_yet()}</p> }.into_any()
    };
    view! {
        <main class={"study review formica"}>
            <header class={"study__h"}>
                <Heading>{looking_back_phrases().coach_title()}</Heading>
                <CloseButton on_close=move |()| stack.close()/>
                {has_rounds.then(|| view! { <Choices/> })}
            </header>
            {content}
        </main>
    }
}
