//! The rules in short and the keys of the table, each on a sheet. Part of the study.

use super::parts::{Part, el, sheet};
use super::store::phrases;
use super::study::Desk;

/// The rules in short.
pub fn rule_book(desk: Desk) -> Part {
    let sections = desk
        .phrases()
        .rules_in_short()
        .iter()
        .flat_map(|&(heading, text)| [el("h3").text(heading), el("p").text(text)]);
    sheet(phrases().rule_book(), "sheetbox--rules", sections.collect())
}

/// The keys of the table.
pub fn keys_sheet(desk: Desk) -> Part {
    let said = desk.phrases();
    let line =
        |&(key, what): &(&str, &str)| el("div").child(el("dt").child(el("kbd").text(key))).child(el("dd").text(what));
    let list = el("dl").class("keylist").children(said.key_list().iter().map(line).collect());
    sheet(phrases().keys_title(), "", vec![list, el("p").text(said.keys_off())])
}
