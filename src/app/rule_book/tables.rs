//! The tables of the rule book: what runs pay and cost, and what each sheet has.

use super::marked::Marked;
use crate::app::components::no_translation;
use crate::app::state::{phrases, rule_book_phrases};
use crate::engine::{Edition, Price, Replenish, bonus_for_run, chip_price};
use leptos::prelude::*;

/// A table with a heading for each column, and for each row in its first cell. A wide one can be scrolled, by keyboard too.
#[component]
fn RuleTable(name: &'static str, heads: Vec<String>, rows: Vec<Vec<String>>) -> impl IntoView {
    let row = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        let head = cells.next().unwrap_or_default();
        let cell = |text: String| {
            let translate = no_translation(&text);
            view! { <td translate=translate><Marked text/></td> }
        };
        let translate = no_translation(&head);
        view! {
            <tr>
                <th scope="row" translate=translate><Marked text=head/></th>
                {cells.map(cell).collect_view()}
            </tr>
        }
    };
    view! {
        <div class={"book__w"} tabindex="0" role="region" aria-label=name>
            <table class={"book__k"}>
                <thead>
                    <tr>{heads.into_iter().map(|text| view! { <th scope="col"><Marked text/></th> }).collect_view()}</tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

/// What the longest run pays (R23).
#[component]
pub fn BonusTable() -> impl IntoView {
    let texts = rule_book_phrases();
    let rows = (3..=6).map(|length| {
        let bonus = bonus_for_run(length);
        vec![texts.bonus_length(length), bonus.to_string(), (75 + bonus).to_string()]
    });
    let heads = [texts.bonus_run(), texts.bonus_bonus(), texts.bonus_all()].map(str::to_owned);
    view! { <RuleTable name=texts.bonus_title() heads=heads.into() rows={rows.collect::<Vec<_>>()}/> }
}

/// What the longest run costs in chips (R26, R27).
#[component]
pub fn ChipsTable() -> impl IntoView {
    let texts = rule_book_phrases();
    let mut rows = vec![vec![texts.chips_none().to_owned(), chip_price(0).to_string()]];
    rows.extend((3..=6).map(|length| vec![texts.bonus_length(length), chip_price(length).to_string()]));
    let heads = [texts.chips_run(), texts.chips_price()].map(str::to_owned);
    view! { <RuleTable name=texts.chips_title() heads=heads.into() rows/> }
}

/// What each sheet has.
#[component]
pub fn EditionsTable() -> impl IntoView {
    let (texts, names) = (rule_book_phrases(), phrases());
    let yes = |yes: bool| if yes { texts.editions_yes() } else { texts.editions_no() };
    let row = |head: &str, of: &dyn Fn(Edition) -> &'static str| {
        let cells = Edition::SHEETS.into_iter().map(|edition| of(edition).to_owned());
        std::iter::once(head.to_owned()).chain(cells).collect::<Vec<String>>()
    };
    let price = |edition: Edition| match edition.sheet().chips {
        Some((Price::AnnouncerRun, _)) => texts.editions_by_caller(),
        Some((Price::OwnRun, _)) => texts.editions_by_own(),
        None => texts.editions_no(),
    };
    let stock = |edition: Edition| match edition.preset().replenish {
        Replenish::Shuffle => texts.editions_shuffled(),
        Replenish::TurnOver => texts.editions_turned(),
    };
    let run = |edition: Edition| match edition.sheet().run_of_three_optional {
        true => texts.editions_run_advised(),
        false => texts.editions_run_must(),
    };
    let rows = vec![
        row(texts.editions_run(), &run),
        row(texts.editions_stock(), &stock),
        row(names.variant_partners(), &|edition| yes(edition.sheet().partners)),
        row(names.variant_bonus(), &|edition| yes(edition.sheet().bonus)),
        row(texts.editions_price(), &price),
        row(texts.editions_out(), &|edition| yes(edition.sheet().chips.is_some_and(|(_, out)| out))),
        row(names.variant_eclair(), &|edition| yes(edition.sheet().eclair)),
    ];
    let head = |edition: Edition| format!("{} ({})", names.edition(edition), names.edition_from(edition));
    let heads = std::iter::once(texts.editions_rule().to_owned()).chain(Edition::SHEETS.map(head));
    view! { <RuleTable name=texts.editions_title() heads={heads.collect::<Vec<_>>()} rows/> }
}
