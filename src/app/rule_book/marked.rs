//! A text of the rule book, with what is looked for marked in it.

use super::search::{Search, decomposed};
use crate::app::components::Keyed;
use crate::i18n::search::{find, pieces, plain};
use leptos::prelude::*;

/// A text of the rule book. What is looked for is marked in it, if all of it is there.
#[component]
pub fn Marked(
    /// The text.
    #[prop(into)]
    text: String,
    /// The numbers of its rules, or another word for it: they can be looked for, too.
    #[prop(optional)]
    rules: &'static str,
) -> impl IntoView {
    let words = expect_context::<Search>().words;
    let letters = StoredValue::new(None);
    let searched = text.clone();
    let found = Memo::new(move |_| {
        words.with(|words| {
            if words.is_empty() {
                return None;
            }
            letters.update_value(|letters| {
                letters.get_or_insert_with(|| (plain(&decomposed(&searched)), plain(&decomposed(rules))));
            });
            letters.with_value(|letters| letters.as_ref().and_then(|(text, rules)| find(text, rules, words)))
        })
    });
    let content = move |found: Option<Vec<_>>| {
        let pieces = pieces(&text, &found.unwrap_or_default()).into_iter();
        let piece = |(piece, is_found): (String, bool)| match is_found {
            true => view! { <mark>{piece}</mark> }.into_any(),
            false => piece.into_any(),
        };
        pieces.map(piece).collect_view()
    };
    view! {
        <span class:is-found=move || found.with(Option::is_some)>
            <Keyed key=found children=content/>
        </span>
    }
}
