//! The focus is never lost at the table: when a button that had it goes, it moves to the rack. Where nothing has the
//! focus because nobody gave it to anything, it stays so: who reads along with a screen reader is not pulled away.

use super::own_slot::focus_rack;
use crate::app::browser::events::{on_window_first, target_element};
use crate::app::browser::focus::focus_is_lost;
use crate::app::browser::timers::next_frame;
use crate::app::state::{Coach, CurrentMatch};
use leptos::prelude::*;
use web_sys::Element;

/// Looks after every change of the table whether what had the focus is still there. A button out of sight may keep it for a
/// moment: then the browser takes it away later, when nobody looks any more.
pub fn keep_focus() {
    let current = expect_context::<CurrentMatch>();
    let coach = expect_context::<Coach>();
    let last = StoredValue::new_local(None::<Element>);
    on_window_first("focusin", move |event| last.set_value(target_element(event)));
    let rescue = move || {
        let is_gone = |last: &Element| !last.is_connected() || last.class_list().contains("is-idle");
        let gone = last.try_with_value(|last| last.clone().filter(is_gone)).flatten();
        if gone.is_some() && (focus_is_lost() || document().active_element() == gone) {
            focus_rack();
        }
    };
    let after_change = move |_: &(), _: Option<&()>, _: Option<()>| {
        // A frame later, when the browser has laid the table out: moving the focus before would make it do so at once.
        next_frame(move || next_frame(rescue));
    };
    let track = move || {
        current.game.track();
        // What stands in the prompt goes with the selection and the hint, and so does a link in it.
        current.selection.selected.track();
        current.selection.refusal.track();
        let _ = coach.hint();
    };
    Effect::watch(track, after_change, false);
}
