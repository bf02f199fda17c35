//! The match to go on with: whose turn it is, how all stand, and Continue.

use super::match_words::{MatchWords, turn_in_words};
use super::saved_cards::{SavedCards, ShownMatch, continue_id};
use super::totals::Totals;
use super::undo::Undo;
use crate::app::components::{Button, IconButton, Keyed, or_nothing};
use crate::app::state::{TabMatch, phrases};
use leptos::prelude::*;

/// The id of its heading.
const TITLE: &str = "continue-title";

/// The unfinished match that was played last; nothing where there is none.
#[component]
pub fn ContinuePanel(
    /// That match.
    last: Memo<Option<ShownMatch>>,
) -> impl IntoView {
    let content = |last: Option<ShownMatch>| or_nothing(last.map(|last| view! { <Panel last/> }));
    view! { <Keyed key=last children=content/> }
}

#[component]
fn Panel(last: ShownMatch) -> impl IntoView {
    let tab = expect_context::<TabMatch>();
    let cards = expect_context::<SavedCards>();
    let phrases = phrases();
    let ShownMatch { one, is_gone } = last;
    let words = MatchWords::of(&one);
    let title = match one.is_between_rounds() {
        true => phrases.round_is_over(one.round()),
        false => phrases.round_waits(one.round()),
    };
    let about: Vec<String> = turn_in_words(&one).into_iter().chain([words.about]).collect();
    let id = one.id.clone();
    let open = move |()| tab.open(id.clone(), None);
    let (key_id, delete_id) = (continue_id(&one.id), format!("delete-{}", one.id));
    let totals = view! { <Totals of=one.clone()/> };
    let delete = move |()| cards.ask_to_delete(one.clone(), true);
    view! {
        <section class=if is_gone { "felt cont is-gone" } else { "felt cont" } aria-labelledby=TITLE>
            <h2 id=TITLE>{title}</h2>
            <p>{about.join(" ")}</p>
            {totals}
            <div class="cont__b">
                <Button id=key_id class="key--sun key--big" label=words.what on_press=open>{phrases.continue_match()}</Button>
                <IconButton id=delete_id name=words.delete icon="bin" on_press=delete/>
            </div>
            {is_gone.then(|| view! { <Undo/> })}
        </section>
    }
}
