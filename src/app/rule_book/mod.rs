//! The rules in short, on a sheet.

use super::parts::SheetBox;
use super::store::phrases;
use leptos::prelude::*;

/// The rules in short.
#[component]
pub fn RuleBook() -> impl IntoView {
    let phrases = phrases();
    view! {
        <SheetBox title=phrases.rule_book() kind="sheetbox--rules">
            {phrases
                .rules_in_short()
                .iter()
                .map(|&(heading, text)| view! { <h3>{heading}</h3> <p>{text}</p> })
                .collect_view()}
        </SheetBox>
    }
}
