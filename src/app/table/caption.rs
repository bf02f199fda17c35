//! What is written under a pile.

use crate::app::components::Keyed;
use leptos::prelude::*;

/// What a press on the pile does, in words; only to be seen. A card's number in them stands out, and drops out of sight where
/// there is no room.
#[component]
pub fn Caption(
    /// The words, and the number that is in them.
    text: impl Fn() -> (String, Option<u8>) + Send + Sync + 'static,
) -> impl IntoView {
    let text = Signal::derive(text);
    let content = |(text, card): (String, Option<u8>)| {
        let number = card.map(|card| card.to_string());
        let (before, after) = number.as_ref().and_then(|number| text.split_once(number)).unwrap_or((&text, ""));
        let word = |word: &str| (!word.is_empty()).then(|| view! { <span>{word.trim().to_owned()}</span> });
        let words = if before.is_empty() { (word(after), None) } else { (word(before), word(after)) };
        let number = number.map(|number| view! { <b translate="no">{number}</b> });
        view! { {words.0}{number}{words.1} }.into_any()
    };
    let begins_with_number = move || text.with(|(text, card)| card.is_some() && text.starts_with(char::is_numeric));
    // Replaced rather than changed: a word that makes room for another would be seen to jump.
    view! {
        <span class="cap" class:cap--numbered=begins_with_number aria-hidden="true">
            <Keyed key=text children=content/>
        </span>
    }
}
