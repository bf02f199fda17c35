//! The celebration of a person's Rack-O, before the racks are opened.

use crate::app::components::{Confetti, Logo, nothing};
use crate::app::state::{CurrentMatch, Navigation, phrases};
use crate::table::result;
use leptos::prelude::*;

/// The name of the game over the table, with who has called it, as long as the table is held for it. Nothing of it can be
/// pressed; the announcer reads out who has called.
#[component]
pub fn Celebration() -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let hurrah = move || {
        view! {
            <div class="hurrah" aria-hidden="true">
                <Logo height="clamp(3rem,min(12vw,17svh),8rem)"/>
                <p>{current.with_untracked(|game| result::announcement(game, phrases()))}</p>
                <Confetti/>
            </div>
        }
        .into_any()
    };
    view! { <Show when=move || navigation.celebrated().is_some() fallback=nothing>{hurrah()}</Show> }
}
