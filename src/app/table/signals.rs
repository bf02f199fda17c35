//! What several parts of the table read: what each slot shows, what the tray shows, and the keys of buttons.

use crate::app::state::{SettingsState, TableInput};
use crate::engine::Slot;
use crate::storage::SettingsStoreFields;
use crate::table::view::{SlotView, TrayView};
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

/// Something of what the tray shows, tracked; the default where no round is on the table.
pub fn of_tray<T: Default + 'static>(
    tray: Memo<Option<TrayView>>,
    read: fn(&TrayView) -> T,
) -> impl Fn() -> T + Copy + Send + Sync + 'static {
    move || tray.with(|tray| tray.as_ref().map_or_else(T::default, read))
}

/// The key of a button, for its `aria-keyshortcuts`: none while the keys are switched off, and in a replay, which has none.
pub fn shortcut(key: &'static str) -> impl Fn() -> Option<&'static str> + Copy {
    let has_keys = TableInput::here().is_some();
    let is_on = expect_context::<SettingsState>().fields.keys();
    move || (has_keys && is_on.get()).then_some(key)
}
