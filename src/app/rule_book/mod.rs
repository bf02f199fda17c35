//! The rules in short, on a sheet.

use super::parts::{Part, el, sheet};
use super::store::phrases;

/// The rules in short.
pub fn rule_book() -> Part {
    let phrases = phrases();
    let sections =
        phrases.rules_in_short().iter().flat_map(|&(heading, text)| [el("h3").text(heading), el("p").text(text)]);
    sheet(phrases.rule_book(), "sheetbox--rules", sections.collect())
}
