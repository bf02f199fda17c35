//! A slot of the own rack: its card is a button, which reaches from its label to its peg.

use super::pressing::pressing;
use super::signals::shortcut;
use crate::app::browser::document::find;
use crate::app::browser::focus::focus;
use crate::app::components::{SlotCardContents, SlotFrame, card_class, card_value, slot_mark, slot_name};
use crate::app::state::{TableState, phrases};
use crate::engine::Slot;
use crate::table::input::Press;
use crate::table::view::SlotView;
use leptos::prelude::*;

/// A slot whose card can be pressed.
#[component]
pub fn OwnSlot(
    /// Which slot it is.
    at: Slot,
    /// What it shows.
    view: RwSignal<SlotView>,
    /// The slot that the Tab key stops at.
    tab_stop: RwSignal<Slot>,
) -> impl IntoView {
    let table = expect_context::<TableState>();
    let name = move || {
        let view = view.get();
        let name = slot_name(at, view);
        if view.hinted.is_some() { phrases().slot_hinted(&name) } else { name }
    };
    let stop_here = move |_| {
        if tab_stop.get_untracked() != at {
            tab_stop.set(at);
        }
    };
    view! {
        <SlotFrame at view>
            <button
                class=move || card_class(view.get().face)
                id=format!("slot-{}", at.label())
                style=("--v", move || card_value(view.get().face))
                aria-label=name
                aria-keyshortcuts=shortcut(key_of(at))
                aria-description=move || slot_mark(view.get())
                aria-pressed=move || view.get().chosen.then_some("true")
                aria-disabled=if table.is_replay() { "true" } else { "false" }
                data-slot=at.label().to_string()
                tabindex=move || if tab_stop.get() == at { "0" } else { "-1" }
                on:focus=stop_here
                on:click=pressing(Press::Slot(at))
            >
                <span class={"reach"}></span>
                <SlotCardContents view/>
            </button>
        </SlotFrame>
    }
}

/// The key of a slot: 1 for slot 5 to 9 for slot 45, 0 for slot 50.
fn key_of(slot: Slot) -> &'static str {
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"][slot.row()]
}

/// Moves the focus to a slot of the own rack.
pub fn focus_slot(slot: Slot) {
    focus(find(&format!(".mine [data-slot='{}']", slot.label())));
}

/// Moves the focus to the own rack: to the slot that the Tab key stops at.
pub fn focus_rack() {
    focus(find(".mine [data-slot][tabindex='0']"));
}
