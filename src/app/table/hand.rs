//! Cards as they are drawn: in a slot, or loose in the tray.

use super::look::{Face, SlotLook};
use crate::app::parts::{Changing, El, band, el, number, put};
use crate::app::store::phrases;
use crate::engine::{Card, Slot};

/// The printed face of a card: its colour band with the number, standing where the number belongs.
pub fn card_print(card: Card) -> El {
    el("span").class("band").child(number(card.number()))
}

/// The number that would stand on a card, dashed: where the coach would put another card.
pub fn ghost(card: Card) -> El {
    let card = card.number();
    el("span").class("band ghost").set("style", &format!("--v:{card}")).hidden_from_readers().child(number(card))
}

/// The class of a card in a slot.
pub fn card_class(face: Face) -> String {
    match face {
        Face::Card(card) => format!("card d{}", band(card.number())),
        _ => "card card--back".to_owned(),
    }
}

/// The style that places the number on a card.
pub fn card_style(face: Face) -> String {
    match face {
        Face::Card(card) => format!("--v:{}", card.number()),
        _ => String::new(),
    }
}

/// A card that stays as it is in its slot, only to be seen.
pub fn fixed_card(face: Face) -> El {
    let card = el("span").class(&card_class(face)).set("style", &card_style(face));
    match face {
        Face::Card(print) => card.child(card_print(print)),
        _ => card,
    }
}

/// A card that stays as it is in its slot, a picture with a name.
pub fn named_card(slot: Slot, look: SlotLook) -> El {
    fixed_card(look.face).set("role", "img").label(&slot_name(slot, look))
}

/// What a slot is called whose card may be seen.
pub fn slot_name(slot: Slot, look: SlotLook) -> String {
    match look.face {
        Face::Card(card) => phrases().slot(slot.label(), card.number(), look.in_order),
        _ => phrases().empty_slot(slot.label()),
    }
}

/// Makes this element the card in a slot, and lets it follow the slot's look: its face, and on its back what is known of it, or on
/// its face what the coach would put there.
pub fn card_in(element: El, look: Changing<SlotLook>) -> El {
    element
        .show(
            move || look.get().face,
            |node, &face| {
                put(node, "class", &card_class(face));
                put(node, "style", &card_style(face));
            },
        )
        .dynamic_of(
            move || {
                let look = look.get();
                (look.face, look.known, look.hinted)
            },
            |&(face, known, hinted)| {
                let print = match face {
                    Face::Card(card) => Some(card_print(card)),
                    _ => known.map(|card| el("span").class("known").child(number(card.number()))),
                };
                print.into_iter().chain(hinted.map(ghost)).collect()
            },
        )
}

/// A loose card, face up or, without a card, its back.
pub fn loose_card(card: Option<Card>, highest: u8, kind: &str) -> El {
    let face = card.map_or(Face::Back, Face::Card);
    let loose = el("span")
        .class(&format!("{} loose {kind}", card_class(face)))
        .set("style", &format!("{};--max:{highest}", card_style(face)));
    match card {
        Some(card) => loose.child(card_print(card)),
        None => loose,
    }
}
