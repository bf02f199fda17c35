//! Moves in words.

use super::classes::optional_class;
use super::list::CollectAnyView;
use super::signs::Glyph;
use leptos::prelude::*;

/// A list of turns, each as a sentence with its player's sign.
#[component]
pub fn MoveList(
    /// Its class.
    #[prop(optional)]
    class: &'static str,
    /// The number of the player's colour and the sentence of each turn, in the order they are shown in.
    turns: Vec<(usize, String)>,
) -> impl IntoView {
    let entry = |(colour, sentence)| {
        view! { <li class=format!("p{colour}")><Glyph colour/><span>{sentence}</span></li> }
    };
    view! { <ol class=optional_class(class)>{turns.into_iter().map(entry).collect_any_view()}</ol> }
}
