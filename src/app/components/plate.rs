//! What stands on the lip of a rack.

use super::numerals::DrawnText;
use super::signs::Glyph;
use leptos::prelude::*;

/// The name plate, with the player's sign, and the partner's where there is one. Its children follow the name.
#[component]
pub fn Plate(
    /// The number of the player's colour, 1 to 4.
    colour: usize,
    /// The number of the partner's colour.
    #[prop(optional_no_strip)]
    partner: Option<usize>,
    /// The player's name.
    #[prop(into)]
    name: String,
    /// What follows the name.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let partner =
        partner.map(|partner| view! { <span class=format!("mate p{partner}")><Glyph colour=partner/></span> });
    view! {
        <span class="plate">
            <Glyph colour/>
            {partner}
            <span translate="no" dir="auto">{name}</span>
            {children.map(|children| children())}
        </span>
    }
}

/// A total on a plate: points, or chips with a chip before them.
#[component]
pub fn Total(
    /// Whether they are chips.
    is_chips: bool,
    /// The number.
    #[prop(into)]
    total: Signal<String>,
) -> impl IntoView {
    // The property is set anew with every change that is told, be it none.
    let total = Memo::new(move |_| total.get());
    view! {
        <span class=if is_chips { "pts pts--chips" } else { "pts" } translate="no" prop:textContent=move || total.get()></span>
    }
}

/// The name of the game, moulded into the plastic.
#[component]
pub fn MoldedName() -> impl IntoView {
    view! { <span class="molded"><DrawnText text="RACK-O"/></span> }
}
