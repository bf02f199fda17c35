//! The tray in the middle: what to do now, the stock, the hand and the discard pile.

use super::hand::loose_card;
use super::input::{Choice, Touch};
use super::look::{self, Hand, TrayLook};
use super::own::hinted;
use super::prompt::prompt_line;
use crate::app::in_play::InPlay;
use crate::app::parts::{Cell, El, after, el, follow, icon, nothing, number_of, word};
use crate::app::store::{phrases, use_store};
use crate::engine::{Action, Decision};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long computer players wait for the person to take a move back or not, in milliseconds.
const LONGEST_WAIT: u32 = 6000;

/// The tray.
#[component]
pub fn Tray() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let looking = store.looking.get_untracked();
    let highest = store.play.with_untracked(|play| play.as_ref().map_or(60, InPlay::highest));
    let look = follow(move || {
        let choice = store.choice.get();
        store.of_play(|play| look::tray(play, looking, choice, store.watching()))
    });
    let of = move |field: fn(&TrayLook) -> bool| move || look.get().as_ref().is_some_and(field);
    let turn = of(|look| look.due == Some(Decision::Turn));
    let drawn = of(|look| look.due == Some(Decision::Drawn));
    let picked = of(|look| look.choice.holds_discard());
    let slot_waits = of(|look| matches!(look.choice, Choice::Slot(_)));
    let stock = move || look.get().map_or(0, |look| look.stock);
    let pile = move || look.get().map_or((None, None), |look| (look.top, look.under));
    let hand = move || look.get().map_or(Hand::Nothing, |look| look.hand);
    let in_hand = move || match hand() {
        Hand::Card(card) => Some(card.number()),
        _ => None,
    };
    let discard_name = move || {
        let top = pile().0.map(|card| card.number());
        match (drawn(), picked(), in_hand().or(top)) {
            (true, _, Some(card)) => phrases.discard_the(card),
            (_, true, Some(card)) => phrases.take_from_discards(card),
            _ => top.map_or_else(|| phrases.discard_pile_empty().to_owned(), |top| phrases.take_from_discards(top)),
        }
    };
    let stock_name = move || match stock() {
        0 => phrases.stock_used_up().to_owned(),
        left => phrases.draw_from_stock(left),
    };
    let stock_well = el("div")
        .class("well well--stock")
        .flag("is-target", move || turn() && !picked() && !slot_waits())
        .flag("is-hot", move || !picked() && hinted(store, |action| action == Action::Draw))
        .child(
            el("button")
                .class("pile pile--stock")
                .flag("is-out", move || stock() == 0)
                .bind("aria-label", move || Some(stock_name()))
                .bind_true("aria-disabled", move || !turn())
                .on("click", move |_| store.touch(Touch::Stock))
                .child(el("span").class("card loose card--back"))
                .child(el("span").class("roundel").child(number_of(move || stock() as u8))),
        )
        .child(caption(move || {
            let text = match (turn() && !picked(), stock()) {
                (true, 0) => phrases.draw_renewed(),
                (true, _) => phrases.draw(),
                _ => phrases.stock(),
            };
            (text, None)
        }));
    let emboss = el("span").class("emboss").hidden_from_readers().child(word("RACK-O"));
    let hand_place = el("div").class("hand").child(emboss).dynamic_of(hand, move |&hand| {
        let card = match hand {
            Hand::Nothing => return nothing(),
            Hand::Covered => None,
            Hand::Card(card) => Some(card),
        };
        el("div").class("hand__card").child(loose_card(card, highest, "is-held")).view()
    });
    let discard_well = el("div")
        .class("well well--discard")
        .flag("is-target", move || drawn() || turn() && !picked())
        .flag("is-hot", move || {
            !picked() && hinted(store, |action| matches!(action, Action::Take(_) | Action::Discard))
        })
        .child(
            el("button")
                .class("pile")
                .flag("is-out", move || pile().0.is_none())
                .bind("aria-label", move || Some(discard_name()))
                .bind_true("aria-pressed", picked)
                .bind_true("aria-disabled", move || !turn() && !drawn())
                .on("click", move |_| store.touch(Touch::DiscardPile))
                // The card that is covered, or uncovered, stays where it is.
                .each(
                    move || [pile().1, pile().0].into_iter().flatten().collect(),
                    move |&card| loose_card(Some(card), highest, ""),
                ),
        )
        .child(caption(move || match (drawn(), picked(), turn()) {
            (true, ..) => (phrases.discard(), in_hand()),
            (_, true, _) => (phrases.put_back(), None),
            (.., true) => (phrases.take(), pile().0.map(|card| card.number())),
            _ => (phrases.discard_pile(), None),
        }));
    with_take_back_key(el("section").class("tray").label(phrases.card_tray()))
        .child(prompt_line(look))
        .child(el("div").class("cells").child(stock_well).child(hand_place).child(discard_well))
        .made()
}

/// The button that takes the last move back, while that is possible. As long as the person is about to press it, the
/// computer players wait, though not for ever.
fn with_take_back_key(tray: El) -> El {
    let store = use_store();
    let phrases = phrases();
    let offered = move || !store.watching() && store.can_take_back();
    let waits = Cell::new(None::<Timeout>);
    let hold_up = move |held: bool| {
        let practice = store.settings.with_untracked(|settings| settings.practice);
        store.held_up.set(held && !practice);
        waits.set(held.then(|| after(LONGEST_WAIT, move || store.held_up.set(false))));
    };
    // A button that goes does not say that the pointer has left it.
    on_cleanup(move || store.held_up.set(false));
    let key = el("button")
        .class("undo")
        .flag("is-idle", move || !offered())
        .label(phrases.take_back())
        .set("title", phrases.take_back())
        .on("pointerenter", move |_| hold_up(true))
        .on("focus", move |_| hold_up(true))
        .on("pointerleave", move |_| hold_up(false))
        .on("blur", move |_| hold_up(false))
        .on("click", move |_| store.take_back())
        .child(icon("undo"));
    tray.child(key)
}

/// What is written under a pile, with a card's number where one is meant.
fn caption(text: impl Fn() -> (&'static str, Option<u8>) + 'static) -> El {
    // Made anew rather than changed: a word that moves aside for another would be seen to jump.
    el("span").class("cap").hidden_from_readers().dynamic_of(text, |(text, card)| {
        let card = card.map(|card| el("b").untranslated().text(&card.to_string()));
        [el("span").text(text)].into_iter().chain(card).collect()
    })
}
