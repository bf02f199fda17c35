//! The heading of a screen.

use crate::app::browser::focus::HEADING;
use leptos::prelude::*;

/// The heading of a screen: the focus goes there when the screen appears.
#[component]
pub fn Heading(
    /// Its classes.
    #[prop(optional)]
    class: Option<&'static str>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! { <h1 id=HEADING tabindex="-1" class=class>{children()}</h1> }
}
