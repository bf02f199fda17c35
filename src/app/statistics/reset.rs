//! Asks before everything that was counted is forgotten.

use crate::app::parts::{Part, el, sheet};
use crate::i18n::StudyPhrases;
use crate::storage::Tally;

/// The question, with both ways out.
pub fn reset_sheet(tally: &Tally, said: &StudyPhrases, forget: impl Fn() + 'static) -> Part {
    let all = tally.sum(|_| true);
    // The browser closes what a form of this kind is on, and puts the focus back.
    let keys = el("form")
        .set("method", "dialog")
        .class("sheetbox__f")
        .child(
            el("button").set("type", "button").class("key key--sun").on("click", move |_| forget()).text(said.reset()),
        )
        .child(el("button").class("key key--quiet").text(said.keep_statistics()));
    sheet(said.reset_title(), "sheetbox--ask", vec![el("p").text(&said.reset_what(all.rounds, all.matches)), keys])
}
