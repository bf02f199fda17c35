//! Another player's rack: backs only. No card of it is in the page.

use super::hand::{card_in, slot_name};
use super::input::Choice;
use super::look::{known_card, last_turn, rack_at_table, short_turn};
use crate::app::parts::{Given, chip_stack, el, follow_each, nothing, plate, rack_of, slot_shell, slots, total};
use crate::app::store::{phrases, use_store};
use crate::engine::{Goal, Seat, Slot};
use crate::i18n::Standing;
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
    let looking = store.looking.get_untracked();
    let told = store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let partner = play.partner(seat);
        // The partner of the one who looks, or at a table of computer players nobody's.
        let own = partner.is_some_and(|partner| Some(partner) == looking);
        let standing = if !play.seated().has(seat) {
            Standing::Out
        } else if own {
            Standing::Partner
        } else {
            Standing::Opponent
        };
        let mate = partner.map(|partner| play.colour(partner));
        Some((play.name(seat, phrases).to_owned(), play.colour(seat), mate, play.goal(), standing, play.highest()))
    });
    let Some((name, colour, mate, goal, standing, highest)) = told else { return el("section").made() };
    let chips = matches!(goal, Goal::Chips(_));
    let sum = move || store.of_play(|play| play.total(seat));
    let note = move || store.of_play(|play| last_turn(play, seat).map(|turn| short_turn(&turn, phrases)));
    let to_act = move || store.of_play(|play| play.recorded.game().to_act() == Some(seat));
    // The memory aid: what everybody saw go in.
    let known = move || {
        let mut known = [None; Slot::COUNT];
        if store.settings.with(|settings| settings.memory_aid) && !store.watching() {
            store.of_play(|play| known = Slot::ALL.map(|slot| known_card(play, seat, slot)));
        }
        known
    };
    // Looking back, every rack is open.
    let viewer = store.watching().then_some(seat);
    let looks = follow_each(move || {
        let mut looks = store.of_play(|play| rack_at_table(play, viewer, seat, Choice::Nothing));
        for (look, known) in looks.iter_mut().zip(known()) {
            look.known = known;
        }
        looks
    });
    let slot = move |slot: Slot| {
        let look = looks[slot.row()];
        let card = card_in(el("span"), look);
        let card = match viewer {
            Some(_) => card.set("role", "img").bind("aria-label", move || Some(slot_name(slot, look.get()))),
            None => card,
        };
        slot_shell(slot, Given::Changing(look), Some(card))
    };
    let lip = el("div")
        .child(plate(colour, mate, &name).child(total(chips, move || sum().to_string())))
        .children(match standing {
            Standing::Partner => vec![el("span").class("badge").text(phrases.partner())],
            Standing::Out => vec![el("span").class("badge").text(phrases.out())],
            Standing::Opponent => Vec::new(),
        })
        .child(el("span").class("token").flag("is-idle", move || !to_act()).text(phrases.thinking()));
    let out = if standing == Standing::Out { " is-out" } else { "" };
    let class = if place == "mine" { "mine mine--covered".to_owned() } else { format!("opp opp--{place}{out}") };
    let held =
        el("div").class("held").dynamic_of(sum, move |&sum| if chips { chip_stack(sum).view() } else { nothing() });
    // Ten backs: the name of the rack says all that may be known of them.
    let list = if viewer.is_some() { el("ol") } else { el("ol").hidden_from_readers() };
    el("section")
        .class(&class)
        .set("data-seat", &seat.number().to_string())
        .bind("aria-label", move || {
            if viewer.is_some() {
                return Some(name.clone());
            }
            let mut name = phrases.other_rack(&name, standing, sum(), goal, note());
            for (slot, card) in Slot::ALL.into_iter().zip(known()) {
                if let Some(card) = card {
                    name.push_str(", ");
                    name.push_str(&phrases.known(slot.label(), card.number()));
                }
            }
            Some(name)
        })
        .child(rack_of(colour, highest, list.children(slots(slot)), lip))
        .child(held)
        .dynamic_of(note, |note| {
            note.as_ref().map_or_else(nothing, |note| el("p").class("note").hidden_from_readers().text(note).view())
        })
        .made()
}
