//! Where the spots of the table are on the page: their elements, and how large they are.

use super::rect::Rect;
use crate::app::browser::document::find;
use crate::engine::{Seat, Slot};
use crate::motion::Spot;
use web_sys::Element;

/// The class of a card that is not to be seen in its place, because it is on its way there. A rack that has it shows nothing
/// of the order of its cards.
pub const AWAY: &str = "is-away";
/// The class of a rack that a card goes to: it passes in front of its neighbours.
pub const FORWARD: &str = "is-forward";

/// Where pictures are put up that cross the table: it is laid out without the table.
pub fn overlay() -> Option<Element> {
    find("#sky")
}

/// The rack of the person in front.
pub fn own_rack() -> Option<Element> {
    find("main .mine .rack")
}

/// The rack of a seat, or what `part` selects in it.
pub fn in_rack(seat: Seat, part: &str) -> Option<Element> {
    find(&format!("main [data-seat='{}']{part}", seat.number()))
}

/// The element of a slot. Slot 50 stands first on the page.
pub fn slot_element(seat: Seat, slot: Slot) -> Option<Element> {
    in_rack(seat, &format!(" .slots > :nth-child({})", Slot::COUNT - slot.row()))
}

/// The peg beside a slot of the rack in front.
pub fn own_peg(slot: Slot) -> Option<Element> {
    find(&format!("main .mine .slots > :nth-child({}) .peg", Slot::COUNT - slot.row()))
}

/// The card that lies at a spot.
pub fn card_at(spot: Spot) -> Option<Element> {
    match spot {
        Spot::Stock => find(".well--stock .loose"),
        Spot::DiscardPile => find(".pile__cards > .loose:last-child"),
        Spot::Hand => find(".hand .loose"),
        Spot::Slot(seat, slot) => slot_element(seat, slot)?.first_element_child(),
    }
}

/// Where a card lies, or would lie, at a spot.
pub fn rect_at(spot: Spot) -> Rect {
    match spot {
        Spot::Hand => {
            let card = rect(card_at(spot));
            if !card.is_empty() {
                return card;
            }
            let hand = rect(find(".hand"));
            hand.card(hand.width.min(rect(find(".well--discard .pile")).width.max(60)))
        }
        Spot::Stock => pile(".pile--stock"),
        Spot::DiscardPile => pile(".well--discard .pile"),
        Spot::Slot(seat, _) => {
            let card = rect(card_at(spot));
            if !card.is_empty() {
                return card;
            }
            // On small screens only the plate of a rack is there, or only its pin on the ruler.
            let lip = rect(in_rack(seat, " .lip"));
            let pin = || rect(find(&format!(".pin[data-pin*='{}']", seat.number())));
            let rest = if lip.is_empty() { pin() } else { lip };
            rest.card(48)
        }
    }
}

fn pile(selector: &str) -> Rect {
    let pile = rect(find(selector));
    pile.card(pile.width)
}

fn rect(element: Option<Element>) -> Rect {
    element.map_or_else(Rect::default, |element| Rect::of(&element))
}
