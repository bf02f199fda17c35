//! The matches of a month.

use super::row::MatchRow;
use crate::app::browser::clock::month_in_words;
use crate::app::components::nothing;
use crate::app::state::phrases;
use crate::storage::KeptMatch;
use leptos::prelude::*;

/// Matches by the month in which they were over, each with its name.
pub fn by_month(matches: Vec<KeptMatch>) -> Vec<(String, Vec<KeptMatch>)> {
    let language = phrases().language();
    let mut months: Vec<(String, Vec<KeptMatch>)> = Vec::new();
    for one in matches {
        let name = month_in_words(one.entry.time, language);
        match months.last_mut() {
            Some((last, matches)) if *last == name => matches.push(one),
            _ => months.push((name, vec![one])),
        }
    }
    months
}

/// A month, whose matches are drawn when it is first opened.
#[component]
pub fn Month(
    /// Its name, with the year.
    name: String,
    /// Its matches, the last one first.
    matches: Vec<KeptMatch>,
    /// Whether it is open from the beginning.
    is_open: bool,
) -> impl IntoView {
    let was_opened = RwSignal::new(is_open);
    let count = phrases().profile_played(matches.len() as u32);
    let matches = StoredValue::new(matches);
    let rows = move || {
        let rows = matches.get_value().into_iter().map(|one| view! { <MatchRow one/> });
        view! { <ul class={"months__l"}>{rows.collect_view()}</ul> }
    };
    view! {
        <details open=is_open on:toggle=move |_| was_opened.set(true)>
            <summary><h2>{name}</h2>" "<small>{count}</small></summary>
            <Show when=move || was_opened.get() fallback=nothing>{rows()}</Show>
        </details>
    }
}
