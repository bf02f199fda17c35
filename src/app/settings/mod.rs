//! Settings, and the menu of small screens.

mod sheet;

use super::parts::{Part, el, icon, sheet};
use super::store::{Sheet, Study, phrases, use_store};
use super::table::last_moves::all_moves;
pub use sheet::settings_sheet;

/// What the bar has no room for on small screens.
pub fn menu_sheet() -> Part {
    let store = use_store();
    let phrases = phrases();
    let item =
        |text: &str, picture: &str| el("button").class("menu__i").child(icon(picture)).child(el("span").text(text));
    let opens = |sheet: Sheet, text: &str, picture: &str| {
        el("li").child(item(text, picture).on("click", move |_| store.sheet.set(Some(sheet))))
    };
    let looks = |study: Study, text: &str, picture: &str| {
        el("li").child(item(text, picture).on("click", move |_| store.open_study(study, String::new())))
    };
    let list = el("ul").class("menu").children(vec![
        looks(Study::Rules, phrases.rule_book(), "book"),
        opens(Sheet::Scores, phrases.score_sheet(), "score"),
        el("li").child(item(phrases.settings(), "gear").on("click", move |_| store.open_settings())),
        looks(Study::Keys, phrases.keys_title(), "keys"),
        el("li").child(item(phrases.end_match(), "back").on("click", move |_| store.leave_table())),
    ]);
    let moves = el("section")
        .class("log log--all")
        .set("tabindex", "0")
        .label(phrases.last_moves())
        .child(el("h3").text(phrases.last_moves()))
        .child(all_moves());
    sheet(phrases.menu(), "sheetbox--menu", vec![list, moves])
}
