//! What every screen of the Club begins with.

use crate::app::components::{CloseButton, Heading};
use crate::app::state::ScreenStack;
use leptos::prelude::*;

/// The heading, and the way back.
#[component]
pub fn ClubHeader(
    /// What the heading says.
    title: &'static str,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <header class={"club__h"}>
            <Heading>{title}</Heading>
            <CloseButton on_close=move |()| stack.close()/>
        </header>
    }
}
