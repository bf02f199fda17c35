//! Who sits where.

use super::draft::{Draft, Kind, SeatDraft};
use super::names::LONGEST_NAME;
use crate::app::parts::{Changing, El, el, follow, glyph, one_of};
use crate::app::store::phrases;
use crate::i18n::Phrases;
use crate::players::Level;
use leptos::prelude::*;

/// The number of players and the four seats.
pub fn seats(draft: Changing<Draft>) -> El {
    let phrases = phrases();
    let counts = [2, 3, 4].map(|count: usize| (count, count.to_string(), None));
    let count = one_of(
        "seg--corner",
        phrases.number_of_players(),
        "players",
        &counts,
        move || draft.with(|draft| draft.players()),
        move |count| draft.update(|draft| draft.set_players(count)),
    );
    let header =
        el("div").class("box__h").child(el("h2").set("id", "players-title").text(phrases.players())).child(count);
    el("div")
        .class("box box--players")
        .set("role", "group")
        .set("aria-labelledby", "players-title")
        .child(header)
        .child(el("ol").class("seats").children((0..4).map(|place| seat_row(draft, place, phrases)).collect()))
}

fn seat_row(draft: Changing<Draft>, place: usize, phrases: &'static Phrases) -> El {
    let of = move |seat: fn(&SeatDraft) -> String| {
        move || draft.with(|draft| draft.seats.get(place).map_or_else(String::new, seat))
    };
    let name = of(|seat| seat.name.clone());
    let kind = follow(move || draft.with(|draft| draft.seats.get(place).map_or(Kind::Empty, |seat| seat.kind)));
    let change = move |of: &dyn Fn(&mut SeatDraft)| {
        draft.update(|draft| {
            if let Some(seat) = draft.seats.get_mut(place) {
                of(seat);
            }
        });
    };
    let name_field = el("input")
        .class("seat__n")
        .set("autocomplete", "off")
        .set("maxlength", &LONGEST_NAME.to_string())
        .label(&phrases.seat_name(place + 1))
        .value(name)
        .prop("disabled", move || kind.get() == Kind::Empty)
        .on("input", move |event| {
            let typed = event_target_value(&event);
            change(&|seat| seat.name.clone_from(&typed));
        });
    let kinds = [
        (Kind::Human, phrases.human().to_owned(), Some("person")),
        (Kind::Computer, phrases.computer().to_owned(), Some("chip")),
        (Kind::Empty, phrases.empty().to_owned(), Some("x")),
    ];
    let played_by = one_of(
        "seg--ic seg--3",
        &phrases.seat_played_by(place + 1),
        &format!("kind-{place}"),
        &kinds,
        move || kind.get(),
        move |one| {
            change(&|seat| seat.kind = one);
            draft.update(Draft::fit);
        },
    );
    let choose_level = move |event: web_sys::Event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            change(&|seat| seat.level = level);
        }
    };
    let last = move || match kind.get() {
        Kind::Human => el("span").class("seat__x").text(phrases.this_device()).view(),
        Kind::Empty => el("span").class("seat__x").text(phrases.nobody()).view(),
        Kind::Computer => {
            let level = untrack(of(|seat| seat.level.name().to_owned()));
            let options = Level::ALL.iter().map(|one| {
                let option = el("option").set("value", one.name()).text(&phrases.level(one.name()));
                if one.name() == level { option.set("selected", "") } else { option }
            });
            el("select")
                .class("sel")
                .bind("aria-label", move || Some(phrases.level_of(&name())))
                .on("change", choose_level)
                .children(options.collect())
                .view()
        }
    };
    el("li")
        .class(&format!("seat p{}", place + 1))
        .flag("is-vacant", move || kind.get() == Kind::Empty)
        .child(el("span").class("seat__g").child(glyph(place + 1)))
        .child(name_field)
        .child(played_by)
        .dynamic(last)
}
