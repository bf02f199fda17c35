//! The tables: by level, and by edition.

use super::alone;
use super::figures::mean;
use crate::app::parts::{El, Part, edition_name, el, nothing};
use crate::app::store::phrases;
use crate::engine::Edition;
use crate::i18n::StudyPhrases;
use crate::storage::{Counts, Opposition, Tally};

/// A row: its heading, whether it can be won, and its counts.
type Row = (El, bool, Counts);

/// By the strongest computer player at the table, and with several people.
pub fn by_level(tally: &Tally, said: &StudyPhrases) -> Part {
    let row = |opposition: Opposition| {
        let won = opposition != Opposition::People;
        let name = if won { phrases().level(opposition.name()) } else { said.several_people().to_owned() };
        (el("th").text(&name), won, tally.sum(|line| line.opposition == opposition))
    };
    table("by-level", said.by_level(), said.level_column(), Opposition::ALL.into_iter().map(row).collect(), said)
}

/// By the printed sheet the rules come from.
pub fn by_edition(tally: &Tally, said: &StudyPhrases) -> Part {
    let row = |edition: Edition| {
        (edition_name("th", edition), true, tally.sum(|line| line.edition == edition && alone(line)))
    };
    table("by-edition", said.by_edition(), said.edition_column(), Edition::ALL.into_iter().map(row).collect(), said)
}

/// Only what has been played. On narrow screens a row takes two lines (by the style sheet), which must not keep a screen
/// reader from seeing a table.
fn table(id: &'static str, title: &str, first: &str, rows: Vec<Row>, said: &StudyPhrases) -> Part {
    let rows: Vec<El> =
        rows.into_iter().filter(|(_, _, counts)| *counts != Counts::default()).map(|row| line(row, said)).collect();
    if rows.is_empty() {
        return nothing();
    }
    let head = |text: &str| el("th").set("scope", "col").set("role", "columnheader").text(text);
    let heads = [first, said.matches_column(), said.rounds_column(), said.score_column(), said.loss_column()];
    let group = |tag: &str| el(tag).set("role", "rowgroup");
    let table = el("table")
        .class("scores stats__w")
        .set("role", "table")
        .set("aria-labelledby", id)
        .child(group("thead").child(el("tr").set("role", "row").children(heads.into_iter().map(head).collect())))
        .child(group("tbody").children(rows));
    el("section").class("box").child(el("h2").set("id", id).text(title)).child(table).view()
}

fn line((heading, can_be_won, counts): Row, said: &StudyPhrases) -> El {
    let of = |won: u32, played: u32| if can_be_won { said.won_of(won, played) } else { said.only_played(played) };
    let cells = [
        of(counts.matches_won, counts.matches),
        of(counts.rounds_won, counts.rounds),
        if can_be_won { mean(counts.mean_score(), said) } else { said.unknown().to_owned() },
        mean(counts.mean_loss(), said),
    ];
    el("tr")
        .set("role", "row")
        .child(heading.set("scope", "row").set("role", "rowheader"))
        .children(cells.into_iter().map(|text| el("td").set("role", "cell").words_or_number(&text)).collect())
}
