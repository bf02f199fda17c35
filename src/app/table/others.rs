//! Another player's rack: backs only. No card of it is in the page.

use super::hand::card_class;
use super::input::Choice;
use super::look::{last_turn, short_turn, slot_at_table};
use crate::app::parts::{el, nothing, plate, rack, slot_shell};
use crate::app::store::{phrases, use_store};
use crate::engine::{Seat, Slot};
use leptos::prelude::*;

/// The rack of a player who is not looking.
#[component]
pub fn OtherRack(
    /// Whose it is.
    seat: Seat,
    /// Where it stands: left, top, right, or `mine` in front where nobody's rack is open.
    place: &'static str,
) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let Some((name, colour, goal)) = store
        .play
        .with_untracked(|play| play.as_ref().map(|play| (play.name(seat).to_owned(), play.colour(seat), play.goal())))
    else {
        return nothing();
    };
    let total = Memo::new(move |_| {
        store.of_play(|play| play.recorded.game().totals().get(seat.number()).copied().unwrap_or(0))
    });
    let note = Memo::new(move |_| store.of_play(|play| last_turn(play, seat).map(|turn| short_turn(&turn, phrases))));
    let to_act = Memo::new(move |_| store.of_play(|play| play.recorded.game().to_act() == Some(seat)));
    let slot = move |slot: Slot| {
        let look = Memo::new(move |_| store.of_play(|play| slot_at_table(play, None, seat, slot, Choice::Nothing)));
        let back = el("span").bind("class", move || Some(card_class(look.get().face))).hidden_from_readers();
        slot_shell(slot, look.into(), Some(back))
    };
    let lip = el("div")
        .child(plate(colour, &name).child(el("span").class("pts").say(move || total.get().to_string())))
        .dynamic(
            move || {
                if to_act.get() { el("span").class("token").text(phrases.thinking()).view() } else { nothing() }
            },
        );
    let class = if place == "mine" { "mine mine--covered".to_owned() } else { format!("opp opp--{place}") };
    el("section")
        .class(&class)
        .bind("aria-label", move || Some(phrases.other_rack(&name, total.get(), goal, note.get())))
        .child(rack(colour, 60, slot, lip))
        .child(el("p").class("note").hidden_from_readers().say(move || note.get().unwrap_or_default()))
        .view()
}
