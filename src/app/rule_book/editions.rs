//! The tables of the rule book: what runs pay, and what each sheet has.

use crate::app::parts::{El, el};
use crate::app::store::phrases;
use crate::engine::{Edition, Price, Replenish, bonus_for_run, chip_price};
use crate::i18n::BookPhrases;

/// A table with these headings and rows; the first cell of a row is its heading.
fn table(name: &str, heads: Vec<String>, rows: Vec<Vec<String>>) -> El {
    let head = |text: &String| el("th").set("scope", "col").text(text);
    let row = |cells: &Vec<String>| {
        let cell = |(nth, text): (usize, &String)| match nth {
            0 => el("th").set("scope", "row").words_or_number(text),
            _ => el("td").words_or_number(text),
        };
        el("tr").children(cells.iter().enumerate().map(cell).collect())
    };
    let table = el("table")
        .class("book__k")
        .child(el("thead").child(el("tr").children(heads.iter().map(head).collect())))
        .child(el("tbody").children(rows.iter().map(row).collect()));
    // A wide one can be scrolled, by keyboard too.
    el("div").class("book__w").set("tabindex", "0").set("role", "region").label(name).child(table)
}

/// What the longest run pays (R23).
pub fn bonus_table(said: &BookPhrases) -> El {
    let rows = (3..=6).map(|length| {
        let bonus = bonus_for_run(length);
        vec![said.bonus_length(length), bonus.to_string(), (75 + bonus).to_string()]
    });
    let heads = [said.bonus_run(), said.bonus_bonus(), said.bonus_all()].map(str::to_owned);
    table(said.bonus_title(), heads.into(), rows.collect())
}

/// What the longest run costs in chips (R26, R27).
pub fn chips_table(said: &BookPhrases) -> El {
    let none = vec![said.chips_none().to_owned(), chip_price(0).to_string()];
    let rows = (3..=6).map(|length| vec![said.bonus_length(length), chip_price(length).to_string()]);
    let heads = [said.chips_run(), said.chips_price()].map(str::to_owned);
    table(said.chips_title(), heads.into(), core::iter::once(none).chain(rows).collect())
}

/// What each sheet has.
pub fn editions_table(said: &BookPhrases) -> El {
    let names = phrases();
    let yes = |yes: bool| if yes { said.editions_yes() } else { said.editions_no() };
    let of = |what: &str, says: &dyn Fn(Edition) -> &'static str| {
        let cells = Edition::SHEETS.into_iter().map(|edition| says(edition).to_owned());
        core::iter::once(what.to_owned()).chain(cells).collect::<Vec<String>>()
    };
    let price = |edition: Edition| match edition.sheet().chips {
        Some((Price::AnnouncerRun, _)) => said.editions_by_caller(),
        Some((Price::OwnRun, _)) => said.editions_by_own(),
        None => said.editions_no(),
    };
    let stock = |edition: Edition| match edition.preset().replenish {
        Replenish::Shuffle => said.editions_shuffled(),
        Replenish::TurnOver => said.editions_turned(),
    };
    let run = |edition: Edition| match edition.sheet().run_of_three_optional {
        true => said.editions_run_advised(),
        false => said.editions_run_must(),
    };
    let rows = vec![
        of(said.editions_run(), &run),
        of(said.editions_stock(), &stock),
        of(names.variant_partners(), &|edition| yes(edition.sheet().partners)),
        of(names.variant_bonus(), &|edition| yes(edition.sheet().bonus)),
        of(said.editions_price(), &price),
        of(said.editions_out(), &|edition| yes(edition.sheet().chips.is_some_and(|(_, out)| out))),
        of(names.variant_eclair(), &|edition| yes(edition.sheet().eclair)),
    ];
    let head = |edition: Edition| format!("{} ({})", names.edition(edition), names.edition_from(edition));
    let heads = core::iter::once(said.editions_rule().to_owned()).chain(Edition::SHEETS.map(head));
    table(said.editions_title(), heads.collect(), rows)
}
