//! A decision with its position: the rack, the cards it was about, what was done and what the coach would have done.

use super::looked::Looked;
use crate::app::parts::{El, Given, Part, el, icon, nothing, plate, rack, slot_shell};
use crate::app::store::{Store, Study, phrases};
use crate::app::study::Desk;
use crate::app::table::hand::{ghost, loose_card, named_card};
use crate::app::table::look::open_slot;
use crate::coach::view_at;
use crate::engine::{Action, Card, Slot};
use crate::i18n::Tenths;

/// The position before the decision, and the sentences about it.
pub fn position(store: Store, desk: Desk, looked: &Looked, nth: usize) -> Part {
    let said = desk.phrases();
    let (Some(before), Some(judged)) = (looked.before(nth), looked.all.get(nth)) else { return nothing() };
    let seat = looked.seat;
    let (Some(view), Some(answer)) = (view_at(&before, seat), &judged.answer) else { return nothing() };
    let done = judged.moment.action;
    let best = answer.best().map(|best| best.action).filter(|&action| view.legal().has(action));
    let card = view.drawn.or(view.top_discard);
    let named = |action: Action| said.did(action, card.map(Card::number));
    let mut sentences = el("div").class("review__t").child(
        el("p")
            .child(el("b").text(&said.turn(judged.moment.turn)))
            .text(" ")
            .text(&said.said_did(&named(done)))
            .text(" ")
            .text(&if judged.loss() == 0 {
                said.as_the_coach().to_owned()
            } else {
                said.gave_away(Tenths(if looked.for_chips { 0 } else { judged.loss() }))
            }),
    );
    if let Some(best) = best {
        let mut line = el("p").class("review__b").child(icon("lamp"));
        // What draws, throws away or calls is named by its reason.
        let text = match into(best) {
            Some(_) if judged.loss() > 0 => format!("{} {}", said.better(&named(best)), answer.text),
            _ => answer.text.clone(),
        };
        line = line.child(el("span").text(&text));
        sentences = sentences.child(line);
    }
    let ghost_at = best.filter(|&best| best != done).and_then(into).zip(card);
    let highest = view.highest();
    let slot = |slot: Slot| {
        let mut look = open_slot(&view.rack, slot, false);
        look.chosen = into(done) == Some(slot);
        look.hinted = ghost_at.filter(|(to, _)| *to == slot).map(|(_, card)| card);
        let print = named_card(slot, look).children(look.hinted.map(ghost).into_iter().collect());
        slot_shell(slot, Given::Fixed(look), Some(print))
    };
    let colour = store.play.with_untracked(|play| play.as_ref().map_or(1, |play| play.colour(seat)));
    let name = before.seat(seat).map_or("", |entry| phrases().called(&entry.name));
    let shown = rack(colour, highest, slot, el("div").child(plate(colour, None, name)));
    let card_box = |title: &str, card: Option<Card>| match card {
        Some(card) => el("figure")
            .class("review__k")
            .child(loose_card(Some(card), highest, "").set("role", "img").label(&card.number().to_string()))
            .child(el("figcaption").text(title))
            .view(),
        None => nothing(),
    };
    let cards = el("div")
        .class("review__ks")
        .children(card_box(phrases().discard_pile(), view.top_discard))
        .children(card_box(said.in_hand(), view.drawn));
    let (round, step) = (looked.round, judged.moment.step);
    let watch = move |_| {
        if let Some(play) = store.play.get_untracked() {
            desk.watch(&play, round, step);
            desk.go_to(Study::Replay);
        }
    };
    let record = before.to_json();
    let keys = el("p").class("review__f").child(key(said.watch_from_here(), "play").on("click", watch));
    // A computer player would make its decision at once.
    let keys = match before.is_computer(seat) {
        true => keys,
        false => keys.child(key(said.try_from_here(), "swap").on("click", move |_| desk.try_out(&record))),
    };
    vec![sentences, el("div").class("review__r").child(shown).child(cards), keys]
}

fn key(text: &str, picture: &str) -> El {
    el("button").class("key key--quiet").child(icon(picture)).child(el("span").text(text))
}

/// The slot that an action puts its card into.
const fn into(action: Action) -> Option<Slot> {
    match action {
        Action::Take(slot) | Action::Exchange(slot) | Action::Place(slot) => Some(slot),
        _ => None,
    }
}
