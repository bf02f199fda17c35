//! Lists of views.

use leptos::prelude::*;

/// Makes a list of views, as [`CollectView`] does, but one that does not depend on what is in it: for lists of each kind of
/// element, all that Leptos does with a list would be compiled anew, 1.5 kB each.
pub trait CollectAnyView {
    /// A view of all, one after the other.
    fn collect_any_view(self) -> Vec<AnyView>;
}

impl<I> CollectAnyView for I
where
    I: IntoIterator<Item: IntoView + Send>,
{
    fn collect_any_view(self) -> Vec<AnyView> {
        self.into_iter().map(IntoAny::into_any).collect()
    }
}
