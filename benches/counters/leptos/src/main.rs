//! The smallest page that does something, in Leptos: what the page of the game is measured against.

use leptos::prelude::*;

#[component]
fn Counter() -> impl IntoView {
    let (count, set_count) = signal(0);
    view! {
        <h1>"A counter"</h1>
        <button on:click=move |_| set_count.update(|count| *count += 1)>"Pressed " {count} " times"</button>
    }
}

fn main() {
    leptos::mount::mount_to_body(Counter);
}
