//! A picture of a card, put up over the table or in a slot for as long as the card is on its way.

use super::rect::Rect;
use super::spots::overlay;
use leptos::mount::{UnmountHandle, mount_to_renderer};
use leptos::prelude::*;
use leptos::tachys::view::any_view::AnyViewState;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// A picture on the page. It is taken away when this is dropped.
pub struct Picture {
    /// Its element.
    pub element: HtmlElement,
    _mounted: UnmountHandle<AnyViewState>,
}

/// The element of a picture over the page.
#[component]
fn PlacedPicture(class: String, at: Rect, contents: AnyView) -> impl IntoView {
    let pixels = |length: i32| format!("{length}px");
    view! {
        <span
            class=class
            aria-hidden="true"
            style:left=pixels(at.x)
            style:top=pixels(at.y)
            style:width=pixels(at.width)
            style:height=pixels(at.height)
        >
            {contents}
        </span>
    }
}

impl Picture {
    /// Puts up a picture, of one element, as the last child of another.
    pub fn mount(parent: &Element, view: impl FnOnce() -> AnyView + 'static) -> Option<Picture> {
        let mounted = mount_to_renderer(parent, view);
        let element = parent.last_element_child()?.dyn_into().ok()?;
        Some(Picture { element, _mounted: mounted })
    }

    /// Puts up a picture over the whole page. `contents`: what is in its element.
    pub fn over_page(class: String, at: Rect, contents: impl FnOnce() -> AnyView + 'static) -> Option<Picture> {
        Picture::mount(&overlay()?, move || view! { <PlacedPicture class at contents=contents()/> }.into_any())
    }
}
