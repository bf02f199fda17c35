//! A match from a file, and what can be done with it. Part of the study.

use super::files::TOO_LONG;
use super::in_play::InPlay;
use super::parts::{El, Part, el, sheet};
use super::sharing::{is_profile, profile_content};
use super::store::{Store, Study, phrases};
use super::study::Desk;
use crate::engine::Stage;
use crate::i18n::Who;
use crate::record::{self, Fault, MOST_BYTES, Problem, RecordedGame};

/// The sheet about this file.
pub fn opened_sheet(store: Store, desk: Desk, file: &str) -> Part {
    let said = desk.phrases();
    if is_profile(file) {
        return sheet(said.profile_title(), "sheetbox--ask", profile_content(desk, file));
    }
    let read = match file {
        TOO_LONG => Err(Fault { round: None, action: None, problem: Problem::TooLong(MOST_BYTES) }),
        text => record::read(text),
    };
    let (title, content) = match read {
        Ok(recorded) => (said.opened_title(), about(store, desk, recorded)),
        Err(fault) => {
            let why = el("p").set("role", "alert").text(&said.bad_file(&fault, phrases()));
            let rule = fault.problem.rule().map(|rule| {
                el("button")
                    .class("link")
                    .on("click", move |_| desk.look_at(Study::Rules, rule))
                    .text(phrases().see_rule())
            });
            (said.bad_file_title(), std::iter::once(why).chain(rule).collect())
        }
    };
    sheet(title, "sheetbox--ask", content)
}

/// What was opened, and the keys for what can be done with it.
fn about(store: Store, desk: Desk, recorded: RecordedGame) -> Vec<El> {
    let said = desk.phrases();
    let names: Vec<Who<'_>> =
        recorded.record().seats.iter().map(|seat| Who::Named(phrases().called(&seat.name))).collect();
    let names = phrases().names(&names);
    let rounds = recorded.results().len();
    let over = matches!(recorded.game().stage(), Stage::Over(_));
    let replaces = !over && store.play.with_untracked(|play| play.as_ref().is_some_and(InPlay::unfinished));
    let mut content = vec![el("p").text(&said.opened_line(&names, over, rounds))];
    if replaces {
        content.push(el("p").text(said.opened_replaces()));
    }
    let (text, looked_at) = (recorded.to_json(), recorded.to_json());
    let any_over = !recorded.results().is_empty();
    let key = |kind: &str, text: &str| el("button").class(&format!("key {kind}")).text(text);
    let mut keys = el("p").class("sheetbox__f");
    if any_over {
        for (study, kind, name) in
            [(Study::Replay, "key--sun", phrases().replay()), (Study::Review, "key--quiet", phrases().review())]
        {
            let looked_at = looked_at.clone();
            keys = keys.child(key(kind, name).on("click", move |_| desk.look_at(study, &looked_at)));
        }
    }
    if !over {
        keys = keys.child(key("key--quiet", said.go_on_with_it()).on("click", move |_| desk.take_up(&text)));
    }
    content.push(keys);
    content
}
