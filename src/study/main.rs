//! The study: what is loaded only when somebody wants it. In a worker it thinks for the expert and the coach; in the page
//! it shows what the coach thinks of a round, and the statistics. `public/study.js` loads it for both.

use rack_o::app::{speak, speak_of_rules, speak_of_study, study_phrases};
use rack_o::coach::{Answer, Position, Question};
use rack_o::engine::{Action, Goal};
use rack_o::i18n::Tenths;
use rack_o::players::{Judged, Level, appraise, player, reason};
use rack_o::record;
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

/// Reads a question as the page sends it: a line of JSON, and then the record of the match.
fn read(sent: &str) -> Option<(Question, Position)> {
    let (question, record) = sent.split_once('\n')?;
    let question: Question = serde_json::from_str(question).ok()?;
    let position = question.position(record::read(record).ok()?)?;
    Some((question, position))
}

/// Answers a [`Question`] with an [`Answer`]; one about no decision gets no text at all.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    answer(question).and_then(|answer| serde_json::to_string(&answer).ok()).unwrap_or_default()
}

fn answer(question: &str) -> Option<Answer> {
    let (question, position) = read(question)?;
    let view = position.view()?;
    let appraisal = appraise(&view, question.seed);
    let best = appraisal.best()?;
    let phrases = study_phrases();
    let text = phrases.reason(reason(&view, best.action));
    let gain = |next: &Judged| phrases.gain(Tenths(((best.worth - next.worth) * 10.0 + 0.5) as i32));
    // Chips are no points, and who may announce needs no figure.
    let counts = !matches!(view.rules.goal, Goal::Chips(_)) && best.action != Action::Announce;
    let more = appraisal.options.get(1).filter(|_| counts).map(gain).unwrap_or_default();
    Some(Answer::new(&question, &appraisal, text, more))
}

/// Takes the texts of the language in force: those of the table, where the study shows something, and its own. Whether they are
/// those of this program.
#[wasm_bindgen(js_name = speak)]
pub fn take_texts(table: &str, study: &str, book: &str) -> bool {
    // Who only thinks needs no more than its own.
    speak_of_study(study) && (table.is_empty() || speak(table) && speak_of_rules(book))
}

/// Lets a level decide the position of a [`Question`] so many times, to be timed.
#[wasm_bindgen]
pub fn rehearse(level: &str, question: &str, times: u32) {
    let position = read(question);
    let view = position.as_ref().and_then(|(question, position)| Some((question.seed, position.view()?)));
    if let (Ok(level), Some((seed, view))) = (level.parse::<Level>(), view) {
        let mut one = player(level);
        for again in 0..times {
            core::hint::black_box(one.decide(&view, seed ^ u64::from(again)));
        }
    }
}

/// A match is over: the deal of a day is counted.
#[wasm_bindgen]
pub fn over() {
    rack_o::app::count_day();
}

/// Shows a screen of the study in the page's place for it (see [`rack_o::app::open_study`]).
#[wasm_bindgen]
pub fn show(what: &str) {
    rack_o::app::open_study(what);
}
