//! The tables: by level, and by edition.

use super::figures::{Shown, mean_text};
use crate::app::components::{edition_translation, no_translation};
use crate::app::state::{looking_back_phrases, phrases};
use crate::engine::Edition;
use crate::storage::{Counts, Opposition, Tally};
use leptos::prelude::*;

/// A row of a table.
struct Row {
    name: String,
    /// The attribute `translate` of its name.
    translate: Option<&'static str>,
    /// Whether it can be won.
    has_winner: bool,
    counts: Counts,
}

impl Row {
    fn of_opposition(tally: &Tally, shown: Shown, opposition: Opposition) -> Row {
        let name = match opposition {
            Opposition::People => looking_back_phrases().several_people().to_owned(),
            level => phrases().level(level.name()),
        };
        let counts = tally.sum(|line| line.opposition == opposition);
        Row { name, translate: None, has_winner: shown.has_winner(opposition), counts }
    }

    fn of_edition(tally: &Tally, shown: Shown, edition: Edition) -> Row {
        Row {
            name: phrases().edition(edition).to_owned(),
            translate: edition_translation(edition),
            has_winner: true,
            counts: tally.sum(|line| line.edition == edition && shown.counts(line)),
        }
    }

    fn cells(&self) -> [String; 4] {
        let texts = looking_back_phrases();
        let counts = &self.counts;
        let won = |won: u32, played: u32| {
            if self.has_winner { texts.won_of(won, played) } else { texts.only_played(played) }
        };
        [
            won(counts.matches_won, counts.matches),
            won(counts.rounds_won, counts.rounds),
            mean_text(counts.mean_score().filter(|_| self.has_winner)),
            mean_text(counts.mean_loss()),
        ]
    }
}

/// By the strongest computer player at the table, and with several people.
#[component]
pub fn LevelTable(
    /// What has been counted.
    tally: RwSignal<Tally>,
    /// Whose that is.
    shown: Shown,
) -> impl IntoView {
    let texts = looking_back_phrases();
    // First rounds are counted in a row of their own, which only those have who have played one.
    let is_shown = |row: &(Opposition, Row)| row.0 != Opposition::Beginner || row.1.counts != Counts::default();
    let rows = tally.with_untracked(|tally| {
        let all = Opposition::ALL.map(|opposition| (opposition, Row::of_opposition(tally, shown, opposition)));
        all.into_iter().filter(is_shown).map(|(_, row)| row).collect::<Vec<Row>>()
    });
    view! { <CountsTable id="by-level" title=texts.by_level() first_column=texts.level_column() rows/> }
}

/// By the printed sheet the rules come from.
#[component]
pub fn EditionTable(
    /// What has been counted.
    tally: RwSignal<Tally>,
    /// Whose that is.
    shown: Shown,
) -> impl IntoView {
    let texts = looking_back_phrases();
    let rows = tally.with_untracked(|tally| Edition::ALL.map(|edition| Row::of_edition(tally, shown, edition)));
    view! {
        <CountsTable id="by-edition" title=texts.by_edition() first_column=texts.edition_column() rows=rows.into()/>
    }
}

/// A table of what has been played; nothing where that is nothing. On narrow screens a row takes two lines (by the style
/// sheet), which must not keep a screen reader from seeing a table: hence the roles.
#[component]
fn CountsTable(
    /// The id of its title.
    id: &'static str,
    title: &'static str,
    /// The heading of the first column.
    first_column: &'static str,
    rows: Vec<Row>,
) -> impl IntoView {
    let texts = looking_back_phrases();
    let rows: Vec<Row> = rows.into_iter().filter(|row| row.counts != Counts::default()).collect();
    if rows.is_empty() {
        return None;
    }
    let columns =
        [first_column, texts.matches_column(), texts.rounds_column(), texts.score_column(), texts.loss_column()];
    let heads = columns.map(|text| view! { <th scope="col" role="columnheader">{text}</th> });
    let rows = rows.into_iter().map(|row| view! { <TableRow row/> });
    Some(view! {
        <section class={"box"}>
            <h2 id=id>{title}</h2>
            <table class={"scores stats__w"} role="table" aria-labelledby=id>
                <thead role="rowgroup">
                    <tr role="row">{heads.collect_view()}</tr>
                </thead>
                <tbody role="rowgroup">{rows.collect_view()}</tbody>
            </table>
        </section>
    })
}

#[component]
fn TableRow(row: Row) -> impl IntoView {
    let cells = row.cells().map(|text| {
        let translate = no_translation(&text);
        view! { <td role="cell" translate=translate>{text}</td> }
    });
    let Row { name, translate, .. } = row;
    view! {
        <tr role="row">
            <th scope="row" role="rowheader" translate=translate>{name}</th>
            {cells.collect_view()}
        </tr>
    }
}
