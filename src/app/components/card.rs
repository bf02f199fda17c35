//! Cards as they are drawn: in a slot, or loose.

use super::numerals::Numeral;
use crate::app::state::phrases;
use crate::engine::{Card, Slot};
use crate::table::view::{Face, SlotView};
use leptos::prelude::*;

/// The number of a card's colour band, one per ten (`d0` to `d5`).
pub fn colour_band(card: u8) -> usize {
    usize::from(card.saturating_sub(1) / 10).min(5)
}

/// The class of a card in a slot.
pub fn card_class(face: Face) -> String {
    match face {
        Face::Card(card) => format!("card d{}", colour_band(card.number())),
        _ => "card card--back".to_owned(),
    }
}

/// The style property `--v` of a card, which places its number.
pub fn card_value(face: Face) -> Option<String> {
    match face {
        Face::Card(card) => Some(card.number().to_string()),
        _ => None,
    }
}

/// The accessible name of a slot whose card may be seen.
pub fn slot_name(slot: Slot, view: SlotView) -> String {
    match view.face {
        Face::Card(card) => phrases().slot(slot.label(), card.number(), view.in_order),
        _ => phrases().empty_slot(slot.label()),
    }
}

/// What the mark beside a slot says, for whoever does not see it. That a card counts is in the name of its slot.
pub fn slot_mark(view: SlotView) -> Option<&'static str> {
    match view {
        SlotView { blocks: true, .. } => Some(phrases().blocks_next()),
        SlotView { breaks: true, .. } => Some(phrases().breaks_order()),
        _ => None,
    }
}

/// The face that a card shows, if it does.
const fn printed(face: Face) -> Option<Card> {
    match face {
        Face::Card(card) => Some(card),
        _ => None,
    }
}

/// The printed face of a card: its colour band with the number.
#[component]
fn CardPrint(card: Card) -> impl IntoView {
    view! { <span class="band"><Numeral value=card.number()/></span> }
}

/// The number, dashed, of a card that the coach would put here.
#[component]
pub fn GhostNumber(
    /// The card.
    card: Card,
    /// Whether it gives way to the right of the number that stands there, or to its left.
    right: Option<bool>,
) -> impl IntoView {
    let number = card.number();
    let class = match right {
        Some(true) => "band ghost ghost--r",
        Some(false) => "band ghost ghost--l",
        None => "band ghost",
    };
    view! {
        <span class=class style=("--v", number.to_string()) aria-hidden="true">
            <Numeral value=number/>
        </span>
    }
}

/// A card that stays as it is in its slot, only to be seen.
#[component]
pub fn StaticCard(
    /// What it shows.
    face: Face,
) -> impl IntoView {
    view! {
        <span class=card_class(face) style=("--v", card_value(face))>
            {printed(face).map(|card| view! { <CardPrint card/> })}
        </span>
    }
}

/// A card that stays as it is in its slot, with a name for screen readers and the coach's number where there is one.
#[component]
pub fn NamedCard(
    /// The slot it stands in.
    at: Slot,
    /// How the slot looks.
    view: SlotView,
) -> impl IntoView {
    view! {
        <span
            class=card_class(view.face)
            style=("--v", card_value(view.face))
            role="img"
            aria-label=slot_name(at, view)
        >
            {printed(view.face).map(|card| view! { <CardPrint card/> })}
            {view.hinted.map(|card| view! { <GhostNumber card right=view.hint_right/> })}
        </span>
    }
}

/// What is on the card in a slot, as it follows the state: on its face the number, on its back what is known of it, and on
/// either what the coach would put there.
#[component]
pub fn SlotCardContents(
    /// How the slot looks.
    #[prop(into)]
    view: Signal<SlotView>,
) -> impl IntoView {
    let shown = Memo::new(move |_| view.with(|view| (view.face, view.known, view.hinted, view.hint_right)));
    move || {
        let (face, known, hinted, right) = shown.get();
        let print = match face {
            Face::Card(card) => Some(("band", card)),
            _ => known.map(|card| ("known", card)),
        };
        view! {
            {print.map(|(class, card)| view! { <span class=class><Numeral value=card.number()/></span> })}
            {hinted.map(|card| view! { <GhostNumber card right/> })}
        }
    }
}

/// A loose card, face up or, without a card, its back.
#[component]
pub fn LooseCard(
    /// The card.
    card: Option<Card>,
    /// The highest card in play: the number stands where it belongs between 1 and this.
    highest: u8,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    /// A name for screen readers; without one the card is only to be seen.
    #[prop(optional, into)]
    label: Option<String>,
) -> impl IntoView {
    let face = card.map_or(Face::Back, Face::Card);
    view! {
        <span
            class=format!("{} loose {class}", card_class(face))
            style=("--v", card_value(face))
            style=("--max", highest.to_string())
            role=label.is_some().then_some("img")
            aria-label=label
        >
            {card.map(|card| view! { <CardPrint card/> })}
        </span>
    }
}
