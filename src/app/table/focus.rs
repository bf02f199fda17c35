//! The focus is never lost at the table: when a button that had it goes, it moves to the rack.

use crate::app::browser::focus_is_lost;
use crate::app::parts::whenever;
use crate::app::store::Store;
use leptos::prelude::*;

/// Looks after every change of the table whether the focus is still somewhere.
pub fn keep_focus(store: Store) {
    let mut first = true;
    whenever(move || {
        store.play.track();
        if !core::mem::take(&mut first) {
            // A frame later, when the browser has laid the table out: moving the focus before would make it do so at once.
            request_animation_frame(|| {
                request_animation_frame(|| {
                    if focus_is_lost() {
                        super::own::focus_rack();
                    }
                });
            });
        }
    });
}
