//! The figures of the sheets, drawn with the game's own rack.

use super::marked::Marked;
use crate::app::components::{MoldedName, Plate, Rack};
use crate::app::state::rule_book_phrases;
use crate::engine::{self, Card, Slot};
use crate::table::view::open_slot;
use leptos::prelude::*;

/// A rack with these cards. `counting` shows where the order breaks.
#[component]
pub fn FigureRack(
    /// Its colour, 1 to 4.
    colour: usize,
    /// The highest card of the deck.
    highest: u8,
    /// The cards from slot 5 to slot 50.
    cards: [u8; Slot::COUNT],
    /// Whether it shows where the order breaks.
    #[prop(optional)]
    counting: bool,
    /// A name on the lip; without one the game's.
    #[prop(optional_no_strip)]
    name: Option<String>,
) -> impl IntoView {
    let cards = engine::Rack::from_slots(cards.map(Card::new));
    let (run_from, run_length) = cards.longest_run_at();
    let slots = Slot::ALL.map(|slot| {
        let mut view = open_slot(&cards, slot, counting);
        let run = run_from.row()..run_from.row() + run_length;
        view.in_run = run_length >= 3 && run.contains(&slot.row());
        view
    });
    let lip = match name {
        Some(name) => view! { <Plate colour partner=None name/> }.into_any(),
        None => view! { <MoldedName/> }.into_any(),
    };
    view! { <Rack colour highest cards=slots lip/> }
}

/// A figure with its number and what it shows.
#[component]
pub fn Figure(
    /// Its number in the sheets, from 1.
    number: usize,
    /// The cards from slot 5 to slot 50.
    cards: [u8; Slot::COUNT],
    /// Whether it shows where the order breaks.
    #[prop(optional)]
    counting: bool,
    /// What it shows.
    caption: &'static str,
) -> impl IntoView {
    let highest = if cards.iter().all(|&card| card <= 40) { 40 } else { 60 };
    view! {
        <figure class={"book__g"}>
            <div class={"book__p formica"}>
                <FigureRack colour=(number - 1) % 4 + 1 highest cards counting name=None/>
            </div>
            <figcaption>
                <b>{rule_book_phrases().book_figure(number)}</b>
                " "
                <Marked text=caption/>
            </figcaption>
        </figure>
    }
}
