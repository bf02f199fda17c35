//! The focus is never lost at the table: when a button that had it goes, it moves to the rack. Where nothing has the
//! focus because nobody gave it to anything, it stays so: who reads along with a screen reader is not pulled away.

use crate::app::browser::{focus_is_lost, on_window};
use crate::app::parts::{Cell, whenever};
use crate::app::store::Store;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Looks after every change of the table whether what had the focus is still there.
pub fn keep_focus(store: Store) {
    let last: Cell<Option<Element>> = Cell::new(None);
    on_window("focusin", true, move |event| last.set(event.target().and_then(|target| target.dyn_into().ok())));
    let rescue = move || {
        let gone = |last: &Element| !last.is_connected() || last.class_list().contains("is-idle");
        let gone = last.try_with(|last| last.as_ref().is_some_and(gone)) == Some(true);
        if gone && focus_is_lost() {
            super::own::focus_rack();
        }
    };
    let mut first = true;
    whenever(move || {
        store.play.track();
        if !core::mem::take(&mut first) {
            // A frame later, when the browser has laid the table out: moving the focus before would make it do so at once.
            request_animation_frame(move || request_animation_frame(rescue));
        }
    });
}
