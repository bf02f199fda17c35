//! What can be shared of the match at the table, each as a text and a link.

use super::{code::code, days, extras, of_texts, today, written};
use crate::app::in_play::InPlay;
use crate::app::parts::{El, Part, changeable, el, nothing, one_of, sheet};
use crate::app::store::{Store, phrases};
use crate::app::study::Desk;
use crate::engine::Goal;
use crate::i18n::{Language, StudyPhrases};
use crate::record::RecordedGame;
use crate::share::{Day, Link, ResultLink, ResultOf, TableLink, Watch};
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Something that can be shared.
#[derive(Clone)]
struct Offer {
    name: &'static str,
    what: &'static str,
    /// The text that goes before the link, if any.
    text: String,
    link: String,
}

/// The sheet that offers links to the match at the table.
pub fn share_sheet(store: Store, desk: Desk) -> Part {
    let said = desk.phrases();
    let offers = store.play.with_untracked(|play| play.as_ref().map_or_else(Vec::new, |play| offers(play, said)));
    if offers.is_empty() {
        return sheet(phrases().share(), "", vec![el("p").text(said.share_nothing())]);
    }
    let chosen = changeable(0_usize);
    let names: Vec<(usize, String, Option<&str>)> =
        offers.iter().enumerate().map(|(nth, offer)| (nth, offer.name.to_owned(), None)).collect();
    let choice =
        one_of("seg--wrap", said.share_of(), "share", &names, move || chosen.get(), move |nth| chosen.set(nth));
    let shown = el("div").class("share").dynamic(move || match offers.get(chosen.get()) {
        Some(offer) => shown(offer, said).view(),
        None => nothing(),
    });
    sheet(phrases().share(), "sheetbox--share", vec![choice, shown])
}

fn shown(offer: &Offer, said: &'static StudyPhrases) -> El {
    let whole = if offer.text.is_empty() { offer.link.clone() } else { format!("{}\n{}", offer.text, offer.link) };
    let told = changeable("");
    let copied = whole.clone();
    let answer = move |done: bool| told.set(if done { said.share_copied() } else { said.share_not_copied() });
    let copy = move |_| copy(&copied, answer);
    let key = |kind: &str, text: &str| el("button").class(&format!("key {kind}")).text(text);
    let mut keys = el("p").class("sheetbox__f").child(key("key--sun", said.share_copy()).on("click", copy));
    if can_send() {
        let (text, link) = (offer.text.clone(), offer.link.clone());
        keys = keys.child(key("key--quiet", said.share_send()).on("click", move |_| send(&text, &link)));
    }
    let field = el("textarea")
        .class("share__t")
        .untranslated()
        .set("readonly", "")
        .set("rows", "4")
        .label(said.share_text())
        .text(&whole);
    el("div")
        .child(el("p").text(offer.what))
        .child(field)
        .child(keys)
        .child(el("p").class("share__s").set("role", "status").say(move || told.get().to_owned()))
        .children(code(&offer.link, said.share_code()).map_or_else(nothing, El::view))
}

fn offers(play: &InPlay, said: &'static StudyPhrases) -> Vec<Offer> {
    let recorded = &play.recorded;
    let here = address();
    let link = |link: Link| format!("{here}{}", link.fragment());
    let seed: Option<u64> = extras().and_then(|extras| extras.seed.parse().ok());
    let table = seed.and_then(|seed| TableLink::of_match(recorded, seed, true)).map(without_you);
    let day = day_of(recorded, seed);
    let mut all = Vec::new();
    if let Some(table) = &table {
        let of = day.map_or_else(|| ResultOf::Table(table.clone()), ResultOf::Day);
        if let Some(result) = ResultLink::of_match(recorded, of) {
            let text = result_text(play, day, said);
            let (name, what) = (said.share_result(), said.share_result_what());
            all.push(Offer { name, what, text, link: link(Link::Result(result)) });
        }
        let of = day.map_or_else(|| Link::Table(table.clone()), Link::Day);
        let (name, what) = (said.share_table(), said.share_table_what());
        all.push(Offer { name, what, text: String::new(), link: link(of) });
    }
    let over = recorded.results().len();
    let watches = [
        (said.share_round(), over.checked_sub(1).and_then(|last| Watch::of_round(recorded, last))),
        (said.share_match(), Watch::of_match(recorded, seed)),
    ];
    for (name, watch) in watches {
        if let Some(watch) = watch {
            let what = said.share_watch_what();
            all.push(Offer { name, what, text: String::new(), link: link(Link::Watch(Box::new(watch))) });
        }
    }
    all
}

/// Whoever follows the link is the one person there, and has another name.
fn without_you(mut table: TableLink) -> TableLink {
    for seat in &mut table.seats {
        if seat.level.is_none() && Language::is_you(&seat.name) {
            seat.name.clear();
        }
    }
    table
}

/// The day whose deal this was: of today, or one that was played before.
fn day_of(recorded: &RecordedGame, seed: Option<u64>) -> Option<Day> {
    let seed = seed?;
    if recorded.game().rules().goal != Goal::Rounds(1) {
        return None;
    }
    let known = days();
    known.played.iter().map(|played| played.day).chain(today()).find(|day| day.seed() == seed)
}

/// What somebody has made, in words.
fn result_text(play: &InPlay, day: Option<Day>, said: &StudyPhrases) -> String {
    let alone = play.alone();
    let seats = crate::engine::Seat::ALL.into_iter().take(play.colours.len());
    let scores: Vec<String> = seats
        .map(|seat| {
            let name = if alone == Some(seat) { said.share_me() } else { play.name(seat, phrases()) };
            format!("{name} {}", play.total(seat))
        })
        .collect();
    let what = match day {
        Some(day) => said.share_day(&written(day)),
        None => said.share_rounds(play.recorded.results().len()),
    };
    said.share_scores(&what, &scores.join(", "))
}

/// The address of the game, without a fragment.
fn address() -> String {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    part(location.origin()) + &part(location.pathname())
}

/// Copies a text and says whether that was possible.
fn copy(text: &str, answer: impl Fn(bool) + Copy + 'static) {
    let navigator: JsValue = window().navigator().into();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default();
    let written = method(&clipboard, "writeText").and_then(|write| write.call1(&clipboard, &text.into()).ok());
    match written.as_ref().and_then(|written| method(written, "then")) {
        Some(then) => {
            let [done, failed] = [true, false].map(|done| Closure::once_into_js(move |_: JsValue| answer(done)));
            let _ = then.call2(&written.unwrap_or_default(), &done, &failed);
        }
        None => answer(false),
    }
}

fn can_send() -> bool {
    method(&window().navigator().into(), "share").is_some()
}

/// Hands a text and a link to what the device shares with.
fn send(text: &str, link: &str) {
    let navigator: JsValue = window().navigator().into();
    let what = of_texts(&[("text", text), ("url", link)]);
    if let Some(share) = method(&navigator, "share") {
        // Somebody who thinks better of it is no fault.
        let _ = share.call1(&navigator, &what);
    }
}

/// A method of something of the browser's, where it has it.
fn method(of: &JsValue, name: &str) -> Option<js_sys::Function> {
    js_sys::Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
