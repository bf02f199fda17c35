//! Moves in words.

use super::signs::Glyph;
use leptos::prelude::*;

/// A list of turns, each as a sentence with its player's sign.
#[component]
pub fn MoveList(
    /// Its class.
    #[prop(optional)]
    class: Option<&'static str>,
    /// The number of the player's colour and the sentence of each turn, in the order they are shown in.
    turns: Vec<(usize, String)>,
) -> impl IntoView {
    let entry = |(colour, sentence)| {
        view! { <li class=format!("p{colour}")><Glyph colour/><span>{sentence}</span></li> }
    };
    view! { <ol class=class>{turns.into_iter().map(entry).collect_view()}</ol> }
}
