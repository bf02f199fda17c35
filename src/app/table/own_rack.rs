//! The open rack of the viewer, with Rack-O! on its lip.

use super::announce_button::AnnounceButton;
use super::hint_button::HintButton;
use super::own_slot::{OwnSlot, focus_slot};
use super::pass_button::PassButton;
use super::run_card::RunPill;
use super::seat_info::{SeatInfo, total_at_table};
use super::signals::slot_views;
use crate::app::browser::keyboard::Key;
use crate::app::browser::timers::soon;
use crate::app::components::{Plate, RackFrame, Total, nothing};
use crate::app::state::{Coach, Navigation, SettingsState, TableState, phrases};
use crate::engine::{Action, Decision, Seat, Slot};
use crate::storage::{Learning, SettingsStoreFields};
use crate::table::runs::RunView;
use crate::table::view::{card_at_hand, rack_at_table};
use leptos::prelude::*;
use web_sys::Event;

/// The rack of the viewer: a button for each slot, and on the lip the name plate and what can be decided.
#[component]
pub fn OwnRack(
    /// Whose it is.
    seat: Seat,
    /// Its longest run, where runs matter.
    run: Memo<Option<RunView>>,
) -> impl IntoView {
    let table = expect_context::<TableState>();
    let coach = expect_context::<Coach>();
    let navigation = expect_context::<Navigation>();
    let settings = expect_context::<SettingsState>();
    let phrases = phrases();
    let current = table.current;
    let SeatInfo { name, colour, partner, highest, is_for_chips } =
        current.with_untracked(|game| SeatInfo::of(game, seat));
    let total = total_at_table(current, seat);
    // What is there for a decision only stays on the page, unseen.
    let is_idle = Memo::new(move |_| table.decision_due().is_none());
    let is_asked = move || matches!(table.decision_due(), Some(Decision::Announce | Decision::Eclair));
    let is_open = move || match table.decision_due() {
        Some(Decision::Drawn) => true,
        Some(Decision::Turn) => current.selection.selected.get().holds_discard(),
        _ => false,
    };
    let can_ask = move || settings.fields.learning().get() != Learning::Off;
    let views = slot_views(move || {
        let selection = current.selection.selected.get();
        let mut views = current.with(|game| rack_at_table(game, Some(seat), seat, selection));
        // The number that the coach would put there.
        if let Some(Action::Take(to) | Action::Exchange(to) | Action::Place(to)) =
            coach.hint().and_then(|hint| hint.action)
            && let Some(card) = current.with(|game| game.state().round().and_then(card_at_hand))
        {
            views[to.row()].hint(card, highest);
        }
        views
    });
    // One tab stop for the rack: the slot the focus was in last.
    let tab_stop = RwSignal::new(Slot::ALL[0]);
    let move_focus = move |event: &Event| {
        // With a modifier a key is the browser's.
        let Some(key) = Key::of(event).filter(|key| !key.has_modifier) else { return };
        // The table may just have gone by the very key that is pressed.
        let Some(from) = tab_stop.try_get_untracked() else { return };
        if let Some(row) = row_after(&key.name, from.row()) {
            event.prevent_default();
            if let Some(slot) = Slot::from_row(row) {
                tab_stop.set(slot);
                // What listens to the focus may send keys of its own.
                soon(move || focus_slot(slot));
            }
        }
    };
    // In a replay, anybody's rack may stand in front.
    let label = if table.is_replay() { name.clone() } else { phrases.your_rack().to_owned() };
    let lip = view! {
        <Plate colour partner name>
            <Total is_chips=is_for_chips total=move || total.get().to_string()/>
        </Plate>
        <span class="token" class:is-idle=is_idle>{phrases.your_turn()}</span>
        <span class={"lip__sp"}></span>
        <RunPill run/>
        <Show when=is_asked fallback=nothing>
            <PassButton/>
        </Show>
        <Show when=can_ask fallback=nothing>
            <HintButton is_idle/>
        </Show>
        <AnnounceButton seat/>
    }
    .into_any();
    let slots = Slot::ALL.into_iter().rev().map(move |slot| {
        view! { <OwnSlot at=slot view=views[slot.row()] tab_stop/> }
    });
    view! {
        <section
            class="mine"
            class:is-asked=is_asked
            class:is-cheered=move || navigation.celebrated() == Some(seat)
            data-seat=seat.number().to_string()
            aria-label=label
            on:keydown=move |event| move_focus(&event)
        >
            <RackFrame colour highest is_open lip>
                {slots.collect_view()}
            </RackFrame>
        </section>
    }
}

/// The row that a key leads to; it may be beyond the ends of the rack.
fn row_after(key: &str, row: usize) -> Option<usize> {
    match key {
        "ArrowUp" | "ArrowRight" => Some(row + 1),
        "ArrowDown" | "ArrowLeft" => Some(row.wrapping_sub(1)),
        "Home" => Some(Slot::COUNT - 1),
        "End" => Some(0),
        _ => None,
    }
}
