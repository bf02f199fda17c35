//! Asks before everything that was counted is forgotten.

use crate::app::parts::{Part, el, sheet};
use crate::app::store::Store;
use crate::i18n::StudyPhrases;
use crate::storage::Tally;

/// The question, with both ways out.
pub fn reset_sheet(store: Store, tally: &Tally, said: &StudyPhrases, forget: impl Fn() + 'static) -> Part {
    let all = tally.sum(|_| true);
    let keys = el("p")
        .class("sheetbox__f")
        .child(el("button").class("key key--sun").on("click", move |_| forget()).text(said.reset()))
        .child(
            el("button")
                .class("key key--quiet")
                .on("click", move |_| store.sheet.set(None))
                .text(said.keep_statistics()),
        );
    sheet(said.reset_title(), "sheetbox--ask", vec![el("p").text(&said.reset_what(all.rounds, all.matches)), keys])
}
