//! The keys of the table, on a sheet.

use crate::app::parts::{Part, el, sheet};
use crate::app::store::phrases;
use crate::app::study::Desk;

/// The keys of the table.
pub fn keys_sheet(desk: Desk) -> Part {
    let said = desk.phrases();
    let keys = [
        ("D", said.key_draw()),
        ("T", said.key_take()),
        ("X", said.key_discard()),
        ("1 … 9, 0", said.key_slots()),
        (said.key_arrows(), said.key_choose()),
        ("R", said.key_call()),
        ("G", said.key_go_on()),
        ("H", said.key_hint()),
        ("U", said.key_undo()),
        ("M", said.key_sound()),
        (said.key_escape(), said.key_put_back()),
        ("?", said.key_list()),
    ];
    let line = |(key, what): (&str, &str)| {
        el("div").child(el("dt").child(el("kbd").untranslated().text(key))).child(el("dd").text(what))
    };
    let list = el("dl").class("keylist").children(keys.into_iter().map(line).collect());
    sheet(phrases().keys_title(), "", vec![list, el("p").text(said.keys_off())])
}
