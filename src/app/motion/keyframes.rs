//! Keyframes, played by the browser's own animations. Only transform and opacity are animated: they need no layout.

use crate::app::browser::objects::object;
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen]
extern "C" {
    /// An element, as far as it can be animated. For web-sys `animate` cannot fail; in older browsers it does.
    type Animated;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, keyframes: &Array, options: &Object) -> Result<Animation, JsValue>;

    /// A running animation.
    pub type Animation;
    /// Ends it; what it moved is where it belongs.
    #[wasm_bindgen(method)]
    pub fn cancel(this: &Animation);
}

/// From spot to spot, slowing down.
pub const TRAVEL: &str = "cubic-bezier(.2,.75,.25,1)";
/// With a little spring at the end.
pub const SPRING: &str = "cubic-bezier(.3,1.5,.5,1)";
/// Out of nothing.
pub const OUT: &str = "cubic-bezier(.2,.6,.3,1)";

/// How far an animation that slows down has got after each tenth of its time.
const SLOWING: &str = ".36,.63,.79,.88,.93,.96,.98,.99,1,";

/// A moment of an animation.
#[derive(Clone, Debug, Default)]
pub struct Keyframe {
    transform: Option<String>,
    opacity: Option<f64>,
    /// When, from 0 to 1; evenly between its neighbours if it is not set.
    offset: Option<f64>,
    /// How it goes on to the next.
    easing: Option<&'static str>,
}

impl Keyframe {
    /// With this CSS transform.
    pub fn transform(transform: String) -> Keyframe {
        Keyframe { transform: Some(transform), ..Keyframe::default() }
    }

    /// With this opacity, from 0 to 1.
    pub fn opacity(opacity: f64) -> Keyframe {
        Keyframe::default().with_opacity(opacity)
    }

    /// The same with this opacity, from 0 to 1.
    pub fn with_opacity(self, opacity: f64) -> Keyframe {
        Keyframe { opacity: Some(opacity), ..self }
    }

    /// The same at this share of the time, from 0 to 1.
    pub fn at(self, offset: f64) -> Keyframe {
        Keyframe { offset: Some(offset), ..self }
    }

    /// The same, going on to the next with this CSS easing.
    pub fn easing(self, easing: &'static str) -> Keyframe {
        Keyframe { easing: Some(easing), ..self }
    }

    fn to_js(&self) -> Object {
        let fields = [
            ("transform", self.transform.as_deref().map(JsValue::from_str)),
            ("opacity", self.opacity.map(JsValue::from_f64)),
            ("offset", self.offset.map(JsValue::from_f64)),
            ("easing", self.easing.map(JsValue::from_str)),
        ];
        object(fields.into_iter().filter_map(|(name, value)| Some((name, value?))))
    }
}

/// A transform: so many pixels aside, so many thousandths of its size, turned over by so many degrees.
pub fn transform((x, y): (i32, i32), scale: i32, turn: i32) -> String {
    format!("translate({x}px,{y}px) scale({scale}e-3) rotateY({turn}deg)")
}

/// How fast an animation runs through its keyframes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Evenly: what there is of easing is in the keyframes.
    Even,
    /// Slowing down.
    SlowingDown,
}

/// When an animation runs, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long it waits before.
    pub delay: u16,
    /// How long it runs.
    pub duration: u16,
    /// When it is over, from now: until then what has been moved rests.
    pub end: u16,
    /// How fast.
    pub speed: Speed,
}

impl Timing {
    /// As one animation from now to the end: the delay and the rest are part of it. Around the beginning and the end of an
    /// animation the browser paints on the page's own thread, and not in between.
    fn as_one(self) -> Object {
        let thousandths = |time: u16| u32::from(time) * 1000 / u32::from(self.end.max(1));
        let (begin, end) = (thousandths(self.delay), thousandths(self.delay + self.duration));
        let points = if self.speed == Speed::SlowingDown { SLOWING } else { "" };
        options(self.end, 0, &format!("linear(0,0 {begin}e-1%,{points}1 {end}e-1%,1 100%)"))
    }

    /// For older browsers, which have no easing by points and refuse it.
    fn plain(self) -> Object {
        options(self.duration, self.delay, if self.speed == Speed::SlowingDown { TRAVEL } else { "linear" })
    }
}

fn options(duration: u16, delay: u16, easing: &str) -> Object {
    object([("duration", duration.into()), ("delay", delay.into()), ("fill", "both".into()), ("easing", easing.into())])
}

/// Animates an element. `None` where the browser cannot: then the element stands where it belongs.
pub fn animate(element: &Element, keyframes: &[Keyframe], timing: Timing) -> Option<Animation> {
    let keyframes: Array = keyframes.iter().map(Keyframe::to_js).collect();
    let animated = element.unchecked_ref::<Animated>();
    animated.animate(&keyframes, &timing.as_one()).or_else(|_| animated.animate(&keyframes, &timing.plain())).ok()
}
