//! Where something stands in the window, in whole pixels.

/// A rectangle in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rect {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// How wide it is.
    pub w: i32,
    /// How high it is.
    pub h: i32,
}

impl Rect {
    /// Where an element stands.
    pub fn of(element: &web_sys::Element) -> Rect {
        let found = element.get_bounding_client_rect();
        let px = |length: f64| length.round() as i32;
        Rect { x: px(found.x()), y: px(found.y()), w: px(found.width()), h: px(found.height()) }
    }

    /// Whether there is nothing to be seen.
    pub fn is_empty(self) -> bool {
        self.w == 0 || self.h == 0
    }

    /// The middle, across and down.
    pub fn middle(self) -> (i32, i32) {
        (self.x + self.w / 2, self.y + self.h / 2)
    }

    /// A loose card (8 by 5) of this width around the same middle.
    pub fn card(self, width: i32) -> Rect {
        let (x, y) = self.middle();
        let height = width * 5 / 8;
        Rect { x: x - width / 2, y: y - height / 2, w: width, h: height }
    }

    /// How wide this is, in thousandths of another.
    pub fn scale_to(self, other: Rect) -> i32 {
        self.w * 1000 / other.w.max(1)
    }

    /// As a style that puts something there.
    pub fn style(self) -> String {
        format!("left:{}px;top:{}px;width:{}px;height:{}px", self.x, self.y, self.w, self.h)
    }
}
