//! Every match that was played to its end, by month. A screen of the lazy part.

mod month;
mod row;
mod shared;
mod store;

use super::components::{CloseButton, CollectAnyView, Heading, Keyed, OpenFileKey, or_nothing};
use super::state::{ScreenStack, lazy_phrases, phrases};
use crate::storage::{Browser, Saves};
use leptos::prelude::*;
use month::{Month, by_month};
use shared::ShareMatch;
use store::NearlyFull;

/// What the rows of the screen do together.
#[derive(Clone, Copy)]
struct MatchesState {
    /// The id of the match that is to be shared.
    shared: RwSignal<Option<String>>,
    /// How often several matches have been deleted at once: the list is another one.
    list_number: RwSignal<u32>,
}

/// The screen of the matches.
#[component]
pub fn MatchesScreen() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let state = MatchesState { shared: RwSignal::new(None), list_number: RwSignal::new(0) };
    provide_context(state);
    let shared = state.shared;
    let list_number = state.list_number;
    let share_view = |id: Option<String>| or_nothing(id.map(|id| view! { <ShareMatch id/> }));
    view! {
        <main class={"study stats formica"}>
            <header class={"stats__h"}>
                <Heading>{phrases().matches()}</Heading>
                <CloseButton on_close=move |()| stack.close()/>
            </header>
            <NearlyFull/>
            <div class={"app"}>
                <Keyed key=list_number children=|_: u32| view! { <Months/> }/>
            </div>
            <div class={"app"}>
                <Keyed key=shared children=share_view/>
            </div>
        </main>
    }
}

/// All matches whose cards are there, the last month first.
#[component]
fn Months() -> impl IntoView {
    let mut kept = Saves(Browser).history();
    kept.retain(|one| one.entry.has_cards);
    kept.reverse();
    if kept.is_empty() {
        return view! { <NothingYet/> }.into_any();
    }
    let months = by_month(kept).into_iter().enumerate();
    let months = months.map(|(nth, (name, matches))| view! { <Month name matches is_open={nth == 0}/> });
    view! { <div class={"months"}>{months.collect_any_view()}</div> }.into_any()
}

#[component]
fn NothingYet() -> impl IntoView {
    let texts = lazy_phrases();
    view! {
        <section class={"box stats__none"}>
            <h2>{texts.no_matches()}</h2>
            <p>{texts.no_matches_yet()}</p>
            <p><OpenFileKey text=texts.profile_open()/></p>
        </section>
    }
}
