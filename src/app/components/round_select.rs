//! A choice of one of the rounds of a match.

use crate::app::browser::events::value_of;
use crate::app::state::{looking_back_phrases, phrases};
use leptos::prelude::*;

/// The rounds, to choose one of.
#[component]
pub fn RoundSelect(
    /// How many there are.
    rounds: usize,
    /// The one that is shown, from 0.
    #[prop(into)]
    shown: Signal<usize>,
    /// Called with the one that is chosen.
    #[prop(into)]
    on_choose: Callback<usize>,
) -> impl IntoView {
    let option = |round: usize| {
        let name = looking_back_phrases().replay_round(round + 1);
        view! { <option value=round.to_string() prop:selected=move || shown.get() == round>{name}</option> }
    };
    view! {
        <select
            class="sel"
            aria-label=phrases().round()
            on:change=move |event| {
                if let Some(round) = value_of(&event).and_then(|round| round.parse().ok()) {
                    on_choose.run(round);
                }
            }
        >
            {(0..rounds).map(option).collect_view()}
        </select>
    }
}
