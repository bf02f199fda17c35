//! What lies over the game, and is closed by the browser's way back (`public/history.js`).

use leptos::prelude::*;

/// A part of the page that may lie over the game: then it has the attribute `data-over`, and the way back sends it `rack-o-close`.
#[component]
pub fn OverGame(
    /// Whether it lies over the game now.
    #[prop(into)]
    lies_over_game: Signal<bool>,
    /// The way back was taken.
    #[prop(into)]
    on_close: Callback<()>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    view! {
        <div
            class={"app"}
            data-over=move || lies_over_game.get().then_some("")
            on:rack-o-close=move |_: web_sys::Event| on_close.run(())
        >
            {children()}
        </div>
    }
}
