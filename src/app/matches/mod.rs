//! Every match that was played to its end, by month. A lazy screen.

mod month;
mod nearly_full;
mod row;
mod share_match;

use super::components::{CloseButton, Heading, Keyed, OpenFileKey, or_nothing};
use super::state::{ScreenStack, looking_back_phrases, phrases, saves};
use crate::storage::KeptMatch;
use leptos::prelude::*;
use month::{Month, by_month};
use nearly_full::NearlyFull;
use share_match::ShareMatch;

/// What the rows of the screen do together.
#[derive(Clone, Copy)]
struct MatchesState {
    /// The id of the match that is to be shared.
    shared: RwSignal<Option<String>>,
    /// The matches whose cards are there, the last one first.
    list: RwSignal<Vec<KeptMatch>>,
}

/// Reads them.
fn kept_with_cards() -> Vec<KeptMatch> {
    let mut kept = saves().history();
    kept.retain(|one| one.entry.has_cards);
    kept.reverse();
    kept
}

/// The screen of the matches.
#[component]
pub fn MatchesScreen() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let state = MatchesState { shared: RwSignal::new(None), list: RwSignal::new(kept_with_cards()) };
    provide_context(state);
    let shared = state.shared;
    let list = state.list;
    let share_view = |id: Option<String>| or_nothing(id.map(|id| view! { <ShareMatch id/> }));
    view! {
        <main class={"study stats formica"}>
            <header class={"stats__h"}>
                <Heading>{phrases().matches()}</Heading>
                <CloseButton on_close=move |()| stack.close()/>
            </header>
            <NearlyFull/>
            <div class={"app"}>
                <Keyed key=list let:kept><Months kept/></Keyed>
            </div>
            <div class={"app"}>
                <Keyed key=shared children=share_view/>
            </div>
        </main>
    }
}

/// The matches by month, the last one first.
#[component]
fn Months(kept: Vec<KeptMatch>) -> impl IntoView {
    if kept.is_empty() {
        return view! { <NothingYet/> }.into_any();
    }
    let months = by_month(kept).into_iter().enumerate();
    let months = months.map(|(nth, (name, matches))| view! { <Month name matches is_open={nth == 0}/> });
    view! { <div class={"months"}>{months.collect_view()}</div> }.into_any()
}

#[component]
fn NothingYet() -> impl IntoView {
    let texts = looking_back_phrases();
    view! {
        <section class={"box stats__none"}>
            <h2>{texts.no_matches()}</h2>
            <p>{texts.no_matches_yet()}</p>
            <p><OpenFileKey text=phrases().profile_open()/></p>
        </section>
    }
}
