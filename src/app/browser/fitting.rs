//! Making a text smaller where it does not fit.

use web_sys::{Element, HtmlElement};

/// The sizes that are tried one after the other, in hundredths of the usual one.
const SIZES: [u8; 9] = [100, 95, 90, 85, 80, 75, 70, 65, 60];

/// Makes what is in an element as small as it takes to stay within it. The style sheet multiplies its size by `--fit`.
pub fn fit(element: &HtmlElement) {
    for size in SIZES {
        let share = format!("{}.{:02}", size / 100, size % 100);
        // It fails only for names that are not allowed.
        let _ = element.style().set_property("--fit", &share);
        if holds(element) {
            return;
        }
    }
}

/// Gives what is in an element its usual size again.
pub fn fit_no_more(element: &HtmlElement) {
    // It fails only for names that are not allowed.
    let _ = element.style().remove_property("--fit");
}

/// Whether all that is in an element lies within it; half a pixel beyond it is not seen.
fn holds(element: &Element) -> bool {
    let outer = element.get_bounding_client_rect();
    let mut children = std::iter::successors(element.first_element_child(), Element::next_element_sibling);
    children.all(|child| {
        let inner = child.get_bounding_client_rect();
        inner.left() >= outer.left() - 0.5
            && inner.right() <= outer.right() + 0.5
            && inner.top() >= outer.top() - 0.5
            && inner.bottom() <= outer.bottom() + 0.5
    })
}
