//! What each slot of a rack shows, as a signal of its own.

use crate::engine::Slot;
use crate::table::view::SlotView;
use leptos::prelude::*;

/// A signal for each slot, from slot 5 up, that changes only when that slot does. One effect feeds them all: with a memo
/// for each slot, every move would ask all slots of all racks whether it concerns them.
pub fn slot_views(read: impl Fn() -> [SlotView; Slot::COUNT] + 'static) -> [RwSignal<SlotView>; Slot::COUNT] {
    let signals = untrack(&read).map(RwSignal::new);
    Effect::new(move || {
        for (signal, view) in signals.into_iter().zip(read()) {
            if signal.get_untracked() != view {
                signal.set(view);
            }
        }
    });
    signals
}
