//! What the screen begins with.

use crate::app::components::{Heading, IconButton};
use crate::app::state::{ScreenStack, phrases, setup_phrases};
use leptos::prelude::*;

/// The way back, and the heading.
#[component]
pub fn SetupHeader() -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    view! {
        <header class={"setup__h"}>
            <IconButton name=setup_phrases().back() icon="back" on_press=move |()| stack.close()/>
            <Heading>{phrases().new_match()}</Heading>
        </header>
    }
}
