//! Where the cards lie on the page, and how they are marked while something moves.

use crate::app::browser::found;
use crate::engine::{Seat, Slot};
use crate::motion::Place;
use web_sys::Element;

/// A card that is away is not to be seen in its place; a rack whose cards are shows nothing of their order.
pub const AWAY: &str = "is-away";
/// What goes to a rack passes in front of its neighbours. It is a class for as long: an animation of what the compositor cannot
/// animate would have all that moves styled anew in every frame.
pub const FORWARD: &str = "is-forward";

/// Gives an element a class, or takes it away.
pub fn mark(element: &Element, class: &str, on: bool) {
    // It fails only for a class whose name is none.
    let _ = element.class_list().toggle_with_force(class, on);
}

/// Where what crosses the table is put up: it is laid out without the table.
pub fn sky() -> Option<Element> {
    found("#sky")
}

/// A part of a rack.
pub fn in_rack(seat: Seat, part: &str) -> Option<Element> {
    found(&format!("main [data-seat='{}']{part}", seat.number()))
}

/// The element of a slot. Slot 50 stands first on the page.
pub fn slot_element(seat: Seat, slot: Slot) -> Option<Element> {
    in_rack(seat, &format!(" .slots > :nth-child({})", Slot::COUNT - slot.row()))
}

/// The card that lies at a place.
pub fn card_at(place: Place) -> Option<Element> {
    match place {
        Place::Stock => found(".well--stock .loose"),
        Place::DiscardPile => found(".well--discard .pile > .loose:last-child"),
        Place::Hand => found(".hand .loose"),
        Place::Slot(seat, slot) => slot_element(seat, slot)?.first_element_child(),
    }
}
