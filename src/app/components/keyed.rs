//! Content that is drawn anew.

use leptos::prelude::*;

/// Draws its content anew whenever the key differs from the one before, rather than changing it in place: a text that is
/// changed in place is not read out again, and a page that the browser has translated would not show it.
///
/// What the content reads of the state while it is drawn is not tracked.
#[component]
pub fn Keyed<S, C, V>(
    /// What the content depends on: a signal or a memo.
    key: S,
    /// Draws the content for a key.
    children: C,
) -> impl IntoView
where
    S: Get + Send + Sync + 'static,
    S::Value: Clone + PartialEq + Send + Sync + 'static,
    C: Fn(S::Value) -> V + Clone + Send + 'static,
    V: IntoView + 'static,
{
    // Every key that differs from the one before has a number of its own.
    let numbered = Memo::new(move |before: Option<&(u32, S::Value)>| {
        let key = key.get();
        match before {
            Some((number, before)) if *before == key => (*number, key),
            Some((number, _)) => (number.wrapping_add(1), key),
            None => (0, key),
        }
    });
    view! {
        <For
            each=move || [numbered.get()]
            key=|(number, _)| *number
            children=move |(_, key)| untrack(|| children(key))
        />
    }
}
