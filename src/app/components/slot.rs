//! One slot of a rack.

use super::numerals::Numeral;
use crate::engine::Slot;
use crate::table::view::{Face, SlotView};
use leptos::prelude::*;

/// A slot: an element that stays, whose classes follow how it looks. Its children are the card.
#[component]
pub fn SlotFrame(
    /// Which slot it is. (`slot` is a word of `view!` itself.)
    at: Slot,
    /// How it looks.
    #[prop(into)]
    view: Signal<SlotView>,
    /// The card.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <li class=move || view.with(slot_class) style=("--i", at.row().to_string())>
            {children.map(|children| children())}
            <span class="step step--l" aria-hidden="true"><Numeral value=at.label()/></span>
            <span class="step step--r" aria-hidden="true"><i class={"peg"}></i></span>
        </li>
    }
}

fn slot_class(view: &SlotView) -> String {
    let mut class = "slot".to_owned();
    for (name, holds) in [
        (" is-ok", view.in_order),
        (" is-last", view.last_in_order),
        (" is-block", view.blocks),
        (" is-break", view.breaks),
        (" is-dim", view.counted_out),
        (" is-new", view.new),
        (" is-sel", view.chosen),
        (" is-run", view.in_run),
        (" is-empty", view.face == Face::Empty),
        (" is-hot", view.hinted.is_some()),
    ] {
        if holds {
            class.push_str(name);
        }
    }
    class
}
