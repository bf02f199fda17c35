//! Another player's rack: backs only. No card of it is in the page.

use super::character::{CharacterAt, character_at};
use super::seat_info::{SeatInfo, total_at_table};
use super::signals::slot_views;
use crate::app::components::{
    ChipStack, Keyed, Plate, RackFrame, SlotCardContents, SlotFrame, Total, card_class, card_value, or_nothing,
    slot_mark, slot_name,
};
use crate::app::state::{SettingsState, TableState, phrases};
use crate::engine::{Goal, Seat, Slot};
use crate::i18n::Standing;
use crate::storage::SettingsStoreFields;
use crate::table::TableMatch;
use crate::table::input::Selection;
use crate::table::moves::{last_turn_of, note};
use crate::table::view::{SlotView, changed_slot, known_card, rack_at_table};
use leptos::prelude::*;

/// The rack of a player other than the viewer. In a replay every rack is open.
#[component]
pub fn OtherRack(
    /// Whose it is.
    seat: Seat,
    /// Where it stands: left, top, right, or `mine` in front where nobody's rack is open.
    edge: &'static str,
) -> impl IntoView {
    let table = expect_context::<TableState>();
    let settings = expect_context::<SettingsState>();
    let phrases = phrases();
    let current = table.current;
    let is_open = table.is_replay();
    let SeatInfo { name, colour, partner, highest, is_for_chips } =
        current.with_untracked(|game| SeatInfo::of(game, seat));
    let viewer = current.viewer.get_untracked();
    let (standing, goal) = current.game.with_untracked(|game| {
        game.as_ref().map_or((Standing::Opponent, Goal::Points(0)), |game| (standing(game, seat, viewer), game.goal()))
    });
    let total = total_at_table(current, seat);
    let note = Memo::new(move |_| current.with(|game| note(last_turn_of(game, seat)?, phrases)));
    // Where the rack itself is not to be seen, the plate says which slot has another card.
    let spot = Memo::new(move |_| {
        let slot = current.with(|game| changed_slot(game, seat));
        slot.map_or_else(String::new, |slot| slot.label().to_string())
    });
    let is_waiting = move || current.with(|game| game.state().to_act() != Some(seat));
    // The memory aid: what everybody saw go in.
    let has_memory_aid = move || !is_open && settings.fields.memory_aid().get();
    let views = slot_views(move || {
        let viewer = is_open.then_some(seat);
        let mut views = current.with(|game| rack_at_table(game, viewer, seat, Selection::Nothing));
        if has_memory_aid() {
            let known = current.with(|game| Slot::ALL.map(|slot| known_card(game, seat, slot)));
            for (view, known) in views.iter_mut().zip(known) {
                view.known = known;
            }
        }
        views
    });
    let label = {
        let name = name.clone();
        move || {
            if is_open {
                return name.clone();
            }
            let label = phrases.other_rack(&name, standing, total.get(), goal, note.get());
            views.into_iter().zip(Slot::ALL).fold(label, |label, (view, slot)| match view.get().known {
                Some(card) => format!("{label}, {}", phrases.known(slot.label(), card.number())),
                None => label,
            })
        }
    };
    let character = current.with_untracked(|game| character_at(game, seat)).filter(|_| edge != "mine");
    let class = match standing {
        _ if edge == "mine" => "mine mine--covered".to_owned(),
        Standing::Out => format!("opp opp--{edge} is-out"),
        _ => format!("opp opp--{edge}"),
    };
    let badge = match standing {
        Standing::Partner => Some(phrases.partner()),
        Standing::Out => Some(phrases.out()),
        Standing::Opponent => None,
    };
    let is_computer = current.with_untracked(|game| game.recorded.is_computer(seat));
    let doing = if is_computer { phrases.thinking() } else { phrases.your_turn() };
    let lip = view! {
        <Plate colour partner name>
            <Total is_chips=is_for_chips total=move || total.get().to_string()/>
            <i class="spot" aria-hidden="true" translate="no" prop:textContent=spot></i>
        </Plate>
        {badge.map(|text| view! { <span class="badge">{text}</span> })}
        <span class="token" class:is-idle=is_waiting>{doing}</span>
    }
    .into_any();
    let slots = Slot::ALL.into_iter().rev().map(move |slot| {
        view! { <OtherSlot at=slot view=views[slot.row()] is_open/> }
    });
    let count = Memo::new(move |_| u32::try_from(total.get()).unwrap_or(0));
    let chips = move || view! { <Keyed key=count children=|count| view! { <ChipStack count/> }/> };
    let shown_note =
        |note: Option<String>| or_nothing(note.map(|note| view! { <p class="note" aria-hidden="true">{note}</p> }));
    view! {
        <section
            class=class
            class:has-face=character.is_some()
            data-seat=seat.number().to_string()
            aria-label=label
        >
            {character.map(|character| view! { <CharacterAt seat character/> })}
            // Ten backs: the name of the rack says all that may be known of them.
            <RackFrame colour highest lip is_hidden=!is_open>
                {slots.collect_view()}
            </RackFrame>
            <div class="held">
                {is_for_chips.then(chips)}
            </div>
            <Keyed key=note children=shown_note/>
        </section>
    }
}

/// What the player in a seat is to the viewer. At a table of computer players nobody is anybody's partner.
fn standing(game: &TableMatch, seat: Seat, viewer: Option<Seat>) -> Standing {
    if !game.seats_in_round().has(seat) {
        Standing::Out
    } else if viewer.is_some() && game.partner(seat) == viewer {
        Standing::Partner
    } else {
        Standing::Opponent
    }
}

#[component]
fn OtherSlot(at: Slot, view: RwSignal<SlotView>, is_open: bool) -> impl IntoView {
    view! {
        <SlotFrame at view>
            <span
                class=move || card_class(view.get().face)
                style=("--v", move || card_value(view.get().face))
                role=is_open.then_some("img")
                aria-label=move || is_open.then(|| slot_name(at, view.get()))
                aria-description=move || slot_mark(view.get())
            >
                <SlotCardContents view/>
            </span>
        </SlotFrame>
    }
}
