//! The heading of a screen.

use super::classes::optional_class;
use crate::app::browser::focus::HEADING;
use leptos::prelude::*;

/// The heading of a screen: the focus goes there when the screen appears.
#[component]
pub fn Heading(
    /// Its classes.
    #[prop(optional)]
    class: &'static str,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! { <h1 id=HEADING tabindex="-1" class=optional_class(class)>{children()}</h1> }
}
