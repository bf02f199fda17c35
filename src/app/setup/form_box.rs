//! A part of the form.

use leptos::prelude::*;

/// A part of the form, under a heading that names it.
#[component]
pub fn FormBox(
    /// Its class besides `box`.
    class: &'static str,
    /// The id of the heading.
    heading_id: &'static str,
    /// The heading.
    title: &'static str,
    /// What follows the heading.
    children: Children,
) -> impl IntoView {
    view! {
        <div class=format!("box {class}") role="group" aria-labelledby=heading_id>
            <h2 id=heading_id>{title}</h2>
            {children()}
        </div>
    }
}
