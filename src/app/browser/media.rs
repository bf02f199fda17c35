//! What the system is set to.

use leptos::prelude::window;
use web_sys::MediaQueryList;

thread_local! {
    // Asked for once: it follows the system by itself.
    static REDUCED_MOTION: Option<MediaQueryList> = query("(prefers-reduced-motion: reduce)");
}

fn query(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Whether the system is set to dark.
pub fn prefers_dark() -> bool {
    query("(prefers-color-scheme: dark)").is_some_and(|query| query.matches())
}

/// Whether the system is set to less motion.
pub fn prefers_reduced_motion() -> bool {
    REDUCED_MOTION.with(|query| query.as_ref().is_some_and(MediaQueryList::matches))
}
