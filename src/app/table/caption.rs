//! What is written under a pile.

use crate::app::components::Keyed;
use leptos::prelude::*;

/// What a press on the pile does, with a card's number where one is meant; only to be seen.
#[component]
pub fn Caption(
    /// The words and the number.
    text: impl Fn() -> (&'static str, Option<u8>) + Send + Sync + 'static,
) -> impl IntoView {
    let content = |(words, card): (&'static str, Option<u8>)| {
        let words = view! { <span>{words}</span> };
        match card {
            Some(card) => view! { {words}<b translate="no">{card.to_string()}</b> }.into_any(),
            None => words.into_any(),
        }
    };
    // Replaced rather than changed: a word that makes room for another would be seen to jump.
    view! {
        <span class="cap" aria-hidden="true">
            <Keyed key=Signal::derive(text) children=content/>
        </span>
    }
}
