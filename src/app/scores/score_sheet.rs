//! The score sheet of all rounds.

use crate::app::files::file_keys;
use crate::app::in_play::InPlay;
use crate::app::parts::{El, Part, el, glyph, sheet, signed};
use crate::app::store::{phrases, use_store};
use crate::engine::{RoundResult, Seat};

/// The score sheet over the table.
pub fn score_sheet() -> Part {
    let store = use_store();
    let phrases = phrases();
    let table = store
        .play
        .with_untracked(|play| play.as_ref().filter(|play| !play.recorded.results().is_empty()).map(score_table));
    let content = table.unwrap_or_else(|| el("p").text(phrases.no_rounds_yet()));
    sheet(phrases.score_sheet(), "sheetbox--scores", vec![content, file_keys(true)])
}

/// Each round's points and the totals.
pub fn score_table(play: &InPlay) -> El {
    let phrases = phrases();
    let results = play.recorded.results();
    let seats = || Seat::ALL.into_iter().take(play.colours.len());
    let head = |text: &str, scope: &str| el("th").set("scope", scope).text(text);
    let heads = seats().map(|seat| {
        let colour = play.colour(seat);
        el("th")
            .set("scope", "col")
            .class(&format!("p{colour}"))
            .child(glyph(colour))
            .text(" ")
            .child(el("span").untranslated().text(play.name(seat, phrases)))
    });
    let row = |(result, number): (&RoundResult, usize)| {
        let points = seats().map(|seat| {
            let cell = el("td").untranslated().text(&signed(result.scores[seat.number()], ""));
            if seat == result.announcer { cell.class("is-win") } else { cell }
        });
        let row = el("tr").child(head(&number.to_string(), "row").untranslated()).children(points.collect());
        if number == results.len() { row.class("is-now") } else { row }
    };
    let rows = results.iter().zip(1..).map(row);
    let totals = play.recorded.game().totals().iter().map(|&total| el("td").untranslated().text(&signed(total, "")));
    let table = el("table")
        .class("scores")
        .child(el("thead").child(el("tr").child(head(phrases.round(), "col")).children(heads.collect())))
        .child(el("tbody").children(rows.collect()))
        .child(el("tfoot").child(el("tr").child(head(phrases.total(), "row")).children(totals.collect())));
    el("div").class("scores__w").set("tabindex", "0").set("role", "region").label(phrases.score_sheet()).child(table)
}
