//! Asks before a new match takes the place of the one under way.

use crate::app::in_play::InPlay;
use crate::app::parts::{Part, el, sheet};
use crate::app::store::{phrases, use_store};

/// The question, with both ways out.
pub fn replace_match() -> Part {
    let store = use_store();
    let phrases = phrases();
    let round = store.play.with_untracked(|play| play.as_ref().map_or(1, InPlay::round_number));
    let start = move |_| {
        store.sheet.set(None);
        store.start_waiting();
    };
    let go_on = move |_| {
        store.sheet.set(None);
        store.waiting.set(None);
        store.back_to_table();
    };
    let keys = el("p")
        .class("sheetbox__f")
        .child(el("button").class("key key--sun").on("click", start).text(phrases.start_new()))
        .child(el("button").class("key key--quiet").on("click", go_on).text(phrases.go_on_with_old()));
    sheet(phrases.replace_match(), "sheetbox--ask", vec![el("p").text(&phrases.replace_match_what(round)), keys])
}
