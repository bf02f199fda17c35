//! What the system is set to.

use leptos::prelude::window;

fn holds(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the system is set to dark.
pub fn prefers_dark() -> bool {
    holds("(prefers-color-scheme: dark)")
}

/// Whether the system is set to less motion.
pub fn prefers_reduced_motion() -> bool {
    holds("(prefers-reduced-motion: reduce)")
}
