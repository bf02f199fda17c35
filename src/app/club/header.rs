//! What every screen of the Club begins with.

use crate::app::components::{Button, CloseButton, Heading};
use crate::app::state::{CupScreen, ScreenStack, phrases};
use leptos::prelude::*;

/// The heading, what the screen leads to, and the way back.
#[component]
pub fn ClubHeader(
    /// What the heading says.
    title: &'static str,
    /// The keys to other screens.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <header class={"club__h"}>
            <Heading>{title}</Heading>
            <span class={"club__n"}>
                {children.map(|children| children())}
                <CloseButton on_close=move |()| stack.close()/>
            </span>
        </header>
    }
}

/// The key that leads to the cup.
#[component]
pub fn OpenCup() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <Button id="open-cup" class="key--quiet key--small" on_press=move |()| stack.push(CupScreen::Current)>
            {phrases().cup_link()}
        </Button>
    }
}
