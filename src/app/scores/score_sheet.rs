//! The score sheet of all rounds.

use crate::app::files::file_keys;
use crate::app::in_play::InPlay;
use crate::app::parts::{El, Part, el, glyph, late, sheet, signed};
use crate::app::store::{phrases, use_store};
use crate::engine::{RoundResult, Seat};

/// The score sheet over the table.
pub fn score_sheet() -> Part {
    let store = use_store();
    let phrases = phrases();
    let table = store.play.with_untracked(|play| {
        play.as_ref().filter(|play| !play.recorded.results().is_empty()).map(|play| score_table(play, false))
    });
    let content = table.unwrap_or_else(|| el("p").text(phrases.no_rounds_yet()));
    sheet(phrases.score_sheet(), "sheetbox--scores", vec![content, file_keys(true)])
}

/// So many rows come together where they come later.
const ROWS: usize = 3;

/// Each round's points and the totals; where the screen `comes` in parts, its rows come with later pictures, from top to
/// bottom.
pub fn score_table(play: &InPlay, comes: bool) -> El {
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
            .text(play.name(seat, phrases))
    });
    let row = |(result, number): (&RoundResult, usize)| {
        let points = seats().map(|seat| {
            let cell = el("td").text(&signed(result.scores[seat.number()], ""));
            if seat == result.announcer { cell.class("is-win") } else { cell }
        });
        let row = el("tr").child(head(&number.to_string(), "row")).children(points.collect());
        if number == results.len() { row.class("is-now") } else { row }
    };
    let bodies = results.chunks(ROWS).zip((1..).step_by(ROWS)).map(|(some, first)| {
        let rows = some.iter().zip(first..).map(row);
        late(el("tbody").children(rows.collect()), comes)
    });
    let totals = play.recorded.game().totals().iter().map(|&total| el("td").text(&signed(total, "")));
    let table = el("table")
        .class("scores")
        .child(el("thead").child(el("tr").child(head(phrases.round(), "col")).children(heads.collect())))
        .children(bodies.collect())
        .child(late(el("tfoot").child(el("tr").child(head(phrases.total(), "row")).children(totals.collect())), comes));
    el("div").class("scores__w").set("tabindex", "0").set("role", "region").label(phrases.score_sheet()).child(table)
}
