//! The open rack of the person who looks, with Rack-O! on its lip.

use super::hand::{CardPrint, card_class, card_style};
use super::input::Touch;
use super::look::{self, Face, slot_at_table};
use crate::app::parts::{Lip, RackBody, SlotShell};
use crate::app::store::{phrases, use_store};
use crate::engine::{Decision, Seat, Slot, highest_card};
use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The own rack.
#[component]
pub fn OwnRack(
    /// Whose it is.
    seat: Seat,
) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let (name, colour, highest) = store.play.with_untracked(|play| {
        play.as_ref()
            .map_or_else(Default::default, |play| (play.name(seat).to_owned(), play.colour(seat), highest(play)))
    });
    let total = Memo::new(move |_| {
        store.of_play(|play| play.recorded.game().totals().get(seat.number()).copied().unwrap_or(0))
    });
    let due = Memo::new(move |_| store.of_play(|play| look::due(play, Some(seat))));
    let open = Memo::new(move |_| {
        matches!(due.get(), Some(Decision::Drawn | Decision::Place))
            || due.get() == Some(Decision::Turn) && store.choice.get() == super::input::Choice::Discard
    });
    // One tab stop for the rack: the slot the focus was in last.
    let stop = RwSignal::new(Slot::ALL[0]);
    let section = NodeRef::<Section>::new();
    let move_focus = move |event: KeyboardEvent| {
        let row = stop.get_untracked().row();
        let to = match event.key().as_str() {
            "ArrowUp" | "ArrowRight" => row + 1,
            "ArrowDown" | "ArrowLeft" => row.wrapping_sub(1),
            "Home" => 9,
            "End" => 0,
            _ => return,
        };
        event.prevent_default();
        if let Some(slot) = Slot::from_row(to) {
            stop.set(slot);
            focus_slot(section, slot);
        }
    };
    view! {
        <section class="mine" aria-label=phrases.your_rack() node_ref=section on:keydown=move_focus>
            <RackBody
                colour
                highest
                open
                slots=move |slot| view! { <OwnSlot seat at=slot stop/> }
            >
                <Lip colour name=name.clone() total/>
                {move || due.get().map(|_| view! { <span class="token">{phrases.your_turn()}</span> })}
                <span class="lip__sp"></span>
                <GoOn due/>
                <Call seat/>
            </RackBody>
        </section>
    }
}

fn highest(play: &crate::app::store::InPlay) -> u8 {
    highest_card(play.recorded.game().playing().len())
}

fn focus_slot(section: NodeRef<Section>, slot: Slot) {
    if let Some(section) = section.get_untracked()
        && let Ok(Some(button)) = section.query_selector(&format!("[data-slot='{}']", slot.label()))
        && let Some(button) = button.dyn_ref::<web_sys::HtmlElement>()
    {
        // An element that cannot be focused is gone from the page, and the focus with it.
        let _ = button.focus();
    }
}

#[component]
fn OwnSlot(seat: Seat, at: Slot, stop: RwSignal<Slot>) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let slot = at;
    let look = Memo::new(move |_| {
        let choice = store.choice.get();
        store.of_play(|play| slot_at_table(play, Some(seat), seat, slot, choice))
    });
    let face = Memo::new(move |_| look.get().face);
    let name = move || match look.get() {
        look::SlotLook { face: Face::Card(card), in_order, .. } => phrases.slot(slot.label(), card.number(), in_order),
        _ => phrases.empty_slot(slot.label()),
    };
    view! {
        <SlotShell at=slot look>
            <button
                class=move || card_class(face.get())
                style=move || card_style(face.get())
                aria-label=name
                aria-pressed=move || look.get().chosen.then_some("true")
                data-slot=slot.label().to_string()
                tabindex=move || if stop.get() == slot { "0" } else { "-1" }
                on:focus=move |_| stop.set(slot)
                on:click=move |_| store.touch(Touch::Slot(slot))
            >
                {move || match face.get() {
                    Face::Card(card) => Some(view! { <CardPrint card/> }),
                    _ => None,
                }}
            </button>
        </SlotShell>
    }
}

/// The button that goes on without calling, when that is to be decided.
#[component]
fn GoOn(due: Memo<Option<Decision>>) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    move || {
        matches!(due.get(), Some(Decision::Announce | Decision::Eclair)).then(|| {
            view! {
                <button
                    class="key key--quiet"
                    aria-label=phrases.go_on_name()
                    on:click=move |_| store.touch(Touch::GoOn)
                >
                    {phrases.go_on()}
                </button>
            }
        })
    }
}

/// The Rack-O! button, with a pip for each card in order.
#[component]
fn Call(seat: Seat) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let button = NodeRef::<Button>::new();
    let in_order = Memo::new(move |_| {
        store.of_play(|play| play.recorded.game().round().map_or(0, |round| round.rack(seat).rising()))
    });
    let ready = Memo::new(move |_| {
        store.of_play(|play| {
            look::due(play, Some(seat)).is_some() && play.recorded.game().legal().has(crate::engine::Action::Announce)
        })
    });
    let pips = (0..10).map(move |place| view! { <i class:on=move || place < in_order.get()></i> });
    view! {
        <button
            node_ref=button
            class="key call"
            class:key--sun=ready
            class:is-ready=ready
            aria-disabled=move || (!ready.get()).then_some("true")
            aria-label=move || phrases.call_name(in_order.get())
            on:click=move |_| store.touch(Touch::Call)
        >
            <span>{phrases.call()}</span>
            <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
        </button>
    }
}
