//! Confetti.

use leptos::prelude::*;

/// How many pieces fall.
const PIECES: usize = 24;

/// Confetti over what it is put into. Where less motion is wanted it lies still.
#[component]
pub fn Confetti() -> impl IntoView {
    let pieces = (0..PIECES).map(|nth| view! { <i style=("--n", nth.to_string())></i> });
    view! { <div class="confetti" aria-hidden="true">{pieces.collect_view()}</div> }
}
