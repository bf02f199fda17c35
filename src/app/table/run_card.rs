//! The longest run of the own rack, where runs matter: a card at the side of a wide table, and a few signs on the lip.

use crate::app::components::{ChipStack, Keyed, Numeral, colour_band, nothing, or_nothing};
use crate::app::state::{Navigation, phrases};
use crate::engine::Card;
use crate::table::runs::{RunMeaning, RunView, describe, short};
use leptos::prelude::*;

/// The card at the side of a wide table: what the run is for, and its cards.
#[component]
pub fn RunCard(
    /// The run.
    run: Memo<Option<RunView>>,
) -> impl IntoView {
    let details = |run: Option<RunView>| or_nothing(run.map(|run| view! { <RunDetails run/> }));
    view! {
        <div class="sidecard__w">
            <Keyed key=run children=details/>
        </div>
    }
}

#[component]
fn RunDetails(run: RunView) -> impl IntoView {
    let (title, sentence) = describe(&run, phrases());
    let low = run.low.map_or(0, Card::number);
    // A single card is no run to show.
    let length = if run.length > 1 { run.length as u8 } else { 0 };
    let cards = (low..low + length).map(|card| {
        view! {
            <span class=format!("chipnum d{}", colour_band(card))>
                <Numeral value=card/>
            </span>
        }
    });
    let stake = match run.meaning {
        RunMeaning::Earns(chips) | RunMeaning::Costs(chips) => {
            view! { <ChipStack count=chips.unsigned_abs()/> }.into_any()
        }
        _ => view! { <span></span> }.into_any(),
    };
    view! {
        <aside class="sidecard" aria-label=title>
            <h2>{title}</h2>
            <p>{sentence}</p>
            <div class="run" aria-hidden="true">{cards.collect_view()}</div>
            {stake}
        </aside>
    }
}

/// The same in a few signs on the lip, for tables with no room at the side; a press leads to its rule.
#[component]
pub fn RunPill(
    /// The run.
    run: Memo<Option<RunView>>,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let pill = move |run: Option<RunView>| {
        let Some(run) = run else { return nothing() };
        let rule = run.meaning.rule();
        let is_chips = matches!(run.meaning, RunMeaning::Earns(_) | RunMeaning::Costs(_));
        let class = if is_chips { "pts--chips" } else { "" };
        let phrases = phrases();
        let (title, sentence) = describe(&run, phrases);
        // What is in a button is not read by itself.
        let description = sentence.clone();
        let name = phrases.detail(title, phrases.see_rule());
        view! {
            <button class="runpill" id="why-run" type="button" aria-label=name aria-description=description on:click=move |_| navigation.show_rule(rule)>
                <span class="runpill__i" role="img" aria-label=sentence>
                    <span>{phrases.run_word()}</span>
                    <b class=class translate="no">{short(&run)}</b>
                </span>
            </button>
        }
        .into_any()
    };
    view! {
        <span class="runpill__w">
            <Keyed key=run children=pill/>
        </span>
    }
}
