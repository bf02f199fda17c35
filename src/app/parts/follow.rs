//! Signals and memos, each made in one place a type: Leptos' own constructors are generated anew wherever they are called.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// A value that follows the state; what depends on it is only told when it has really changed.
pub fn follow<T: PartialEq + Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    boxed(Box::new(value))
}

#[inline(never)]
fn boxed<T: PartialEq + Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| value())
}

/// A value that can be changed.
#[inline(never)]
pub fn changeable<T: Send + Sync + 'static>(value: T) -> RwSignal<T> {
    RwSignal::new(value)
}

/// Does something now and whenever what it has read changes.
pub fn whenever(act: impl FnMut() + 'static) {
    whenever_boxed(Box::new(act));
}

#[inline(never)]
fn whenever_boxed(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_| act());
}

/// Does something so many milliseconds from now, unless the timer is dropped before.
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) -> Timeout {
    after_boxed(milliseconds, Box::new(act))
}

#[inline(never)]
fn after_boxed(milliseconds: u32, act: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(milliseconds, act)
}
