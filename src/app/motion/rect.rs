//! Where something stands in the window, in whole pixels.

use web_sys::Element;

/// A rectangle in the window, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rect {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
}

impl Rect {
    /// Where an element stands.
    pub fn of(element: &Element) -> Rect {
        let rect = element.get_bounding_client_rect();
        let pixels = |length: f64| length.round() as i32;
        Rect { x: pixels(rect.x()), y: pixels(rect.y()), width: pixels(rect.width()), height: pixels(rect.height()) }
    }

    /// Whether nothing of it can be seen.
    pub fn is_empty(self) -> bool {
        self.width == 0 || self.height == 0
    }

    /// Its middle, across and down.
    pub fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    /// A loose card (8 by 5) of this width around the same middle.
    pub fn card(self, width: i32) -> Rect {
        let (x, y) = self.middle();
        let height = width * 5 / 8;
        Rect { x: x - width / 2, y: y - height / 2, width, height }
    }

    /// How wide it is, in thousandths of another.
    pub fn scale_to(self, other: Rect) -> i32 {
        self.width * 1000 / other.width.max(1)
    }
}
