//! A tile that leads to a screen: all of it can be pressed, and it is called as its heading.

use leptos::prelude::*;

/// A tile that is pressed anywhere.
#[component]
pub fn Tile(
    /// Its classes besides.
    class: &'static str,
    /// The id of the button, to which the focus comes back.
    id: &'static str,
    /// Its heading, and the name of the button.
    title: &'static str,
    /// What stands beside the heading, only to be seen.
    picture: AnyView,
    /// Called when it is pressed.
    #[prop(into)]
    on_press: Callback<()>,
    /// What stands below the heading.
    children: Children,
) -> impl IntoView {
    view! {
        <section class=format!("box tile {class}")>
            <div class="tile__p" aria-hidden="true">{picture}</div>
            <h2><button class="tile__b" id=id on:click=move |_| on_press.run(())>{title}</button></h2>
            {children()}
        </section>
    }
}
