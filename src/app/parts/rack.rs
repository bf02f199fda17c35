//! The plastic rack: ten stepped slots and a lip. What stands in the slots is up to the screen.

use super::drawing::{Figure, Glyph, Number};
use crate::app::table::look::SlotLook;
use crate::engine::Slot;
use crate::i18n::Phrases;
use leptos::prelude::*;

/// One slot: a fixed element whose classes follow its look. The card is a child.
#[component]
pub fn SlotShell(
    /// Which slot.
    at: Slot,
    /// How it looks.
    #[prop(into)]
    look: Signal<SlotLook>,
    /// What stands in it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let class = move |flag: fn(&SlotLook) -> bool| move || look.with(flag);
    view! {
        <li
            class="slot"
            class:is-ok=class(|look| look.in_order)
            class:is-last=class(|look| look.last_in_order)
            class:is-break=class(|look| look.breaks)
            class:is-dim=class(|look| look.counted_out)
            class:is-new=class(|look| look.new)
            class:is-sel=class(|look| look.chosen)
            class:is-empty=class(|look| look.face == crate::app::table::look::Face::Empty)
            style=format!("--i:{}", at.row())
        >
            {children.map(|children| children())}
            <span class="step step--l" aria-hidden="true"><Number value=at.label().into()/></span>
            <span class="step step--r" aria-hidden="true"><i class="peg"></i></span>
        </li>
    }
}

/// A rack of this colour with its slots, from slot 50 at the back to slot 5 in front, and what is on its lip.
#[component]
pub fn RackBody<S, V>(
    /// The colour, 1 to 4.
    colour: usize,
    /// The highest card in play: numbers stand where they belong between 1 and this.
    highest: u8,
    /// Whether a card waits to be swapped in.
    #[prop(into, optional)]
    open: Signal<bool>,
    /// Makes the element of a slot.
    slots: S,
    /// What is on the lip.
    children: Children,
) -> impl IntoView
where
    S: Fn(Slot) -> V,
    V: IntoView + 'static,
{
    view! {
        <div class=format!("rack p{colour}") class:is-open=move || open.get() style=format!("--max:{highest}")>
            <div class="rack__body">
                <ol class="slots">{Slot::ALL.into_iter().rev().map(slots).collect_view()}</ol>
                <div class="lip">{children()}</div>
            </div>
        </div>
    }
}

/// The name plate on a lip, with the player's sign and total.
#[component]
pub fn Lip(
    /// The colour, 1 to 4.
    colour: usize,
    /// The name.
    name: String,
    /// The total, where it is shown.
    #[prop(into, optional)]
    total: Option<Signal<i32>>,
) -> impl IntoView {
    view! {
        <span class="plate">
            <Glyph colour/>
            <span>{name}</span>
            {total.map(|total| view! { <span class="pts">{move || total.get()}</span> })}
        </span>
    }
}

/// The name of the game, moulded into the plastic.
#[component]
pub fn Molded() -> impl IntoView {
    view! { <span class="molded"><Figure text="RACK-O"/></span> }
}

/// The rack of a seat nobody sits at.
pub fn vacant_rack(colour: usize, place: &'static str, phrases: &'static dyn Phrases) -> impl IntoView {
    view! {
        <section class=format!("opp opp--{place} is-vacant") aria-label=phrases.empty_seat()>
            <RackBody
                colour
                highest=60
                slots=|slot| view! { <SlotShell at=slot look=SlotLook::default()/> }
            >
                <span class="plate"><span>{phrases.empty_seat()}</span></span>
            </RackBody>
        </section>
    }
}
