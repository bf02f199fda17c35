//! What the coach answers.

use super::state::lazy_phrases;
use crate::coach::{Answer, Question};
use crate::engine::{Action, Goal};
use crate::i18n::Tenths;
use crate::players::{Judged, appraise, reason};
use crate::record;

/// The answer to a question about the match in a record; `None` where no decision is due.
pub fn answer(question: &Question, record: &str) -> Option<Answer> {
    let position = question.position(record::read(record).ok()?)?;
    let view = position.view()?;
    let appraisal = appraise(&view, question.seed);
    let best = appraisal.best()?;
    let phrases = lazy_phrases();
    let text = phrases.reason(reason(&view, best.action));
    let gain = |next: &Judged| phrases.gain(Tenths(((best.worth - next.worth) * 10.0 + 0.5) as i32));
    // Chips are no points, and whoever may announce needs no figure.
    let has_figure = !matches!(view.rules.goal, Goal::Chips(_)) && best.action != Action::Announce;
    let more = appraisal.options.get(1).filter(|_| has_figure).map(gain).unwrap_or_default();
    Some(Answer::new(question, &appraisal, text, more))
}
