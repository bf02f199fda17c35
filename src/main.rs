//! Mounts the page; everything else is in the library.
fn main() {
    leptos::mount::mount_to_body(|| leptos::prelude::IntoView::into_view("Rack-O"));
}
