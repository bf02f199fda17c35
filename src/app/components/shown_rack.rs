//! A rack in order, to show what it is all about.

use super::card::StaticCard;
use super::rack::RackFrame;
use super::slot::SlotFrame;
use crate::engine::{Card, Rack, Slot};
use crate::table::view::open_slot;
use leptos::prelude::*;

/// Its cards, from slot 5 up.
const SHOWN: [u8; Slot::COUNT] = [4, 9, 14, 22, 28, 33, 39, 45, 52, 58];
/// The highest card of a full deck (R1).
const HIGHEST: u8 = 60;

/// A red rack in order. Only to be seen, but for what stands on its lip.
#[component]
pub fn ShownRack(
    /// What stands on its lip.
    lip: AnyView,
) -> impl IntoView {
    let rack = Rack::from_slots(SHOWN.map(Card::new));
    let slots = Slot::ALL.into_iter().rev().map(move |at| {
        let view = open_slot(&rack, at, false);
        let face = view.face;
        view! { <SlotFrame at view><StaticCard face/></SlotFrame> }
    });
    view! { <RackFrame colour=1 highest=HIGHEST lip is_hidden=true>{slots.collect_view()}</RackFrame> }
}
