//! The plastic rack: ten stepped slots and a lip. What stands in the slots is up to the screen.

use super::drawing::{glyph, number, word};
use super::element::{El, Part, el};
use super::follow::Given;
use crate::app::table::look::{Face, SlotLook};
use crate::engine::Slot;
use crate::i18n::Phrases;

/// One slot: an element that stays, whose classes follow its look. The card is its first child.
pub fn slot_shell(slot: Slot, look: Given<SlotLook>, card: Option<El>) -> El {
    let shell = el("li").set("style", &format!("--i:{}", slot.row()));
    let shell = match look {
        Given::Fixed(look) => shell.class(&classes(look)),
        _ => shell.bind("class", move || Some(classes(look.get()))),
    };
    shell
        .children(card.into_iter().collect())
        .child(el("span").class("step step--l").hidden_from_readers().child(number(slot.label())))
        .child(el("span").class("step step--r").hidden_from_readers().child(el("i").class("peg")))
}

/// The classes of a slot that looks like this.
fn classes(look: SlotLook) -> String {
    let mut classes = "slot".to_owned();
    for (name, holds) in [
        (" is-ok", look.in_order),
        (" is-last", look.last_in_order),
        (" is-break", look.breaks),
        (" is-dim", look.counted_out),
        (" is-new", look.new),
        (" is-sel", look.chosen),
        (" is-run", look.in_run),
        (" is-empty", look.face == Face::Empty),
        (" is-hot", look.hinted.is_some()),
    ] {
        if holds {
            classes.push_str(name);
        }
    }
    classes
}

/// A rack of this colour (1 to 4) with its slots, from slot 50 at the back to slot 5 in front, and its lip. Numbers stand
/// where they belong between 1 and the highest card in play.
pub fn rack(colour: usize, highest: u8, slot: impl Fn(Slot) -> El, lip: El) -> El {
    rack_of(colour, highest, el("ol").children(slots(slot)), lip)
}

/// The slots of a rack, as they stand on the page.
pub fn slots(slot: impl Fn(Slot) -> El) -> Part {
    Slot::ALL.into_iter().rev().map(slot).collect()
}

/// A rack with this list of slots.
pub fn rack_of(colour: usize, highest: u8, slots: El, lip: El) -> El {
    el("div")
        .class(&format!("rack p{colour}"))
        .set("style", &format!("--max:{highest}"))
        .child(el("div").class("rack__body").child(slots.class("slots")).child(lip.class("lip")))
}

/// The name plate on a lip, with the player's sign, and the partner's where there is one.
pub fn plate(colour: usize, partner: Option<usize>, name: &str) -> El {
    let plate = el("span").class("plate").child(glyph(colour));
    let plate = match partner {
        Some(partner) => plate.child(el("span").class(&format!("mate p{partner}")).child(glyph(partner))),
        None => plate,
    };
    plate.child(el("span").untranslated().text(name))
}

/// A total on a plate: points, or chips with a chip before them.
pub fn total(chips: bool, total: impl FnMut() -> String + 'static) -> El {
    el("span").class(if chips { "pts pts--chips" } else { "pts" }).untranslated().say(total)
}

/// The name of the game, moulded into the plastic.
pub fn molded() -> El {
    el("span").class("molded").child(word("RACK-O"))
}

/// The rack of a seat nobody sits at.
pub fn vacant_rack(colour: usize, place: &str, phrases: &Phrases) -> El {
    let empty = Given::Fixed(SlotLook::default());
    let plate = el("span").class("plate").child(el("span").text(phrases.empty_seat()));
    let list = el("ol").hidden_from_readers().children(slots(|slot| slot_shell(slot, empty, None)));
    el("section").class(&format!("opp opp--{place} is-vacant")).label(phrases.empty_seat()).child(rack_of(
        colour,
        60,
        list,
        el("div").child(plate),
    ))
}
