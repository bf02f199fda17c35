//! Signs and icons, drawn once in `index.html` and used by reference.

use super::numerals::DrawnText;
use leptos::prelude::*;

/// A drawing of 24 units each way.
#[component]
fn Drawing(
    /// Its class.
    class: &'static str,
    /// Where it is in `index.html`.
    href: String,
) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <use href=href/>
        </svg>
    }
}

/// The sign of a player: circle, triangle, square or diamond.
#[component]
pub fn Glyph(
    /// The number of the player's colour, 1 to 4.
    colour: usize,
) -> impl IntoView {
    view! { <Drawing class="glyph" href=format!("#g{colour}")/> }
}

/// A line icon.
#[component]
pub fn Icon(
    /// Its name in `index.html` without `i-`.
    name: &'static str,
) -> impl IntoView {
    view! { <Drawing class="ic" href=format!("#i-{name}")/> }
}

/// The wordmark: six letters, six decades, one staircase.
#[component]
pub fn Logo(
    /// A CSS length.
    height: &'static str,
) -> impl IntoView {
    let letters = ["R", "A", "C", "K", "-", "O"].into_iter().enumerate();
    let letters = letters.map(|(index, letter)| view! { <i class=format!("d{index}")><DrawnText text=letter/></i> });
    view! {
        <span class="logo" role="img" aria-label="Rack-O" translate="no" style=("--h", height)>
            {letters.collect_view()}
        </span>
    }
}
