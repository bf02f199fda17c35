//! The four figures of the sheets, drawn with the game's own rack.

use crate::app::parts::{El, Given, el, molded, plate, rack, slot_shell};
use crate::app::table::hand::named_card;
use crate::app::table::look::open_slot;
use crate::engine::{Card, Rack, Slot};
use crate::i18n::BookPhrases;

/// A rack with these cards, from slot 5 to slot 50. `counting` shows where the order breaks.
pub fn figure_rack(colour: usize, highest: u8, cards: [u8; Slot::COUNT], counting: bool, name: Option<&str>) -> El {
    let cards = Rack::from_slots(cards.map(Card::new));
    let (from, length) = cards.longest_run_at();
    let slot = move |slot: Slot| {
        let mut look = open_slot(&cards, slot, counting);
        look.in_run = length >= 3 && (from.row()..from.row() + length).contains(&slot.row());
        slot_shell(slot, Given::Fixed(look), Some(named_card(slot, look)))
    };
    let lip = name.map_or_else(|| el("div").child(molded()), |name| el("div").child(plate(colour, None, name)));
    rack(colour, highest, slot, lip)
}

/// A figure with its number and what it shows.
pub fn figure(number: usize, cards: [u8; Slot::COUNT], counting: bool, shows: &str, said: &BookPhrases) -> El {
    let highest = if cards.iter().all(|&card| card <= 40) { 40 } else { 60 };
    let caption = el("figcaption").child(el("b").text(&said.book_figure(number))).text(" ").text(shows);
    el("figure")
        .class("book__g")
        .child(el("div").class("book__p formica").child(figure_rack(
            (number - 1) % 4 + 1,
            highest,
            cards,
            counting,
            None,
        )))
        .child(caption)
}
