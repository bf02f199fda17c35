//! Key frames, as the browser's own animations want them. Only transform and opacity: they need no layout.

use js_sys::JSON;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// An element, as what can be animated.
    type Animated;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, frames: &JsValue, timing: &JsValue) -> Result<Running, JsValue>;

    /// An animation that is running.
    pub type Running;
    /// Ends it; what it moved is where it belongs.
    #[wasm_bindgen(method)]
    pub fn cancel(this: &Running);
}

/// Moves an element through key frames, written as JSON, `delay` milliseconds from now and for so many, at the speed that these
/// points stand for. Then it rests, until it is cancelled or the `whole` is over. `None` where the browser cannot: then the element
/// stands where it belongs.
///
/// Delay and rest are part of the animation: around each beginning and each end of one the browser makes five pictures on the page's own
/// thread, while what is within it moves without that.
pub fn animate(
    element: &web_sys::Element,
    frames: &str,
    delay: u16,
    lasts: u16,
    whole: u16,
    points: &str,
) -> Option<Running> {
    let frames = JSON::parse(frames).ok()?;
    // In tenths of a hundredth.
    let share = |at: u16| u32::from(at) * 1000 / u32::from(whole.max(1));
    let (begins, ends) = (share(delay), share(delay + lasts));
    let go = |timing: &str| element.unchecked_ref::<Animated>().animate(&frames, &JSON::parse(timing).ok()?).ok();
    let timing = format!(
        r#"{{"duration":{whole},"fill":"both","easing":"linear(0,0 {begins}e-1%,{points}1 {ends}e-1%,1 100%)"}}"#
    );
    // Older browsers have no speed by points, and refuse it.
    let plain = if points.is_empty() { "linear" } else { TRAVEL };
    go(&timing).or_else(|| go(&format!(r#"{{"duration":{lasts},"delay":{delay},"fill":"both","easing":"{plain}"}}"#)))
}

/// Slowing down: how much of the way lies behind after each tenth of the time.
pub const SLOWS: &str = ".36,.63,.79,.88,.93,.96,.98,.99,1,";
/// From place to place, slowing down.
pub const TRAVEL: &str = "cubic-bezier(.2,.75,.25,1)";
/// With a little spring at the end.
pub const SETTLE: &str = "cubic-bezier(.3,1.5,.5,1)";
/// Out of nothing.
pub const OUT: &str = "cubic-bezier(.2,.6,.3,1)";

/// A transform: so many pixels aside, so many thousandths of its size, turned over by so many degrees.
pub fn transform((x, y): (i32, i32), scale: i32, turn: i32) -> String {
    format!("translate({x}px,{y}px) scale({scale}e-3) rotateY({turn}deg)")
}

/// Coming into view.
pub const APPEARS: &str = r#"[{"opacity":0},{"opacity":1}]"#;
/// A peg going in.
pub const PEG: &str = r#"[{"transform":"scale(0)"},{"transform":"scale(1.25)","offset":0.6},{"transform":"scale(1)"}]"#;
