//! Cards as they are drawn: in a slot, or loose in the tray.

use super::look::Face;
use crate::app::parts::{Number, band};
use crate::engine::Card;
use leptos::prelude::*;

/// The printed face of a card: its colour band with the number, standing where the number belongs.
#[component]
pub fn CardPrint(
    /// The card.
    card: Card,
) -> impl IntoView {
    view! { <span class="band"><Number value=card.number().into()/></span> }
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

/// A loose card, face up or, without a card, its back.
#[component]
pub fn LooseCard(
    /// The card, if its face may be seen.
    card: Option<Card>,
    /// The highest card in play.
    highest: u8,
    /// A further class.
    #[prop(optional)]
    kind: &'static str,
) -> impl IntoView {
    let face = card.map_or(Face::Back, Face::Card);
    view! {
        <span
            class=format!("{} loose {kind}", card_class(face))
            style=format!("{};--max:{highest}", card_style(face))
        >
            {card.map(|card| view! { <CardPrint card/> })}
        </span>
    }
}
