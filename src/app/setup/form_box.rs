//! A part of the form, and what it says of itself.

use crate::app::state::SetupState;
use crate::setup::Changed;
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

/// What the last change in a part of the form has changed besides: it stands where that change was made, and is read out.
#[component]
pub fn SideEffects(
    /// What is changed there.
    of: Changed,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let text = move || setup.side_effects_of(of);
    view! { <p class="box__p aside" aria-live="polite" prop:textContent=text></p> }
}
