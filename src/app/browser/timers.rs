//! Doing something later.

use super::owned::Owned;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::time::Duration;

/// A timer that can be set anew or cancelled, and is cancelled with the component that made it.
#[derive(Clone, Copy)]
pub struct Timer(StoredValue<Option<Timeout>, LocalStorage>);

impl Timer {
    /// A timer that is not set.
    pub fn new() -> Timer {
        Timer(StoredValue::new_local(None))
    }

    /// Does something `milliseconds` from now, in place of what it was set for before.
    pub fn set(self, milliseconds: u32, act: impl FnOnce() + 'static) {
        // It may be set from what the last one does: what was there is dropped after the look at it.
        let act = Owned::new(act);
        let timeout = Timeout::new(milliseconds, move || act.run());
        let before = self.0.try_update_value(|timer| timer.replace(timeout));
        drop(before);
    }

    /// Cancels it.
    pub fn cancel(self) {
        let before = self.0.try_update_value(Option::take);
        drop(before);
    }
}

impl Default for Timer {
    fn default() -> Self {
        Timer::new()
    }
}

/// Does something `milliseconds` from now, whatever happens to the caller meanwhile.
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) {
    let act = Owned::new(act);
    set_timeout(move || act.run(), Duration::from_millis(milliseconds.into()));
}

/// Does something as soon as what runs now is done.
pub fn soon(act: impl FnOnce() + 'static) {
    let act = Owned::new(act);
    queue_microtask(move || act.run());
}

/// Does something before the browser paints the next time.
pub fn next_frame(act: impl FnOnce() + 'static) {
    let act = Owned::new(act);
    request_animation_frame(move || act.run());
}

/// Does something once the browser has shown what there is now.
pub fn after_paint(act: impl FnOnce() + 'static) {
    next_frame(move || after(0, act));
}
