//! What has been played so far, and how it went. Part of the study.

mod figures;
mod reset;
mod tables;

use super::browser::{download, focus_when_there};
use super::frame::{HEADING, heading};
use super::parts::{El, Part, changeable, close_key, el, icon, nothing};
use super::store::{Sheet, Store, phrases};
use super::study::Desk;
use crate::i18n::StudyPhrases;
use crate::storage::{Browser, Opposition, Saves, Tally, TallyLine, UnreadableText};
use figures::figures;
use reset::reset_sheet;
use tables::{by_edition, by_level};

/// The screen of the statistics.
pub fn statistics_screen(store: Store, desk: Desk) -> El {
    let said = desk.phrases();
    let (tally, aside) = Saves(Browser).tally();
    let tally = Saves(Browser).tally_of_all_devices(tally);
    let tally = changeable(tally);
    let forget = move || {
        Saves(Browser).forget_tally();
        tally.set(Tally::default());
        store.sheet.set(None);
        focus_when_there(HEADING);
    };
    el("main")
        .class("study stats formica")
        .child(
            el("header")
                .class("stats__h")
                .child(heading(phrases().statistics()))
                .child(close_key(move || desk.close())),
        )
        .children(aside.into_iter().map(|aside| unreadable(aside, said)).collect())
        .child(el("div").class("app").dynamic(move || tally.with(|tally| shown(store, tally, said))))
        .child(el("div").class("app").dynamic(move || {
            // The only sheet there is here.
            if store.sheet.get().is_some() { tally.with(|tally| reset_sheet(tally, said, forget)) } else { nothing() }
        }))
}

/// Whether a line is about matches that the person has played alone against computer players: only those have a winner.
fn alone(line: &TallyLine) -> bool {
    line.opposition != Opposition::People
}

/// Says that what was counted could not be read, and hands it out.
fn unreadable(aside: UnreadableText, said: &'static StudyPhrases) -> El {
    let hand_out = move |_| download("rack-o-set-aside.json", &aside.text);
    el("div")
        .class("notice notice--bad")
        .set("role", "alert")
        .child(icon("info"))
        .child(el("p").text(said.tally_set_aside()))
        .child(el("button").class("key key--small").on("click", hand_out).text(phrases().download()))
}

fn shown(store: Store, tally: &Tally, said: &'static StudyPhrases) -> Part {
    if tally.lines.is_empty() {
        return el("section")
            .class("box stats__none")
            .child(el("h2").text(said.nothing_played()))
            .child(el("p").text(said.nothing_played_yet()))
            .view();
    }
    let sum = tally.sum(alone);
    let mut notes = Vec::new();
    if sum.chip_rounds > 0 {
        notes.push(el("p").text(&said.chips_note(sum.chip_rounds, sum.chips < 0, sum.chips.saturating_abs())));
    }
    if tally.sum(|line| !alone(line)).rounds > 0 {
        notes.push(el("p").text(said.people_note()));
    }
    let export = export_text(tally);
    let hand_out = move |_| download("rack-o-statistics.json", &export);
    let key = |text: &str| el("button").class("key key--quiet").text(text);
    vec![
        figures(tally, &sum, said),
        el("div").class("stats__t").children(by_level(tally, said)).children(by_edition(tally, said)),
        el("footer").class("stats__f").child(el("div").class("stats__n").children(notes)).child(
            el("p")
                .class("stats__k")
                .child(key(said.export_statistics()).on("click", hand_out))
                .child(key(said.reset()).on("click", move |_| store.sheet.set(Some(Sheet::Menu)))),
        ),
    ]
}

/// The tally as it stands in a file.
#[derive(serde::Serialize)]
struct Export<'a> {
    format: &'static str,
    version: u32,
    streak: u32,
    best_streak: u32,
    lines: &'a [TallyLine],
}

/// The tally as the text of a file.
fn export_text(tally: &Tally) -> String {
    let export = Export {
        format: "rack-o-statistics",
        version: 1,
        streak: tally.streak,
        best_streak: tally.best_streak,
        lines: &tally.lines,
    };
    serde_json::to_string(&export).unwrap_or_default() + "\n"
}
