//! The focus is never lost at the table: when a button that had it goes, it moves to the rack.

use crate::app::browser::focus_is_lost;
use crate::app::store::Store;
use leptos::prelude::*;

/// Looks after every change of the table whether the focus is still somewhere.
pub fn keep_focus(store: Store) {
    Effect::new(move |before: Option<()>| {
        store.play.track();
        if before.is_some() {
            request_animation_frame(|| {
                if focus_is_lost() {
                    super::own::focus_rack();
                }
            });
        }
    });
}
