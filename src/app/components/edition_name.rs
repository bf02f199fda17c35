//! What an edition is called.

use crate::app::state::phrases;
use crate::engine::Edition;
use leptos::prelude::*;

/// The name of an edition.
pub fn edition_name(edition: Edition) -> &'static str {
    phrases().edition(edition)
}

/// The attribute `translate` of an element that holds the name of an edition and nothing else: those of a printed sheet
/// have names, which are not translated.
pub fn edition_translation(edition: Edition) -> Option<&'static str> {
    (edition != Edition::Custom).then_some("no")
}

/// The name of an edition in bold.
#[component]
pub fn EditionName(
    /// The edition.
    edition: Edition,
) -> impl IntoView {
    view! { <b translate=edition_translation(edition)>{edition_name(edition)}</b> }
}
