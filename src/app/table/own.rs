//! The open rack of the person who looks, with Rack-O! on its lip.

use super::hand::{card_in, slot_name};
use super::input::Touch;
use super::look::{self, SlotLook, rack_at_table};
use super::runs::run_pill;
use crate::app::browser::{focus, found};
use crate::app::in_play::InPlay;
use crate::app::parts::{
    Changing, El, Given, Part, changeable, el, follow, follow_each, icon, nothing, plate, put, rack_of, slot_shell,
    slots, total,
};
use crate::app::store::{Store, phrases, use_store};
use crate::engine::{Action, Decision, Seat, Slot};
use crate::storage::Learning;
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
    let (name, colour, mate, highest, chips) = store.play.with_untracked(|play| {
        play.as_ref().map_or_else(Default::default, |play| {
            let mate = play.partner(seat).map(|partner| play.colour(partner));
            (play.name(seat, phrases).to_owned(), play.colour(seat), mate, play.highest(), play.for_chips())
        })
    });
    let sum = move || store.of_play(|play| play.total(seat)).to_string();
    // Who looks back has nothing to decide.
    let due = follow(move || if store.watching() { None } else { store.of_play(|play| look::due(play, Some(seat))) });
    let open = follow(move || {
        due.get() == Some(Decision::Drawn) || due.get() == Some(Decision::Turn) && store.choice.get().holds_discard()
    });
    let looks = follow_each(move || {
        let choice = store.choice.get();
        let mut looks = store.of_play(|play| rack_at_table(play, Some(seat), seat, choice));
        // The number that the coach would put there.
        if let Some(Action::Take(to) | Action::Exchange(to) | Action::Place(to)) =
            store.hint().and_then(|hint| hint.action)
        {
            looks[to.row()].hinted = store.of_play(|play| play.recorded.game().round().and_then(look::held_or_open));
        }
        looks
    });
    // One tab stop for the rack: the slot the focus was in last.
    let stop = changeable(Slot::ALL[0]);
    let move_focus = move |event: web_sys::Event| {
        let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
        // With a modifier a key is the browser's. And the table may just have gone by the very key that is pressed.
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let Some(row) = stop.try_with_untracked(|slot| slot.row()).filter(|_| !modified) else { return };
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
            focus_slot(slot);
        }
    };
    // What is there for a decision only stays on the page, unseen.
    let off = move || due.get().is_none();
    let learns = follow(move || store.settings.with(|settings| settings.learning != Learning::Off));
    let lip = el("div")
        .child(plate(colour, mate, &name).child(total(chips, sum)))
        .child(el("span").class("token").flag("is-idle", off).text(phrases.your_turn()))
        .child(el("span").class("lip__sp"))
        .child(run_pill(seat))
        .dynamic(move || go_on(due.get()))
        .when(move || learns.get(), move || hint_key(store).flag("is-idle", off))
        .child(call(seat));
    let list = el("ol").children(slots(|slot| own_slot(slot, looks[slot.row()], stop)));
    el("section")
        .class("mine")
        .flag("is-asked", move || matches!(due.get(), Some(Decision::Announce | Decision::Eclair)))
        .set("data-seat", &seat.number().to_string())
        // Looking back, anybody's rack may stand in front.
        .label(if store.watching() { &name } else { phrases.your_rack() })
        .on("keydown", move_focus)
        .child(rack_of(colour, highest, list, lip).flag("is-open", move || open.get()))
        .made()
}

fn focus_slot(slot: Slot) {
    focus(found(&format!(".mine [data-slot='{}']", slot.label())));
}

/// Moves the focus to the rack: to the slot that has its tab stop.
pub fn focus_rack() {
    focus(found(".mine [data-slot][tabindex='0']"));
}

fn own_slot(slot: Slot, look: Changing<SlotLook>, stop: Changing<Slot>) -> El {
    let store = use_store();
    let phrases = phrases();
    let name = move || {
        let look = look.get();
        let name = slot_name(slot, look);
        if look.hinted.is_some() { phrases.slot_hinted(&name) } else { name }
    };
    let button = card_in(el("button"), look)
        .bind("aria-label", move || Some(name()))
        .bind_true("aria-pressed", move || look.get().chosen)
        .set("aria-disabled", if store.watching() { "true" } else { "false" })
        .set("data-slot", &slot.label().to_string())
        .bind("tabindex", move || Some(if stop.get() == slot { "0" } else { "-1" }.to_owned()))
        .on("focus", move |_| stop.set_if_new(slot))
        .on("click", move |_| store.touch(Touch::Slot(slot)));
    slot_shell(slot, Given::Changing(look), Some(button))
}

/// Whether the hint to be shown is such an action.
pub fn hinted(store: Store, such: impl Fn(Action) -> bool) -> bool {
    store.hint().and_then(|hint| hint.action).is_some_and(such)
}

/// The button that asks the coach.
fn hint_key(store: Store) -> El {
    let phrases = phrases();
    let text = el("span").text(phrases.hint());
    el("button")
        .class("key key--quiet hint")
        .bind("aria-pressed", move || Some(store.hint().is_some().to_string()))
        .label(phrases.hint())
        .on("click", move |_| store.toggle_hint())
        .child(icon("lamp"))
        .child(text)
}

/// The button that goes on without calling, when that is to be decided.
fn go_on(due: Option<Decision>) -> Part {
    let store = use_store();
    let phrases = phrases();
    match due {
        Some(Decision::Announce | Decision::Eclair) => el("button")
            .class("key key--quiet pass")
            .flag("is-hot", move || hinted(store, |action| action == Action::Pass))
            .label(phrases.go_on_name())
            .on("click", move |_| store.touch(Touch::GoOn))
            .text(phrases.go_on())
            .view(),
        _ => nothing(),
    }
}

/// Whether the seat to act may announce now: Rack-O or Racko Éclair.
fn may_call(play: &InPlay) -> bool {
    let legal = play.recorded.game().legal();
    legal.has(Action::Announce) || legal.has(Action::Eclair)
}

/// The Rack-O! button, with a pip for each card in order.
fn call(seat: Seat) -> El {
    let store = use_store();
    let phrases = phrases();
    let look = move || {
        store.of_play(|play| {
            let due = look::due(play, Some(seat));
            let in_order = play.recorded.game().round().map_or(0, |round| round.rack(seat).rising());
            (in_order, !store.watching() && due.is_some() && may_call(play), due == Some(Decision::Eclair))
        })
    };
    let hot = move || hinted(store, |action| matches!(action, Action::Announce | Action::Eclair));
    el("button")
        .show(
            move || (look(), hot()),
            move |node, &((in_order, ready, eclair), hot)| {
                let ready_class = if ready { " key--sun is-ready" } else { "" };
                let hot = if hot { " is-hot" } else { "" };
                put(node, "class", &format!("key call{ready_class}{hot}"));
                put(node, "aria-label", &phrases.call_name(eclair, in_order));
                put(node, "style", &format!("--on:{in_order}"));
            },
        )
        .bind_true("aria-disabled", move || !look().1)
        .on("click", move |_| store.touch(Touch::Call))
        .child(el("span").say(move || if look().2 { phrases.call_eclair() } else { phrases.call() }.to_owned()))
}
