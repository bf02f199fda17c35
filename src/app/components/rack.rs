//! The plastic rack: ten stepped slots and a lip.

use super::card::NamedCard;
use super::slot::SlotFrame;
use crate::app::state::phrases;
use crate::engine::Slot;
use crate::table::view::SlotView;
use leptos::prelude::*;

/// The highest card of a full deck (R1).
const HIGHEST: u8 = 60;

/// A rack around its slots, which are the children: from slot 50 at the back to slot 5 in front, as they stand on the page.
#[component]
pub fn RackFrame(
    /// The number of its colour, 1 to 4.
    colour: usize,
    /// The highest card in play: numbers stand where they belong between 1 and this.
    highest: u8,
    /// Whether it waits for a card.
    #[prop(optional, into)]
    is_open: Signal<bool>,
    /// What stands on its lip.
    lip: AnyView,
    /// Whether screen readers pass its slots over.
    #[prop(optional)]
    is_hidden: bool,
    /// The slots.
    children: Children,
) -> impl IntoView {
    view! {
        <div class=format!("rack p{colour}") class:is-open=is_open style=("--max", highest.to_string())>
            <div class="rack__body">
                <ol class="slots" aria-hidden=is_hidden.then_some("true")>{children()}</ol>
                <div class="lip">{lip}</div>
            </div>
        </div>
    }
}

/// A rack that stays as it is, with a name for every slot.
#[component]
pub fn Rack(
    /// The number of its colour, 1 to 4.
    colour: usize,
    /// The highest card in play.
    highest: u8,
    /// How its slots look, from slot 5 up.
    #[prop(into)]
    cards: Vec<SlotView>,
    /// What stands on its lip.
    lip: AnyView,
) -> impl IntoView {
    let slots = Slot::ALL.into_iter().zip(cards).rev().map(move |(at, view)| {
        view! { <SlotFrame at view><NamedCard at view/></SlotFrame> }
    });
    view! { <RackFrame colour highest lip>{slots.collect_view()}</RackFrame> }
}

/// The rack of a seat nobody sits at.
#[component]
pub fn VacantRack(
    /// The number of its colour, 1 to 4.
    colour: usize,
    /// Where it stands: left, top or right.
    edge: &'static str,
) -> impl IntoView {
    let phrases = phrases();
    let slots = Slot::ALL.into_iter().rev().map(|at| view! { <SlotFrame at view=SlotView::default()/> });
    let lip = view! { <span class="plate"><span>{phrases.empty_seat()}</span></span> };
    view! {
        <section class=format!("opp opp--{edge} is-vacant") aria-label=phrases.empty_seat()>
            <RackFrame colour highest=HIGHEST is_hidden=true lip=lip.into_any()>{slots.collect_view()}</RackFrame>
        </section>
    }
}
