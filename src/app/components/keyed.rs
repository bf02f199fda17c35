//! Content that is drawn anew.

use leptos::either::Either;
use leptos::prelude::*;
use std::sync::Arc;

/// Draws its content anew whenever the key differs from the one before, rather than changing it in place: a text that is
/// changed in place is not read out again, and a dialog is not opened again.
///
/// What the content reads of the state while it is drawn is not tracked.
#[component]
pub fn Keyed<S, C, V>(
    /// What the content depends on.
    key: S,
    /// Draws the content for a key.
    children: C,
) -> impl IntoView
where
    S: Get + Copy + Send + Sync + 'static,
    S::Value: PartialEq + Send + Sync + 'static,
    C: Fn(S::Value) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    // Every key that differs from the one before has a number of its own.
    let numbered_key = Memo::new(move |before: Option<&(u32, S::Value)>| {
        let key = key.get();
        let number = before.map_or(0, |(number, before)| number.wrapping_add(u32::from(*before != key)));
        (number, key)
    });
    let number = Signal::derive(move || numbered_key.with(|(number, _)| *number));
    numbered(number, Arc::new(move || children(key.get()).into_any()))
}

/// Draws its content anew for every number. It is apart from [`Keyed`] to be compiled once, and not once for each kind of
/// content: that saves a tenth of the program.
fn numbered(number: Signal<u32>, draw: Arc<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
    // Leptos patches a view of the same type in place. A change of sides makes it replace the view.
    let content = move || {
        let is_odd = number.get() % 2 == 1;
        let view = untrack(|| draw());
        if is_odd { Either::Left(view) } else { Either::Right(view) }
    };
    content.into_any()
}

/// Nothing, where something comes and goes: the `fallback` of a `<Show>`. It is an empty text, not one of Leptos' comments, so
/// that what comes next is put where it belongs even after a translator has removed the comments.
pub fn nothing() -> AnyView {
    "".into_any()
}

/// The view or, without one, [`nothing`]: for a [`Keyed`].
pub fn or_nothing(view: Option<impl IntoView + 'static>) -> AnyView {
    view.map_or_else(nothing, IntoAny::into_any)
}
