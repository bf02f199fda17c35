//! Chips, beside a player who plays for them.

use leptos::prelude::*;

/// The most chips that are drawn one by one; the number beside them says how many there are.
const MOST_DRAWN: u32 = 12;

/// A row of chips, one half over the other. Only to be seen: a number is always told beside them.
#[component]
pub fn ChipStack(
    /// How many.
    count: u32,
) -> impl IntoView {
    let chips = (0..count.min(MOST_DRAWN)).map(|_| view! { <i></i> });
    view! { <span class="chips" aria-hidden="true">{chips.collect_view()}</span> }
}
