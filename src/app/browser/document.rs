//! The page's root element and the elements on it.

use super::timers::{after_paint, next_frame};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlFormElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// The first element that a CSS selector finds.
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// All elements that a CSS selector finds.
pub fn all(selector: &str) -> Vec<Element> {
    let list = document().query_selector_all(selector).ok();
    list.iter().flat_map(|list| (0..list.length()).filter_map(|nth| list.item(nth)?.dyn_into().ok())).collect()
}

/// Whether a dialog is open. Asked of the page: the state hears of a closed dialog a moment later, and a key pressed
/// meanwhile is for the table.
pub fn has_open_dialog() -> bool {
    find("dialog[open]").is_some()
}

/// Whether everything in the form with this id is filled in as it has to be. Otherwise the browser shows what is not.
pub fn is_filled_in(id: &str) -> bool {
    let form = document().get_element_by_id(id);
    form.and_then(|form| form.dyn_into().ok()).is_none_or(|form: HtmlFormElement| form.report_validity())
}

/// Sets an attribute of the root element, or removes it.
pub fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // These fail only for names that are not allowed.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// An attribute of the root element.
pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Gives an element a class, or takes it away.
pub fn set_class(element: &Element, class: &str, on: bool) {
    // It fails only for names that are not allowed.
    let _ = element.class_list().toggle_with_force(class, on);
}

/// Scrolls an element into view when it is above the visible part of the page.
pub fn scroll_up_to(id: &'static str) {
    next_frame(move || {
        if let Some(element) = document().get_element_by_id(id)
            && element.get_bounding_client_rect().top() < 0.0
        {
            element.scroll_into_view();
        }
    });
}

/// Scrolls as far as it takes to see the element with this id, once the page shows it.
pub fn scroll_to_later(id: &'static str) {
    after_paint(move || {
        if let Some(element) = document().get_element_by_id(id) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}
